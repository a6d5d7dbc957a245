import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { Button } from './Button'
import { VisuallyHidden } from './VisuallyHidden'

export interface CopyButtonProps {
  /** What lands on the clipboard. */
  text: string
  /** The verb and its object: 'Copy all codes'. */
  label: string
}

const COPIED = 'Copied'

/** Puts a text on the clipboard and says whether it got there. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [told, setTold] = useState('')

  useEffect(() => {
    if (!told) return
    const timer = setTimeout(() => setTold(''), 2000)
    return () => clearTimeout(timer)
  }, [told])

  async function copy() {
    try {
      // There is no clipboard outside a secure context, and a person may forbid it.
      await navigator.clipboard.writeText(text)
      setTold(COPIED)
    } catch {
      setTold('Could not copy')
    }
  }

  return (
    <Root>
      <Button
        size="sm"
        icon={told === COPIED ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
        onClick={() => void copy()}
      >
        {told || label}
      </Button>
      <VisuallyHidden as="output">{told}</VisuallyHidden>
    </Root>
  )
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
`

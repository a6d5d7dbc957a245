import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './Button'

export interface CopyButtonProps {
  /** What lands on the clipboard. */
  text: string
  /** The verb and its object: 'Copy all codes'. */
  label: string
}

/** Puts a text on the clipboard and says whether it got there. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), 2000)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      // There is no clipboard outside a secure context, and a person may forbid it.
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }

  return (
    <Button
      size="sm"
      icon={outcome === 'copied' ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">
        {outcome === 'copied' ? 'Copied' : outcome === 'failed' ? 'Could not copy' : label}
      </span>
    </Button>
  )
}

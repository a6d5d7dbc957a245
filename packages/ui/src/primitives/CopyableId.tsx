import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { NOT_AVAILABLE, shortId } from '../lib'
import { Missing } from './Missing'
import { VisuallyHidden } from './VisuallyHidden'
import { WholeId } from './WholeId'

export interface CopyableIdProps {
  /** The full id: what is copied, and shown on hover. */
  id: string | null | undefined
  /** What it identifies, for the button's name: 'organization ID'. */
  label?: string
  /** How many characters are shown (§9.8: 8, sometimes 10). */
  length?: number
}

/** An id cut short, with a button that copies all of it. */
export function CopyableId({ id, label = 'ID', length = 8 }: CopyableIdProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const text = useRef<HTMLElement>(null)

  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome(undefined), 2000)
    return () => clearTimeout(timer)
  }, [outcome])

  // Once the full id is on screen, select it so that Ctrl+C does what the button could not.
  useEffect(() => {
    if (outcome === 'refused') select(text.current)
  }, [outcome])

  if (!id) return <Missing>{NOT_AVAILABLE}</Missing>

  async function copy(full: string) {
    try {
      // There is no clipboard outside a secure context, and a person may forbid it.
      await navigator.clipboard.writeText(full)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
      select(text.current)
    }
  }

  return (
    <Root>
      <span ref={text}>
        {outcome === 'refused' ? <WholeId id={id} /> : <code title={id}>{shortId(id, length)}</code>}
      </span>
      <button
        type="button"
        aria-label={`Copy ${label}`}
        title={outcome === 'copied' ? 'Copied' : `Copy ${label}`}
        data-copied={outcome === 'copied' || undefined}
        onClick={() => void copy(id)}
      >
        {outcome === 'copied' ? <Check size={14} /> : <Copy size={14} />}
      </button>
      <VisuallyHidden as="output">
        {outcome === 'copied' ? 'Copied' : outcome && 'Could not copy. The full ID is selected.'}
      </VisuallyHidden>
    </Root>
  )
}

function select(text: Node | null) {
  if (text) getSelection()?.selectAllChildren(text)
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  max-width: 100%;

  code {
    white-space: nowrap;
  }
  > span:first-child {
    min-width: 0;
  }
  button {
    display: inline-grid;
    place-items: center;
    min-width: var(--target);
    min-height: var(--target);
    /* On touch the button is larger than its line; the negative margin keeps the line's height. */
    margin: calc((var(--line-lg) - var(--target)) / 2);
    padding: 0;
    border: 0;
    border-radius: var(--radius-sm);
    background: transparent;
    color: var(--text-muted);
  }
  button:hover {
    background: var(--hover);
    color: var(--text);
  }
  @media print {
    button {
      display: none;
    }
  }
  [data-copied] {
    color: var(--success);
  }
`

import { ChevronDown, ChevronsDown, ChevronUp } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import styled from 'styled-components'
import { Button, IconButton, Spinner, topDialog } from '../primitives'

/** The way from the workflow in view to others of the list below. A step that leads nowhere is left out. */
export interface Walk {
  onPrevious?: () => void
  onNext?: () => void
  onNextFailure?: () => void
  /** Ends the search for the next one, so that it leads nowhere any more. */
  onStop?: () => void
  /** The list is being read further to find the next one. */
  busy: boolean
  /** What came of the last step, where it led nowhere. */
  told?: string
}

const TYPED_IN = 'input, select, textarea, [contenteditable]'

/**
 * Leads to the previous and the next workflow of a list, and to the next one that has failed. The keys K, J and F do the
 * same while the focus is in the dialog, but not in a field.
 */
export function WalkButtons({ onPrevious, onNext, onNextFailure, busy, told }: Walk) {
  const root = useRef<HTMLElement>(null)
  const steps: Record<string, (() => void) | undefined> = { K: onPrevious, J: onNext, F: onNextFailure }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey, repeat, isComposing } = event
    if (ctrlKey || metaKey || altKey || repeat || isComposing || event.defaultPrevented || busy) return
    const dialog = root.current?.closest('[role="dialog"]')
    if (!(target instanceof Element) || !dialog?.contains(target) || target.closest(TYPED_IN)) return
    // While a question above the dialog is asked, keys mean nothing here, also before it has the focus.
    if (topDialog() !== dialog) return
    steps[key.toUpperCase()]?.()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  const step = (key: 'K' | 'J' | 'F') => ({
    'aria-keyshortcuts': key,
    'aria-disabled': !steps[key] || busy || undefined,
    onClick: () => void (busy || steps[key]?.()),
  })
  return (
    <Root ref={root} aria-label="Walk through the list">
      <output>
        {busy && <Spinner label="Looking further" />}
        {told && <span>{told}</span>}
      </output>
      <IconButton label="Previous workflow (K)" {...step('K')}>
        <ChevronUp size={16} />
      </IconButton>
      <IconButton label="Next workflow (J)" {...step('J')}>
        <ChevronDown size={16} />
      </IconButton>
      <Button
        variant="ghost"
        title="Next failure (F)"
        icon={<ChevronsDown size={16} aria-hidden />}
        {...step('F')}
      >
        Next failure
      </Button>
    </Root>
  )
}

const Root = styled.nav`
  display: flex;
  flex: none;
  align-items: center;

  > output {
    max-width: 160px;
    color: var(--text-muted);
    font-size: var(--size-xs);
  }
  @media (max-width: 640px) {
    > output {
      order: 1;
    }
  }
`

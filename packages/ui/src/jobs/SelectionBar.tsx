import { Ban, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { formatInteger } from '../lib'
import { Button } from '../primitives'
import { backTo, type Coverage } from './ReadCoverage'

export interface SelectionBarProps {
  /** How many jobs are chosen, and how many of them can be restarted and cancelled. */
  selected: number
  restart: number
  cancel: number
  /** What all was chosen from, in words, where that was pressed. */
  among?: string
  /** The whole list, where more can be chosen than is: `most` at a time. */
  whole?: {
    coverage: Coverage
    most: number
    busy: boolean
    /** The last attempt ended before all were read. */
    brokeOff?: boolean
    onSelect: () => void
  }
  /** Copies them. */
  copy?: ReactNode
  onRestart: () => void
  onCancel: () => void
  onClear: () => void
}

/** What can be done about the jobs that are chosen of a list. It stays at the bottom of the window. */
export function SelectionBar({ selected, restart, cancel, among, whole, copy, ...on }: SelectionBarProps) {
  return (
    <Root data-stays aria-label="Selected jobs">
      <output>
        {`${formatInteger(selected)} selected${among ? ` of ${among}` : ''}${whole?.brokeOff ? ' · not all could be read' : ''}`}
      </output>
      {whole && (
        <Button size="sm" variant="ghost" busy={whole.busy} onClick={whole.onSelect}>
          {`Select ${wholeText(whole.coverage, whole.most)}`}
        </Button>
      )}
      <div>
        {restart > 0 && (
          <Button size="sm" icon={<RotateCcw size={14} aria-hidden />} onClick={on.onRestart}>
            {`Restart ${formatInteger(restart)}`}
          </Button>
        )}
        {cancel > 0 && (
          <Button size="sm" icon={<Ban size={14} aria-hidden />} onClick={on.onCancel}>
            {`Cancel ${formatInteger(cancel)}`}
          </Button>
        )}
        {copy}
        <Button size="sm" variant="ghost" onClick={on.onClear}>
          Clear
        </Button>
      </div>
    </Root>
  )
}

/** 'all 312 that match', or as far as jobs were read: 'all 12 found, back to 09:14'. */
export function wholeText(coverage: Coverage, most: number): string {
  const found = coverage.kind === 'latest' ? coverage.total : coverage.found
  const back = coverage.kind === 'read' ? coverage.back : null
  const which = back === null ? 'that match' : `found${backTo(back)}`
  if (found > most) return `the latest ${formatInteger(most)} of ${formatInteger(found)} ${which}`
  return `all ${formatInteger(found)} ${which}`
}

const Root = styled.section`
  position: sticky;
  z-index: 2;
  bottom: calc(var(--banner-room) + var(--space-2));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--accent);
  border-radius: var(--radius);
  background: var(--raised);
  font-size: var(--size-sm);
  font-variant-numeric: tabular-nums;

  > output {
    font-weight: 600;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin-left: auto;
  }
  @media (max-width: 640px) {
    > div {
      flex: 1 1 100%;
    }
    > div > button {
      flex: 1;
    }
  }
  /* What gets the focus comes into view above it, be it one line or two; for what is in it nothing scrolls. */
  :root:has(&:not(:focus-within)) {
    scroll-padding-bottom: calc(var(--banner-room) + 2 * var(--control-sm) + 5 * var(--space-2));
  }
  @media print {
    display: none;
  }
`

import { ChevronDown } from 'lucide-react'
import type { KeyboardEvent, Ref, SelectHTMLAttributes, SyntheticEvent } from 'react'
import styled from 'styled-components'
import { isShortcut } from '../lib'
import { useAtRest } from './atRest'
import { controlStyles } from './controlStyles'
import { useFieldControl } from './fieldContext'

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  ref?: Ref<HTMLSelectElement>
}

/** Tab and shortcuts of the browser lead elsewhere; a select that has the focus opens by Alt with an arrow up or down. */
const leadsElsewhere = (event: KeyboardEvent) =>
  event.key === 'Tab' || (isShortcut(event) && event.key !== 'ArrowDown' && event.key !== 'ArrowUp')

/** Browsers have no select that is only read: at rest, neither a press nor a key opens or changes it. */
const RESTING = {
  'aria-disabled': true,
  onMouseDown: (event: SyntheticEvent) => event.preventDefault(),
  onKeyDown: (event: KeyboardEvent) => leadsElsewhere(event) || event.preventDefault(),
} as const

/** The browser's own select in our style: it works best on touch, with a keyboard and with screen readers. */
export function Select({ children, className, ...rest }: SelectProps) {
  const atRest = useAtRest()
  return (
    <Root className={className}>
      <select {...useFieldControl(rest)} {...(atRest && RESTING)}>
        {children}
      </select>
      <ChevronDown size={16} aria-hidden />
    </Root>
  )
}

const Root = styled.span`
  position: relative;
  display: flex;
  > select {
    ${controlStyles}
    padding-right: calc(var(--space-8) + var(--space-1));
    appearance: none;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  > select:disabled {
    cursor: not-allowed;
  }
  > svg {
    position: absolute;
    top: 50%;
    right: var(--space-3);
    transform: translateY(-50%);
    color: var(--text-muted);
    pointer-events: none;
  }
`

import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { formatInteger } from '../lib'
import { printed } from './printed'

export interface MeterProps {
  /** What is used: 'Agents'. */
  label: string
  /** How much of it is used; null when that is not known. */
  current: number | null | undefined
  /** How much of it is allowed; 'N/A' or null when that is not known. */
  max: number | 'N/A' | null | undefined
}

/** Usage as 'current / max' and as a bar: a warning from 80 %, an alarm from 100 %, both also told in text. */
export function Meter({ label, current, max }: MeterProps) {
  const id = useId()
  const used = isCount(current) ? current : null
  const limit = isCount(max) ? max : null
  const share = shareOf(used, limit)
  const warning = share >= 1 ? 'limit reached' : share >= 0.8 ? 'near the limit' : null

  const figures = (
    <Figures data-warning={warning}>
      {warning && <TriangleAlert size={14} aria-hidden />}
      <b>{formatInteger(used)}</b> <span>{`/ ${formatInteger(limit)}`}</span>
    </Figures>
  )
  return (
    <Root>
      <div>
        <span id={id}>{label}</span>
        {figures}
      </div>
      {/* Without a limit there is nothing to measure against, only the text. */}
      <Track
        {...(used !== null &&
          limit !== null && {
            role: 'meter',
            'aria-labelledby': id,
            'aria-valuemin': 0,
            'aria-valuemax': limit,
            'aria-valuenow': Math.min(used, limit),
            'aria-valuetext': `${formatInteger(used)} of ${formatInteger(limit)}${warning ? `, ${warning}` : ''}`,
          })}
        data-tone={share >= 1 ? 'danger' : share >= 0.8 ? 'warning' : undefined}
        style={{ '--share': Math.min(share, 1) }}
      />
    </Root>
  )
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

/** The used part of the limit, 0 to 1 and beyond. With a limit of 0 it is 0 when nothing is used, else 1. */
function shareOf(used: number | null, limit: number | null): number {
  if (used === null || limit === null) return 0
  if (limit === 0) return used === 0 ? 0 : 1
  return used / limit
}

const Root = styled.div`
  display: grid;
  gap: var(--space-1);
  font-size: var(--size-sm);

  > div:first-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-3);
  }
`

const Figures = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 var(--space-1);
  color: var(--text-muted);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  b {
    color: var(--text);
    font-weight: 600;
  }
  &[data-warning='near the limit'] svg {
    color: var(--warning);
  }
  &[data-warning='limit reached'] svg {
    color: var(--danger);
  }
`

const Track = styled.div`
  ${printed}
  height: 6px;
  overflow: hidden;
  border-radius: var(--radius-full);
  background: var(--neutral-soft);

  &::before {
    content: '';
    display: block;
    width: calc(var(--share) * 100%);
    height: 100%;
    border-radius: inherit;
    background: var(--accent);
  }
  &[data-tone]::before {
    background: var(--tone-fill);
  }
  /* Forced colours replace backgrounds; the bar must stay visible. */
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    &::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

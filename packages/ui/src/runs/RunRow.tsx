import { CircleAlert, CircleOff } from 'lucide-react'
import styled from 'styled-components'
import { Badge, Skeleton, VisuallyHidden } from '../primitives'
import type { Run } from './run'
import { RunButton } from './RunButton'

export interface RunRowProps {
  name: string
  description: string
  job_type?: string
  is_enabled: boolean
  run: Run
  /** 'Run Job' or 'Run Workflow'. */
  label: string
  onRun: () => void
  /** Shows what it consists of; the whole row is pressed. */
  onOpen?: () => void
}

/** Something that can be run: what it is, the button, and below it why the last run failed. */
export function RunRow({ name, description, job_type, is_enabled, run, label, onRun, onOpen }: RunRowProps) {
  const { status, failure } = run
  return (
    <Row data-opens={Boolean(onOpen) || undefined}>
      <div>
        <p data-part="name">
          {onOpen ? (
            <button type="button" onClick={onOpen}>
              {name}
            </button>
          ) : (
            <span>{name}</span>
          )}
          {job_type && <code>{job_type}</code>}
          {!is_enabled && <Badge icon={<CircleOff />}>Not enabled</Badge>}
        </p>
        {description && <p data-part="description">{description}</p>}
        <output>
          {status === 'success' && <VisuallyHidden>{name} started</VisuallyHidden>}
          {failure && (
            <>
              <CircleAlert size={14} aria-hidden />
              <span>
                <b>{failure.message}</b>
                {failure.reason && <> {failure.reason}</>}
              </span>
            </>
          )}
        </output>
      </div>
      <RunButton status={status} label={label} name={name} disabled={!is_enabled} onRun={onRun} />
    </Row>
  )
}

/** Rows that have not arrived yet, as high as those that will. */
export function RunRowSkeletons({ count }: { count: number }) {
  return (
    <RunRows as="div">
      {Array.from({ length: count }, (_, index) => (
        <Row key={index} as="div">
          <div>
            <Skeleton width={140} />
            <Skeleton width={260} />
          </div>
          <Skeleton width={128} height={28} />
        </Row>
      ))}
    </RunRows>
  )
}

export const RunRows = styled.ul`
  border-top: 1px solid var(--border);
`

const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  min-height: 61px;
  padding: 10px 0;
  border-bottom: 1px solid var(--border);

  > div {
    position: relative;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  [data-part='name'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
    font-weight: 500;
  }
  [data-part='name'] code {
    color: var(--text-muted);
    font-size: 12px;
    font-weight: 400;
  }
  [data-part='name'] > button {
    padding: 0;
    border: 0;
    background: none;
    font-weight: inherit;
    text-align: left;
  }
  /* No higher than the line it stands in. */
  [data-part='name'] [data-tone] {
    margin-block: -1px;
  }
  [data-part='description'] {
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
  output {
    display: flex;
    gap: 6px;
    color: var(--danger);
    font-size: var(--size-sm);
  }
  output > svg {
    margin-top: 3px;
  }
  output b {
    font-weight: 600;
  }

  /* The name is the button; its area is the row, below the one that runs. */
  &[data-opens] > div {
    position: static;
  }
  &[data-opens] [data-part='name'] > button::after {
    content: '';
    position: absolute;
    inset: 0 -8px;
    border-radius: var(--radius-sm);
  }
  &[data-opens]:hover [data-part='name'] > button {
    color: var(--accent-text);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  [data-part='name'] > button:focus-visible {
    outline: none;
  }
  [data-part='name'] > button:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  > button {
    z-index: 1;
  }

  @media (max-width: 480px) {
    flex-wrap: wrap;
    > div {
      flex-basis: 100%;
    }
  }
`

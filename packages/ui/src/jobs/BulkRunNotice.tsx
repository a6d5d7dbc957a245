import { Pause } from 'lucide-react'
import styled from 'styled-components'
import { Spinner, TextLink } from '../primitives'
import { bulkTitle, countsText, type BulkRunState } from './bulk'

export interface BulkRunNoticeProps {
  /** One that is under way or paused. */
  run: BulkRunState
  /** Address of its place. */
  href: string
}

/** Says above the jobs that many of them are being restarted or cancelled, and leads there. */
export function BulkRunNotice({ run, href }: BulkRunNoticeProps) {
  return (
    <Root>
      {run.state === 'running' ? <Spinner /> : <Pause size={16} aria-hidden />}
      <TextLink href={href}>{bulkTitle(run)}</TextLink>
      <span>{`${run.state === 'running' ? 'under way' : 'paused'}: ${countsText(run.rows)}`}</span>
    </Root>
  )
}

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  min-height: var(--row);
  padding: var(--space-1) var(--space-4);
  border: 1px solid var(--info-line);
  border-radius: var(--radius);
  background: var(--info-soft);
  font-size: var(--size-sm);
  font-variant-numeric: tabular-nums;
`

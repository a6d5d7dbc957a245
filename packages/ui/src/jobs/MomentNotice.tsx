import { History } from 'lucide-react'
import styled from 'styled-components'
import { formatReach } from '../lib'
import { Button } from '../primitives'
import { momentIn, withTerms, type JobQuery } from './jobQuery'

interface MomentNoticeProps {
  query: JobQuery
  onQuery: (query: JobQuery) => void
}

/** Says that a list shows what there was at a moment, as a link to it asks for, and leads back to what is new. */
export function MomentNotice({ query, onQuery }: MomentNoticeProps) {
  const moment = momentIn(query)
  if (moment === null) return null
  return (
    <Root>
      <span>
        <History size={16} aria-hidden />
        <span>{`As of ${formatReach(moment)}. Jobs stand as they do by now; later ones are left out.`}</span>
      </span>
      <Button size="sm" onClick={() => onQuery(withTerms(query, 'until', []))}>
        Back to live
      </Button>
    </Root>
  )
}

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  color: var(--text-muted);
  font-size: var(--size-sm);

  svg {
    margin-right: var(--space-2);
    vertical-align: -3px;
  }
`

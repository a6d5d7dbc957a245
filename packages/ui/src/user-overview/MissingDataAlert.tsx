import { RotateCw } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import type { Loadable } from '../lib'
import { Alert, Button, TextLink } from '../primitives'
import { UNAVAILABLE } from '../user-organizations'

export interface MissingDataAlertProps {
  plan: Loadable<unknown>
  namespace: Loadable<unknown>
  utilization: Loadable<unknown>
  /** Where 'contact support' writes to. */
  supportEmail: string
}

/** §2.9 user-overview: names the parts that could not be loaded; nothing is drawn when there are none. */
export function MissingDataAlert({ supportEmail, ...parts }: MissingDataAlertProps) {
  const failed = (['plan', 'namespace', 'utilization'] as const).flatMap((key) => {
    const part = parts[key]
    return part.state === 'error' ? [{ key, onRetry: part.onRetry }] : []
  })
  if (failed.length === 0) return null

  return (
    <Alert tone="warning" title="Some data could not be loaded">
      <Parts>
        {failed.map(({ key, onRetry }) => (
          <MissingPart key={key} text={UNAVAILABLE[key]} onRetry={onRetry} />
        ))}
      </Parts>
      <p>
        If this issue persists, please <TextLink href={`mailto:${supportEmail}`}>contact support</TextLink>.
      </p>
    </Alert>
  )
}

/** One part, with a button that loads it again. */
function MissingPart({ text, onRetry }: { text: string; onRetry?: () => void }) {
  const id = useId()
  return (
    <li>
      <span id={id}>{text}</span>
      {onRetry && (
        <Button size="sm" icon={<RotateCw size={14} />} aria-describedby={id} onClick={onRetry}>
          Try Again
        </Button>
      )}
    </li>
  )
}

const Parts = styled.ul`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  margin-bottom: var(--space-1);

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px var(--space-3);
  }
  /* One column of buttons, however long the words before them. */
  > li > span {
    min-width: 232px;
  }
`

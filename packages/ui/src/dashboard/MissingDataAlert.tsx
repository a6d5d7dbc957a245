import { RotateCw } from 'lucide-react'
import styled from 'styled-components'
import type { Loadable } from '../lib'
import { Alert, Button, TextLink } from '../primitives'

export interface MissingDataAlertProps {
  plan: Loadable<unknown>
  namespace: Loadable<unknown>
  utilization: Loadable<unknown>
  /** Where 'contact support' writes to. */
  supportEmail: string
}

// §8: the words for each part that could not be loaded.
const UNAVAILABLE = {
  plan: 'Plan information unavailable',
  namespace: 'Namespace information unavailable',
  utilization: 'Resource utilization data unavailable',
}

/** §2 User overview: names exactly the parts that could not be loaded; nothing when all is well. */
export function MissingDataAlert({ supportEmail, ...parts }: MissingDataAlertProps) {
  const failed = (['plan', 'namespace', 'utilization'] as const).filter((key) => parts[key].state === 'error')
  if (failed.length === 0) return null

  const retries = failed.flatMap((key) => {
    const part = parts[key]
    return part.state === 'error' && part.onRetry ? [part.onRetry] : []
  })
  return (
    <Alert tone="warning" title="Some data could not be loaded">
      <Body>
        <p>
          {failed.map((key) => `${UNAVAILABLE[key]}. `)}
          If this issue persists, please <TextLink href={`mailto:${supportEmail}`}>contact support</TextLink>.
        </p>
        {retries.length > 0 && (
          <Button size="sm" icon={<RotateCw size={16} />} onClick={() => retries.forEach((retry) => retry())}>
            Try Again
          </Button>
        )}
      </Body>
    </Alert>
  )
}

const Body = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--space-2) var(--space-4);

  > p {
    flex: 1 1 240px;
  }
`

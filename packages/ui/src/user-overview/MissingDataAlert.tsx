import { RotateCw } from 'lucide-react'
import styled from 'styled-components'
import type { Loadable } from '../lib'
import { Alert, Button, TextLink } from '../primitives'
import { UNAVAILABLE } from '../user-organizations'

export interface MissingDataAlertProps {
  /** Everything the screen reads; named in this order. Null where nothing is to be expected yet. */
  parts: { [Name in keyof typeof UNAVAILABLE]: Loadable<unknown> | null }
  /** Where 'contact support' writes to. */
  supportEmail: string
  /** Asks for everything again. */
  onRetry: () => void
}

/**
 * §2.9 user-overview: names the parts that could not be loaded, with one button that asks for everything again; nothing is
 * drawn when there are none.
 */
export function MissingDataAlert({ parts, supportEmail, onRetry }: MissingDataAlertProps) {
  const missing = Object.entries(UNAVAILABLE).filter(
    ([name]) => parts[name as keyof typeof UNAVAILABLE]?.state === 'error',
  )
  if (missing.length === 0) return null

  return (
    <Alert
      data-notice
      tone="warning"
      title="Some data could not be loaded"
      actions={
        <Button size="sm" icon={<RotateCw size={14} />} onClick={onRetry}>
          Try all again
        </Button>
      }
    >
      <Parts>
        {missing.map(([name, text]) => (
          <li key={name}>{text}</li>
        ))}
      </Parts>
      <p>
        If this issue persists, please <TextLink href={`mailto:${supportEmail}`}>contact support</TextLink>.
      </p>
    </Alert>
  )
}

const Parts = styled.ul`
  columns: 3 240px;
  margin-bottom: var(--space-1);
`

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
}

/**
 * §2.9 user-overview: names the parts that could not be loaded, with one button that asks for all of them again; nothing
 * is drawn when there are none.
 */
export function MissingDataAlert({ parts, supportEmail }: MissingDataAlertProps) {
  const missing = Object.entries(UNAVAILABLE).flatMap(([name, text]) => {
    const part = parts[name as keyof typeof UNAVAILABLE]
    return part?.state === 'error' ? [{ text, onRetry: part.onRetry }] : []
  })
  if (missing.length === 0) return null

  return (
    <Alert
      data-notice
      tone="warning"
      title="Some data could not be loaded"
      actions={
        <Button
          size="sm"
          icon={<RotateCw size={14} />}
          onClick={() => missing.forEach(({ onRetry }) => onRetry?.())}
        >
          Try all again
        </Button>
      }
    >
      <Parts>
        {missing.map(({ text }) => (
          <li key={text}>{text}</li>
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

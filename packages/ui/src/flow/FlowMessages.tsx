import { useState } from 'react'
import styled from 'styled-components'
import { Alert } from '../primitives'
import { type FlowText, own } from './flow'

export interface FlowMessagesProps {
  messages: FlowText[]
}

const tones: Record<string, 'info' | 'success' | 'danger'> = {
  info: 'info',
  success: 'success',
  error: 'danger',
}

/**
 * The messages of a flow that belong to no field, each as an alert; unknown types show as information. Those of another
 * document are drawn anew, whatever they say: screen readers read out what comes, and not what stays.
 */
export function FlowMessages({ messages }: FlowMessagesProps) {
  const [first] = messages
  const [shown, setShown] = useState({ first, documents: 0 })
  if (first !== shown.first) setShown({ first, documents: shown.documents + 1 })
  if (messages.length === 0) return null
  return (
    <Stack key={shown.documents}>
      {messages.map(({ text, type = 'info' }, index) => (
        <Alert key={`${index} ${text}`} tone={own(tones, type) ?? 'info'}>
          {text}
        </Alert>
      ))}
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-2);
`

import { useMemo, useRef } from 'react'
import styled from 'styled-components'
import { FlowForm, type FlowFormProps } from './FlowForm'
import { FlowPanel, type FlowPanelProps } from './FlowPanel'
import { codeAndResend } from './resend'
import type { FlowSubmit } from './useFlowForm'

/** The panel of a verification or recovery: while a code is asked for, its field above the form that sends another. */
export function ProofPanel({ flow, fields = 1, ...form }: FlowPanelProps) {
  if (flow.state === 'ready') return <ProofForm {...form} flow={flow.data} />
  return <FlowPanel {...form} flow={flow} fields={fields} />
}

/** The same for a flow that is there. */
export function ProofForm({ flow, ...form }: FlowFormProps) {
  // A form takes another document for an answer, so these must stay the same for the same flow.
  const forms = useMemo(() => codeAndResend(flow), [flow])
  const inFlight = useRef(false)
  if (!forms) return <FlowForm {...form} flow={flow} />

  /** While one of the two is sent, the other is not: another code makes the one void that is being looked at. */
  const submit: FlowSubmit = async (body, pressed) => {
    if (inFlight.current) return
    inFlight.current = true
    try {
      await form.onSubmit(body, pressed)
    } finally {
      inFlight.current = false
    }
  }

  return (
    <>
      <FlowForm {...form} flow={forms.code} onSubmit={submit} />
      <Resend>
        <p>No message? Check the address and have another code sent. Only the latest one works.</p>
        <FlowForm
          flow={forms.resend}
          group={forms.group}
          onSubmit={submit}
          defaultValues={form.defaultValues}
          codeSentAt={form.codeSentAt}
          onValuesChange={form.onValuesChange}
        />
      </Resend>
    </>
  )
}

const Resend = styled.div`
  display: grid;
  gap: var(--space-4);
  padding-top: var(--space-4);
  border-top: 1px solid var(--border);
  > p {
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
`

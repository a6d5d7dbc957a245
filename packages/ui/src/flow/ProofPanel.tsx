import { useMemo } from 'react'
import styled from 'styled-components'
import { FlowForm, type FlowFormProps } from './FlowForm'
import { FlowPanel, type FlowPanelProps } from './FlowPanel'
import { codeAndResend } from './resend'

/** The panel of a verification or recovery: while a code is asked for, its field above the form that sends another. */
export function ProofPanel({ flow, fields = 1, ...form }: FlowPanelProps) {
  if (flow.state === 'ready') return <ProofForm {...form} flow={flow.data} />
  return <FlowPanel {...form} flow={flow} fields={fields} />
}

/** The same for a flow that is there. */
export function ProofForm({ flow, ...form }: FlowFormProps) {
  // A form takes another document for an answer, so these must stay the same for the same flow.
  const forms = useMemo(() => codeAndResend(flow), [flow])
  if (!forms) return <FlowForm {...form} flow={flow} />
  return (
    <>
      <FlowForm {...form} flow={forms.code} />
      <Resend>
        <p>No message? Check the address and have another code sent. Only the latest one works.</p>
        <FlowForm
          flow={forms.resend}
          group={forms.group}
          onSubmit={form.onSubmit}
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

import { useState } from 'react'
import styled from 'styled-components'
import { Alert, Field, Textarea } from '../../primitives'
import { type Flow, isFlow } from '../flow'
import { FlowForm } from '../FlowForm'

export interface AnyDocumentProps {
  /** The document to begin with, as JSON. */
  initial: string
}

/** Paste what a Kratos sent, see the form, press its buttons, read what would be submitted. */
export function AnyDocument({ initial }: AnyDocumentProps) {
  const [text, setText] = useState(initial)
  const [body, setBody] = useState<object>()
  const read = parse(text)
  return (
    <Columns>
      <Field label="Flow document" error={typeof read === 'string' ? read : undefined}>
        <Textarea
          rows={28}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <section aria-label="Form">
        {typeof read !== 'string' && <FlowForm key={text} flow={read} onSubmit={setBody} />}
      </section>
      <section aria-label="Body">
        {body ? (
          <pre>{JSON.stringify(body, null, 2)}</pre>
        ) : (
          <Alert tone="neutral">Nothing submitted yet.</Alert>
        )}
      </section>
    </Columns>
  )
}

function parse(text: string): Flow | string {
  try {
    const value: unknown = JSON.parse(text)
    return isFlow(value) ? value : 'This is JSON, but no flow: it has no ui.'
  } catch {
    return 'This is not JSON.'
  }
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: var(--space-6);
  textarea,
  pre {
    margin: 0;
    font: 400 var(--size-mono) / var(--line) var(--font-mono);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`

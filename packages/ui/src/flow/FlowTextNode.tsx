import styled from 'styled-components'
import { CopyButton } from '../primitives'
import type { FlowNode, FlowText } from './flow'
import { KeepCodes } from './KeepCodes'

export interface FlowTextNodeProps {
  node: FlowNode
}

/** A text node: a secret with a copy button, recovery codes with buttons to keep them, or plain text. */
export function FlowTextNode({ node }: FlowTextNodeProps) {
  const { text, id } = node.attributes
  const label = node.meta?.label?.text
  const codes = recoveryCodes(text)
  if (codes.length > 0) return <RecoveryCodes label={label} codes={codes} />
  if (!text?.text) return null
  const isSecret = id === 'totp_secret_key' || text.id === 1050006
  return (
    <Root>
      {label && <p>{label}</p>}
      {isSecret ? (
        <Secret>
          <code>{text.text}</code>
          <CopyButton text={text.text} label="Copy secret" />
        </Secret>
      ) : (
        <p>{text.text}</p>
      )}
    </Root>
  )
}

interface RecoveryCode {
  text: string
  used: boolean
}

function RecoveryCodes({ label, codes }: { label?: string; codes: RecoveryCode[] }) {
  const unused = codes.filter(({ used }) => !used)
  return (
    <Root>
      {label && <p>{label}</p>}
      <Grid aria-label="Recovery codes">
        {codes.map(({ text, used }, index) => (
          <li key={index} data-used={used || undefined} title={used ? text : undefined}>
            {used ? 'Used' : <code>{text}</code>}
          </li>
        ))}
      </Grid>
      {unused.length > 0 && <KeepCodes codes={unused.map(({ text }) => text)} />}
    </Root>
  )
}

/** The recovery codes, from the context of the message. A code whose message has the id 1050014 has been used. */
function recoveryCodes(text: FlowText | undefined): RecoveryCode[] {
  const secrets: unknown = text?.context && Reflect.get(text.context, 'secrets')
  if (!Array.isArray(secrets)) return []
  return secrets.flatMap((secret: FlowText | null) =>
    typeof secret?.text === 'string' ? [{ text: secret.text, used: secret.id === 1050014 }] : [],
  )
}

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
  color: var(--text-muted);
  font-size: var(--size-sm);
  overflow-wrap: anywhere;
`

const Secret = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--border);
  border-radius: var(--radius-sm);
  background: var(--sunken);
  color: var(--text);
  code {
    font-family: var(--font-mono);
  }
`

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: var(--space-1);
  padding: var(--space-3);
  border: 1px solid var(--border);
  border-radius: var(--radius-sm);
  background: var(--sunken);
  color: var(--text);
  code {
    font-family: var(--font-mono);
  }
  > [data-used] {
    color: var(--text-muted);
  }
`

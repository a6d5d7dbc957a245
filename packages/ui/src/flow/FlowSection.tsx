import styled from 'styled-components'
import { type FlowNode, isProviderButton } from './flow'
import { FlowButton } from './FlowButton'
import { FlowContent } from './FlowContent'
import type { FlowLayout, Placed } from './layout'
import type { FlowFormState } from './useFlowForm'

export interface FlowSectionProps {
  section: FlowLayout['sections'][number]
  /** It is an alternative to the section above: a divider with 'or' stands between them. */
  alternative: boolean
  /** It is in one of several cards: its buttons are not wide. */
  inCard: boolean
  /** The button that is drawn as the main action of the page. */
  primary?: FlowNode
  /** The button of the method that was used last. */
  lastUsed?: FlowNode
  form: FlowFormState
  onEnter: (field: FlowNode) => void
  onTrigger: (button: Placed) => void
}

/** More providers than this stand in two columns, by their names alone. */
const MANY = 4

/** One section of a flow's layout: fields and texts, then the buttons. */
export function FlowSection({
  section,
  alternative,
  inCard,
  primary,
  lastUsed,
  form,
  onEnter,
  onTrigger,
}: FlowSectionProps) {
  const { content, buttons } = section
  const isMany = !inCard && buttons.filter(({ node }) => isProviderButton(node)).length > MANY
  return (
    <Root>
      {alternative && <Divider>or</Divider>}
      {content.map((placed) => (
        <FlowContent key={placed.position} {...placed} form={form} onEnter={() => onEnter(placed.node)} />
      ))}
      {buttons.length > 0 && (
        <Buttons data-wide={!inCard || undefined} data-many={isMany || undefined}>
          {buttons.map((placed) => (
            <FlowButton
              key={placed.position}
              {...placed}
              form={form}
              wide={!inCard}
              short={isMany}
              lastUsed={placed.node === lastUsed}
              variant={placed.node === primary ? 'primary' : 'secondary'}
              onTrigger={() => onTrigger(placed)}
            />
          ))}
        </Buttons>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
  min-width: 0;
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  &[data-wide] {
    display: grid;
  }
  &[data-many] {
    grid-template-columns: 1fr 1fr;
    > * {
      flex-wrap: wrap;
    }
    > :not([name='provider']) {
      grid-column: 1 / -1;
    }
  }
`

const Divider = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  color: var(--text-muted);
  font-size: var(--size-sm);
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--border);
  }
`

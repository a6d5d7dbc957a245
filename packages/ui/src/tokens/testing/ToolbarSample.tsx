import styled from 'styled-components'
import { Alert, Badge, Button, Card, Switch } from '../../primitives'

/** The computed style of an element, by which stories tell what it is drawn with. */
export const styleOf = (element: Element): CSSStyleDeclaration => getComputedStyle(element)

/** What moves when a switch is pressed. */
export function knobOf(element: HTMLElement): Element {
  const knob = element.firstElementChild
  if (!knob) throw new Error('The switch has no knob.')
  return knob
}

/** A little of everything that the toolbar changes: colours, lines, texts and what moves. */
export const ToolbarSample = () => (
  <Sample>
    <h2>Northwind Traders</h2>
    <p>Its namespace is ready. Invite the people who work in it.</p>
    <Badge tone="success">Active</Badge>
    <Alert tone="warning">The trial ends in three days.</Alert>
    <Switch label="Scheduling" checked onChange={() => {}} />
    <Button variant="primary">Save Changes</Button>
  </Sample>
)

const Sample = styled(Card)`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  max-width: 420px;

  > p {
    color: var(--text-muted);
  }
`

import styled from 'styled-components'

/** The asterisk beside a label, no part of its text: `aria-required` on the control says the same. */
export function RequiredMark() {
  return <Mark aria-hidden>*</Mark>
}

const Mark = styled.span`
  margin-left: var(--space-1);
  color: var(--danger);
`

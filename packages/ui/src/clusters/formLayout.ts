import styled from 'styled-components'

/** The parts of a form, one below the other. */
export const FormStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`

/** Fields beside each other where there is room. */
export const FormColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: var(--space-4);
  align-items: start;
`

/** A group of fields with a line and a legend above, and a paragraph about all of them. */
export const FormGroup = styled.fieldset`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
  padding: var(--space-4) 0 0;
  border: 0;
  border-top: 1px solid var(--border);

  > legend {
    float: left;
    padding: 0;
    font-weight: 600;
  }
  /* The first group has no line above it. */
  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
  > p {
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
`

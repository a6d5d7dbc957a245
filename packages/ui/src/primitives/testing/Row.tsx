import styled from 'styled-components'

/** Lays out the variants of a story side by side. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  margin-bottom: var(--space-3);
`

/** A column as wide as a form. */
export const Column = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: 360px;
`

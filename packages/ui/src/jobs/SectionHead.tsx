import styled from 'styled-components'

/** The head of a list: heading with an icon, a remark, and the pager at the right. */
export const SectionHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-3);
  min-height: max(32px, var(--control-sm));
  margin-bottom: var(--space-2);

  h2 {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  h2 > svg {
    color: var(--heading-icon, var(--text-muted));
  }
  p {
    flex: 1 1 240px;
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
  @media (max-width: 640px) {
    p {
      flex-basis: 100%;
      order: 1;
    }
  }
`

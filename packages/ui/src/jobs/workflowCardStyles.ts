import styled from 'styled-components'

/** The frame of a workflow's card, also of one that is loading. */
export const WorkflowCardRoot = styled.article`
  --lines: 1;
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  min-width: 0;
  padding: var(--space-4);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);

  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
  }
  /* Letters of twice the size on a phone leave too little room beside the badge. */
  @container (max-width: 17rem) {
    > header {
      flex-wrap: wrap;
      gap: var(--space-1) var(--space-3);
    }
  }
  h3 {
    min-width: 0;
  }
  h3 > :is(a, button) {
    display: inline-block;
    max-width: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    text-decoration: none;
    vertical-align: bottom;
  }
  /* The whole card is the link. */
  h3 > :is(a, button)::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius);
  }
  h3 > :is(a, button):focus-visible {
    outline: none;
  }
  h3 > :is(a, button):focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  &:has(h3 > :is(a, button)):hover {
    border-color: var(--border-strong);
  }
  > p {
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
  > [data-part='steps'] {
    display: grid;
    align-items: center;
    min-height: 12px;
  }
  small {
    color: var(--text-faint);
    font-size: var(--size-xs);
    line-height: 1;
  }
  > footer {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    color: var(--text-muted);
    font-size: var(--size-xs);
    font-variant-numeric: tabular-nums;
  }
  /* On a phone six of them stand one below the other. */
  @media (max-width: 640px) {
    gap: var(--space-1);
    padding-block: var(--space-3);
  }
`

import styled from 'styled-components'

/** The list and the parts of its rows, by their `data-part`. */
export const Rows = styled.ul`
  @media (min-width: 641px) {
    min-height: calc(var(--reserved-rows) * var(--row-height));
  }
  &[data-ruled] {
    border-block: 1px solid var(--border);
  }
  > * + * {
    border-top: 1px solid var(--border);
  }
  > * {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    min-height: var(--row-height);
    padding-block: var(--space-2);
  }
  &[data-inset] > * {
    padding-inline: var(--space-4);
  }

  [data-part='main'] {
    flex: 1 1 220px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  /* On a phone a button stands in the line of the name, and so does what is at the end, where both have room. */
  @media (max-width: 640px) {
    > :has(> [data-part='action']):not(:has(> [data-part='aside'])) > [data-part='main'] {
      flex-basis: 160px;
    }
    > :has(> [data-part='aside']) > [data-part='main'] {
      flex-basis: auto;
    }
  }
  [data-part='name'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
    font-weight: 600;
  }
  /* A name with nothing beside it is a line of text; with nothing below it either, it is all of the main part. */
  [data-alone] {
    display: block;
    font-weight: 600;
  }
  /* No higher than the line it stands in. */
  :is([data-part='name'], [data-alone]) > [data-tone] {
    margin-block: -1px;
  }
  [data-part='name']:not([data-alone]) > code {
    color: var(--text-muted);
    font-weight: 400;
  }
  [data-part='meta'],
  [data-part='aside'] {
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
  [data-part='meta'] time {
    white-space: nowrap;
  }
  [data-part='aside'],
  [data-part='action'] {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: var(--space-2);
    margin-left: auto;
  }
  [data-part='aside'] > svg {
    flex: none;
  }
  [data-part='aside'] > * + svg {
    margin-left: var(--space-1);
  }

  /* Two lines at the start, two at the end. */
  @media (max-width: 640px) {
    > :has(> [data-part='aside']) > [data-part='main']:has(> [data-part='meta']) {
      flex-basis: 160px;
    }
    > * > :has(> [data-part='meta']) + [data-part='aside'] {
      display: inline-grid;
      gap: 0 var(--space-1);
      justify-items: end;
    }
    > * > :has(> [data-part='meta']) + [data-part='aside'] > svg {
      grid-area: 1 / 2 / span 2;
    }
    /* With a button besides, both have a line of their own below the rest. */
    > :has(> [data-part='aside'] + [data-part='action']) > [data-part='main'] {
      flex-basis: 100%;
    }
    > * > :has(> [data-part='meta']) + [data-part='aside']:has(+ [data-part='action']) {
      display: inline-flex;
      gap: var(--space-2);
      margin-left: 0;
    }
  }

  [data-part='name'] > :is(a, button) {
    min-width: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-weight: inherit;
    text-align: start;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  /* The area of the name's button is its row, below the buttons of the row. */
  [data-part='name'] > :is(a, button)::after {
    content: '';
    position: absolute;
    inset: 0 -8px;
    border-radius: var(--radius-sm);
  }
  &[data-inset] [data-part='name'] > :is(a, button)::after {
    inset: 0;
  }
  > [data-opens]:hover [data-part='name'] > :is(a, button) {
    color: var(--accent-text);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  [data-part='name'] > :is(a, button):focus-visible {
    outline: none;
  }
  [data-part='name'] > :is(a, button):focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  [data-part='action'] {
    position: relative;
    z-index: 1;
  }
`

import styled, { css, keyframes } from 'styled-components'
import { visuallyHiddenStyles } from './visuallyHiddenStyles'

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(400%); }
`
const appear = keyframes`from { opacity: 0; }`

/** Width in px of a table from which each of its rows is one line of columns; more where texts are larger than 16 px. */
export type ColumnsFrom = 640 | 720 | 800 | 960

/**
 * In a narrower table each row is a card: its name and buttons in the first line, the other columns with their labels
 * beside each other in a second one, or, on a phone, one below the other.
 */
const cardsBelow = (width: ColumnsFrom) => css`
  @container (max-width: ${(width - 0.02) / 16}rem) {
    thead {
      ${visuallyHiddenStyles}
    }
    table,
    tbody {
      display: block;
    }
    [data-part='frame'] {
      min-height: 0;
    }
    [data-part='refreshing'] {
      top: 0;
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-1) var(--space-4);
      padding: var(--space-3) var(--space-4);
      border-bottom: 1px solid var(--border);
    }
    tr:last-child {
      border-bottom: 0;
    }
    /* Ends the first line. */
    tr::before {
      content: '';
      order: 1;
      flex: 0 0 100%;
    }
    td {
      flex: none;
      max-width: 100%;
      height: auto;
      padding: 0;
      border: 0;
    }
    td[data-folds] {
      display: block;
    }
    [data-part='folded'] {
      display: none;
    }
    td:empty {
      display: none;
    }
    td:first-child {
      flex: 1 1 0;
      min-width: 0;
    }
    td[data-label] {
      order: 2;
      flex: 1 1 80px;
      min-width: min-content;
      text-align: left;
    }
    td[data-label]::before {
      content: attr(data-label);
      display: block;
      color: var(--text-muted);
      font: 400 var(--size-xs) / var(--line-xs) var(--font);
      white-space: nowrap;
    }
    td[data-label] > [aria-hidden] {
      margin-left: 0;
    }
    td > time {
      white-space: nowrap;
    }
    /* Its area is as high as a finger needs, and takes no room from the lines below, however many it has itself. */
    @media (pointer: coarse) {
      td:first-child {
        position: relative;
      }
      [data-part='open'] {
        min-height: 0;
        margin-block: 0;
      }
      [data-part='open']::after {
        content: '';
        position: absolute;
        inset: calc((var(--line) - var(--target)) / 2) 0;
      }
    }
  }
`

/** The styles of a whole table. Its cells are plain elements, which keeps long lists fast to draw. */
export const TableRoot = styled.div`
  container-type: inline-size;
  position: relative;
  /* Not hidden, which would make this a scroll container: the head would no longer stick to the page. */
  overflow: clip;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);

  table {
    /* Fixed, so that columns have the same width in the skeleton and on every page. */
    table-layout: fixed;
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
  }
  th {
    position: sticky;
    z-index: 1;
    top: var(--sticky-top, 0px);
    height: var(--table-head);
    padding: 0 var(--space-4);
    border-bottom: 1px solid var(--border);
    background: var(--sunken);
    color: var(--text-muted);
    font-size: var(--size-xs);
    font-weight: 400;
    text-align: left;
    white-space: nowrap;
  }
  td {
    height: var(--row);
    padding: var(--space-1) var(--space-4);
    border-bottom: 1px solid var(--border);
    overflow-wrap: anywhere;
  }
  td [data-missing] {
    white-space: nowrap;
  }
  /* A button is as high as a row may be. */
  td[data-buttons] {
    padding-block: 0;
  }
  /* Its column does not grow with its text. */
  td[data-buttons] :is(a, button) {
    white-space: normal;
  }
  /* Rows as low as what is pressed in them allows. */
  [data-density='compact'] & {
    --row: 32px;

    @media (pointer: coarse) {
      --row: 44px;
    }
  }
  [data-density='compact'] & td {
    padding-block: 0;
  }
  tr:last-child > td {
    border-bottom-color: transparent;
  }
  td:first-child {
    font-weight: 600;
  }
  [data-align='end'] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  td[data-align='end'],
  td[data-muted] {
    color: var(--text-muted);
  }
  [data-align='end'] > [aria-hidden] {
    margin-left: auto;
  }

  [data-part='open'] {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-weight: inherit;
    text-align: left;
    text-decoration: none;
  }
  @media (pointer: coarse) {
    [data-part='open'] {
      display: flex;
      align-items: center;
      width: 100%;
      min-height: 44px;
      margin-block: calc(-1 * var(--space-1));
    }
    /* A text that may be cut is no flex box; some browsers centre it by the second, some by the third. */
    [data-part='open'][data-long] {
      display: -webkit-box;
      align-content: center;
      -webkit-box-pack: center;
    }
  }
  &[data-opens] tbody tr:not([data-loading]) {
    cursor: pointer;
  }
  &[data-opens] tbody tr:not([data-loading]):hover {
    background: var(--hover);
  }
  /* Rows of the page before, until those of the next one are there: dimmed after a moment, so that a quick answer does
     not flicker, and not to be pressed, as the next ones are about to take their place. */
  tbody[inert] {
    opacity: 0.5;
    transition: opacity var(--motion) 200ms;
  }
  tbody tr[aria-current] {
    background: var(--accent-soft) !important;
  }
  /* The ground is not drawn then. */
  @media (forced-colors: active) {
    tbody tr[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  /* The whole row opens, so the focus ring is drawn around the row and not around its link. */
  tbody tr:has([data-part='open']:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  [data-part='open']:focus-visible {
    outline: none;
  }

  /* Shown after a delay, so that a short refresh does not flicker. */
  [data-part='refreshing'] {
    position: absolute;
    z-index: 2;
    inset: calc(var(--table-head) - 1px) 0 auto;
    height: 2px;
    overflow: clip;
    animation: ${appear} 160ms 400ms backwards;
  }
  [data-part='refreshing']::before {
    content: '';
    display: block;
    width: 25%;
    height: 100%;
    background: var(--accent);
    animation: ${slide} 1.4s ease-in-out infinite;
  }

  /* A shorter last page keeps the pager where it is. */
  [data-part='frame'] {
    min-height: calc(var(--table-head) + var(--rows) * var(--row));
  }

  [data-part='folded'] {
    display: none;
  }
  @media screen {
    @container (max-width: 59.99875rem) {
      th,
      td {
        padding-inline: var(--space-3);
      }
      [data-folds] {
        display: none;
      }
      [data-part='folded'] {
        display: contents;
      }
    }
    ${cardsBelow(640)}
    &:where([data-columns-from='720']) {
      ${cardsBelow(720)}
    }
    &:where([data-columns-from='800']) {
      ${cardsBelow(800)}
    }
    &:where([data-columns-from='960']) {
      ${cardsBelow(960)}
    }
    @container (max-width: 29.99875rem) {
      /* Buttons stand in the line of the name where they have room. */
      td:first-child {
        flex-basis: 60%;
      }
      td[data-buttons] {
        margin-left: auto;
      }
      td[data-label] {
        display: flex;
        flex-basis: 100%;
        align-items: center;
        justify-content: space-between;
        gap: var(--space-4);
        min-height: 24px;
        text-align: right;
      }
      td[data-label]::before {
        flex: none;
        font-size: var(--size-sm);
        line-height: var(--line);
      }
      /* Where some values need no label, two share a line, three where they are short. */
      &[data-plain] tr {
        gap: 0 var(--space-4);
        padding-block: var(--space-2);
      }
      &[data-plain] tr > td:first-child {
        flex-basis: 50%;
      }
      &[data-plain] tr > td[data-label] {
        flex-basis: 40%;
        justify-content: start;
        gap: var(--space-2);
        min-height: 0;
        text-align: start;
      }
      /* Or one has a line by itself, rather than to break its words. */
      &[data-plain] tr > td[data-label]:not([data-plain]) {
        min-width: fit-content;
      }
      tr > td[data-plain='short'][data-label] {
        flex-basis: 25%;
      }
      &[data-plain] tr > td[data-label],
      &[data-plain] tr > td[data-label]::before {
        font-size: var(--size-xs);
        line-height: var(--line-xs);
      }
      td[data-plain] > [data-tone] {
        /* The width of the card, to which a name of any length is cut. */
        max-width: calc(100cqi - 2 * var(--space-4));
        min-height: 0;
        margin-block: -1px;
        line-height: inherit;
      }
      td[data-plain]:not(:has([data-missing]))::before {
        ${visuallyHiddenStyles}
      }
    }
  }

  /* On paper the columns stay, however narrow it is: they take what they need, and buttons are left out. */
  @media print {
    overflow: visible;

    [data-part='frame'] {
      min-height: 0;
    }
    table {
      table-layout: auto;
    }
    th,
    td {
      position: static;
      width: auto !important;
      padding-inline: var(--space-2);
    }
    th {
      white-space: normal;
    }
    td > time {
      white-space: nowrap;
    }
    [data-buttons] {
      display: none;
    }
  }
`

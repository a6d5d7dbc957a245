import styled, { css, keyframes } from 'styled-components'

const appear = keyframes`from { opacity: 0; }`
const rise = keyframes`from { opacity: 0; transform: translateY(6px); }`

/** Covers the page, which does not scroll as long as it is there; `data-bar`: the page's scroll bar keeps its place. */
export const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: 40;
  overflow: auto;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  justify-items: center;
  padding: 0 var(--space-6);
  background: var(--scrim);
  animation: ${appear} var(--motion);

  @media (max-width: 640px) {
    padding: 0;
  }
  @media print {
    position: static;
    display: block;
    padding: 0;
    overflow: visible;
    background: none;
  }
  @media screen {
    :root:has(> body > * > &:not([data-leaving])) {
      overflow: hidden;
    }
    :root:has(> body > * > &[data-bar]:not([data-leaving])) {
      scrollbar-gutter: stable;
    }
  }
`

/** Header, body and footer scroll together. */
const allScrolls = css`
  max-height: none;

  > [data-part='body'] {
    overscroll-behavior: auto;
  }
`

/**
 * It hangs from a fixed place near the top and grows downwards as its contents arrive, so that what stands in it stays where
 * it is; a question, which is short, hangs lower.
 */
export const Panel = styled.div`
  --above: max(8dvh, var(--space-6), var(--toast-room, 0px));
  --below: max(var(--space-6), var(--banner-room, 0px));
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 560px;
  max-height: calc(100dvh - var(--above) - var(--below));
  margin-block: var(--above) var(--below);
  border: 1px solid var(--border);
  border-radius: 12px;
  background: var(--raised);
  /* Tables and wells inside are no darker than the dialog, or they would look like holes in it. */
  --surface: var(--raised);
  --sunken: var(--hover);
  box-shadow: var(--shadow-float);
  color: var(--text);
  animation: ${rise} var(--motion);

  &[role='alertdialog'] {
    --above: max(20dvh, var(--space-6), var(--toast-room, 0px));
    ${allScrolls}
  }
  /* It names what is lost, an address of 254 letters, say: a finger could not find out what is cut. */
  &[role='alertdialog'] h2 {
    --lines: 12;
  }
  &[data-size='sm'] {
    max-width: 420px;
  }
  &[data-size='lg'] {
    max-width: 720px;
  }
  &:focus {
    outline: none;
  }

  > header {
    display: flex;
    flex: none;
    align-items: flex-start;
    gap: var(--space-2);
    padding: var(--space-4) var(--space-5);
    border-bottom: 1px solid var(--border);
  }
  > header > div:first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  /* As high as a line of the title, so that the header is no higher than its text. */
  > header > :not(:first-child) {
    margin-block: calc((var(--line-lg) - var(--control)) / 2);
  }
  > header > div > div {
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
  > [data-part='body'] {
    flex: 1 1 auto;
    min-height: 0;
    padding: var(--space-5);
    overflow-y: auto;
    overflow-wrap: anywhere;
    overscroll-behavior: contain;
    /* What gets the focus comes into view below what sticks there: the links to its parts, or the head of a table. */
    scroll-padding-block: calc(var(--space-5) + var(--table-head) + var(--alert-room)) var(--space-8);
  }
  /* A body that scrolls fades out at the lower edge. At its end the fade lies over room that is left for it. */
  > [data-part='body'][tabindex] {
    padding-bottom: var(--space-8);
  }
  > [data-part='body'][tabindex]::after {
    content: '';
    position: sticky;
    z-index: 1;
    bottom: calc(-1 * var(--space-8));
    display: block;
    height: var(--space-8);
    margin-bottom: calc(-1 * var(--space-8));
    background: linear-gradient(transparent, var(--raised));
    pointer-events: none;
  }
  > [data-part='body']:focus-visible {
    outline-offset: -2px;
  }
  > footer {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: var(--space-2);
    padding: var(--space-3) var(--space-5);
    border-top: 1px solid var(--border);
  }
  > footer > p {
    flex: 1;
    min-width: 140px;
    font-weight: 600;
  }

  @media (max-width: 640px) {
    &:not([role='alertdialog']) {
      --above: var(--toast-room, 0px);
      --below: var(--banner-room, 0px);
      max-width: none;
      min-height: calc(100dvh - var(--above) - var(--below));
      border-radius: 0;
    }
    &[role='alertdialog'] {
      max-width: calc(100% - 2 * var(--space-4));
    }
    /* On a phone the actions beside the title get a line of their own; the close button stays in the first. */
    > header {
      flex-wrap: wrap;
    }
    > header > div:first-child {
      min-width: calc(100% - 56px);
    }
    > header > :not(:first-child, :last-child) {
      order: 1;
      margin-block: 0;
    }
    > footer > :only-child {
      flex: 1;
    }
    > footer {
      padding-bottom: max(var(--space-3), env(safe-area-inset-bottom));
    }
  }
  /* Where a label and its control would have no room between header and footer, these scroll with the body, and nothing sticks. */
  @media (max-height: 480px) {
    ${allScrolls}
  }
  @media print {
    && {
      max-width: none;
      min-height: 0;
      max-height: none;
      margin: 0;
    }
    > [data-part='body'] {
      overflow: visible;
    }
    > footer {
      display: none;
    }
  }
`

import { createGlobalStyle } from 'styled-components'

/** Element defaults for the whole page. Needs `@quarterdeck/ui/tokens.css` beside it. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  :root { --banner-room: 0px; }
  :root:has([data-banner]) { --banner-room: 76px; }
  @media (max-width: 640px) { :root:has([data-banner]) { --banner-room: 108px; } }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; background: var(--canvas); }
  body {
    margin: 0;
    padding-bottom: var(--banner-room);
    background: var(--canvas);
    color: var(--text);
    font: 400 var(--size-md) / var(--line) var(--font);
    font-feature-settings: 'cv11', 'ss03';
    -webkit-font-smoothing: antialiased;
  }

  h1, h2, h3, h4, p, dl, dd, ul, ol, figure, pre, fieldset { margin: 0; }
  ul, ol { padding: 0; list-style: none; }
  fieldset { min-width: 0; padding: 0; border: 0; }
  h1 { font-size: var(--size-xl); line-height: 28px; font-weight: 600; letter-spacing: -0.01em; }
  h2 { font-size: var(--size-lg); line-height: 24px; font-weight: 600; }
  h3, h4 { font-size: var(--size-md); line-height: var(--line); font-weight: 600; }
  strong { font-weight: 600; }
  code, kbd, samp, pre { font-family: var(--font-mono); font-size: 0.93em; font-feature-settings: normal; }
  time, meter, progress { font-variant-numeric: tabular-nums; }

  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; }
  button:disabled, [aria-disabled='true'] { cursor: not-allowed; }
  img, svg { flex: none; }
  img { max-width: 100%; }
  a { color: inherit; }
  ::placeholder { color: var(--text-faint); opacity: 1; }
  ::selection { background: var(--accent); color: var(--on-accent); }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  [hidden] { display: none !important; }
  /* A text of any length; see LongText. */
  [data-long] {
    display: -webkit-box;
    min-width: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--lines, 2);
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation: none !important;
      /* Not a very short duration, which would give every element a transition of all its properties. */
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
  @media print {
    nav, search, [data-banner] { display: none !important; }
    html, body { overflow: visible !important; }
    /* Nothing can be hovered on paper. */
    [data-long] { display: revert; overflow: visible; white-space: normal; }
    /* An open dialog prints alone, in its full length. */
    body:has([aria-modal='true']) > :not([data-floating-ui-portal]) { display: none; }
    body { padding: 0; font-size: 11pt; }
    h1, h2, h3 { break-after: avoid; }
    tr, article { break-inside: avoid; }
  }
`

/** The look of the sandbox's own pages: system font, two colour schemes, one column. */
export const style = `
  :root {
    --text: #1b1f27; --muted: #5a6272; --page: #f5f6f8; --card: #fff; --line: #d7dbe2;
    --accent: #006a70; --on-accent: #fff; --danger: #b3261e;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --text: #e7eaf0; --muted: #a3abba; --page: #12151b; --card: #1b2029; --line: #353c49;
      --accent: #6fd6d3; --on-accent: #0d1a1b; --danger: #ff9d94;
    }
  }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.5 system-ui, sans-serif; }
  header, main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
  header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.5rem 1.5rem; }
  nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
  h1 { font-size: 1.5rem; margin: 0; }
  h2 { font-size: 1.1rem; margin: 0 0 0.5rem; }
  h3 { font-size: 1rem; margin: 0; }
  p { margin: 0 0 0.5rem; }
  a { color: var(--accent); overflow-wrap: anywhere; }
  section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1rem; margin-bottom: 1rem; }
  section.alert { border-color: var(--danger); }
  article { border-top: 1px solid var(--line); padding: 0.75rem 0; }
  dl { margin: 0; } dl div { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 0.25rem 0; }
  dt { min-width: 18rem; font-weight: 600; } dd { margin: 0; color: var(--muted); }
  code { font-size: 0.95em; }
  .muted, small { color: var(--muted); }
  .text { white-space: pre-wrap; overflow-wrap: anywhere; }
  .groups { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); margin-bottom: 1rem; }
  fieldset { border: 1px solid var(--line); border-radius: 8px; padding: 0.75rem 1rem; margin: 0; min-width: 0; }
  legend { font-weight: 600; padding: 0 0.25rem; }
  .field { display: grid; gap: 0.2rem; margin-bottom: 0.75rem; }
  .tick { display: flex; align-items: center; gap: 0.5rem; min-height: 2rem; }
  input:not([type=checkbox]), select { font: inherit; color: inherit; background: var(--page); border: 1px solid var(--muted); border-radius: 6px; padding: 0.4rem 0.5rem; width: 100%; }
  button { font: inherit; font-weight: 600; color: var(--on-accent); background: var(--accent); border: 1px solid transparent; border-radius: 6px; padding: 0.45rem 0.9rem; cursor: pointer; }
  button.quiet { color: var(--muted); background: none; border-color: var(--line); font-weight: 400; }
  button.danger { color: var(--danger); background: none; border-color: var(--danger); }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  @media (pointer: coarse) { button, input:not([type=checkbox]), select, nav a { min-height: 44px; } }
`

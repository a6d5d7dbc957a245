// The overlay keeps to itself: these rules hold in its shadow root alone. Always light, as the console asks for (§9.9).
export const style = `
  :host { all: initial; }
  * { box-sizing: border-box; font: inherit; color: inherit; }
  dialog {
    width: min(26rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem); overflow: auto; padding: 1.5rem;
    border: 0; border-radius: 12px; background: #fff; color: #1b1f27; color-scheme: light;
    font: 15px/1.5 system-ui, sans-serif; box-shadow: 0 12px 48px #1b1f2766;
  }
  dialog::backdrop { background: #1b1f2799; }
  header { display: flex; align-items: center; justify-content: space-between; gap: 1rem; }
  h2 { margin: 0; font-size: 1.2rem; font-weight: 650; }
  p { margin: 0.5rem 0; }
  .muted { color: #5a6272; font-size: 0.9rem; }
  .due { display: flex; justify-content: space-between; gap: 1rem; margin-top: 1rem; font-weight: 600; }
  .alert { padding: 0.5rem 0.75rem; border-radius: 6px; background: #fdecea; color: #8c1d18; }
  label { display: grid; gap: 0.25rem; margin: 1rem 0; }
  input { padding: 0.5rem 0.6rem; border: 1px solid #5a6272; border-radius: 6px; background: #fff; width: 100%; }
  input:read-only { background: #f1f3f6; }
  .outcomes { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 0.75rem; }
  button {
    min-height: 44px; padding: 0.5rem 1rem; cursor: pointer; font-weight: 600;
    border: 1px solid #5a6272; border-radius: 6px; background: none;
  }
  button.pay { width: 100%; border-color: #0b57d0; background: #0b57d0; color: #fff; }
  button:disabled { opacity: 0.6; cursor: progress; }
  :focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
  h2:focus-visible { outline: none; }
  [hidden] { display: none; }
`

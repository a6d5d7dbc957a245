import { css } from 'styled-components'

/** The look of a control that a value is typed into or chosen from. */
export const controlStyles = css`
  width: 100%;
  min-width: 0;
  min-height: var(--control);
  padding: 0 var(--space-3);
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-sm);
  background: var(--control-ground);
  color: var(--text);
  font-size: var(--size-input);
  line-height: var(--line);

  &:hover {
    border-color: var(--text-faint);
  }
  &:focus-visible {
    border-color: var(--focus);
    outline: 2px solid var(--focus);
    outline-offset: -1px;
  }
  &[aria-invalid='true'] {
    border-color: var(--danger);
  }
  &[aria-invalid='true']:focus-visible {
    outline-color: var(--danger);
  }
  &:read-only:not(select) {
    background: var(--sunken);
  }
  &:disabled {
    border-color: var(--border);
    background: var(--sunken);
    color: var(--text-faint);
    cursor: not-allowed;
  }
  /* Autofill keeps the theme's colours. */
  &:autofill {
    -webkit-text-fill-color: var(--text);
    box-shadow: inset 0 0 0 100px var(--accent-soft);
  }
`

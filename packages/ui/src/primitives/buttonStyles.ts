import { css } from 'styled-components'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md'

/** The look of buttons, and of links that look like buttons. */
export const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--control);
  max-width: 100%;
  padding: 0 var(--space-3);
  border: 1px solid var(--border);
  border-radius: var(--radius-sm);
  background: var(--control-ground);
  color: var(--text);
  font-weight: 600;
  font-size: var(--size-sm);
  line-height: var(--line);
  text-decoration: none;
  white-space: nowrap;
  user-select: none;

  &[data-size='sm'] {
    min-height: var(--control-sm);
    padding: 0 var(--space-2);
    font-size: var(--size-xs);
  }
  &[data-wide] {
    width: 100%;
  }
  [data-long] {
    --lines: 1;
    white-space: normal;
  }
  &[data-variant='primary'] {
    background: var(--accent);
    border-color: transparent;
    color: var(--on-accent);
  }
  &[data-variant='ghost'] {
    background: transparent;
    border-color: transparent;
    color: var(--text-muted);
  }
  &[data-variant='danger'] {
    background: var(--danger-solid);
    border-color: transparent;
    color: var(--on-danger);
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.55;
  }
  &[aria-busy='true'] {
    opacity: 0.75;
  }
  /*
   * Where there is no icon whose place it takes, the wheel stands in for the text, so that the button keeps its width. Forced
   * colours would draw the text as well: there the wheel stands before it.
   */
  @media (forced-colors: none) {
    &[data-bare][aria-busy='true'] {
      -webkit-text-fill-color: transparent;
    }
    &[data-bare] > .wheel {
      position: absolute;
    }
  }
  &:hover:not(:disabled, [aria-disabled='true']) {
    background: color-mix(in oklab, var(--control-ground) 94%, var(--text));
    &[data-variant='primary'] {
      background: var(--accent-hover);
    }
    &[data-variant='ghost'] {
      color: var(--text);
    }
    &[data-variant='danger'] {
      background: color-mix(in oklab, var(--danger-solid) 88%, var(--text));
    }
  }
  &:active:not(:disabled, [aria-disabled='true']) {
    transform: translateY(0.5px);
  }
  /* Nothing can be pressed on paper. */
  @media print {
    display: none;
  }
`

/**
 * For buttons whose label is as long as a name in it: on one line where that has room for it, and on more where it has not.
 * The space above and below makes a button of one line no higher, a small one neither.
 */
export const wrappedLabel = css`
  min-width: fit-content;
  padding-block: calc((var(--control-sm) - var(--line)) / 2 - 1px);
  text-align: center;
  white-space: normal;
  overflow-wrap: anywhere;
`

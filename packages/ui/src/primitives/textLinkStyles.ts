import { css } from 'styled-components'

export const textLinkStyles = css`
  border-radius: 2px;
  color: var(--accent-text);
  font-weight: 600;
  text-decoration: none;
  text-underline-offset: 3px;
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
  }
  /* In running text, links are underlined: colour alone does not tell them apart (WCAG 1.4.1). */
  p & {
    text-decoration: underline;
    text-decoration-color: color-mix(in oklab, currentColor 45%, transparent);
  }
  p &:hover {
    text-decoration-color: currentColor;
  }
  /* On touch, the area of a link on its own is as high as a finger without taking more room; not in running text. */
  @media (pointer: coarse) {
    padding-block: var(--space-4);
    margin-block: calc(-1 * var(--space-4));
    p & {
      padding-block: 0;
      margin-block: 0;
    }
  }
`

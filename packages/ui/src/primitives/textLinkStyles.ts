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
  /* Inside running text colour alone does not tell a link apart (WCAG 1.4.1). */
  p & {
    text-decoration: underline;
    text-decoration-color: color-mix(in oklab, currentColor 45%, transparent);
  }
  p &:hover {
    text-decoration-color: currentColor;
  }
  /* A standing link gets a finger's height without taking more room; in running text lines stay apart. */
  @media (pointer: coarse) {
    padding-block: 14px;
    margin-block: -14px;
    p & {
      padding-block: 0;
      margin-block: 0;
    }
  }
`

import { css } from 'styled-components'

/** What is read out and never drawn: `VisuallyHidden` for a text, these for a part that only some widths or props hide. */
export const visuallyHiddenStyles = css`
  position: absolute;
  width: 1px;
  height: 1px;
  min-height: 0;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

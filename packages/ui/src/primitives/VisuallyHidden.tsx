import styled from 'styled-components'
import { visuallyHiddenStyles } from './visuallyHiddenStyles'

/** Text for screen readers only: read out, never drawn. */
export const VisuallyHidden = styled.span`
  ${visuallyHiddenStyles}
`

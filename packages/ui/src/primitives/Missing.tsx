import type { HTMLAttributes } from 'react'
import styled from 'styled-components'

/** The muted text in place of a missing value: 'N/A', 'Not assigned'. */
export const Missing = (props: HTMLAttributes<HTMLSpanElement>) => <Root data-missing {...props} />

const Root = styled.span`
  color: var(--text-faint);
`

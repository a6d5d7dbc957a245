import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import './docs.css'
import { useDocsTheme } from './theme'

/** What every docs page is in: the brand's theme, drawn as the toolbar says. */
export function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const theme = useDocsTheme()
  return (
    <DocsContainer {...props} theme={theme}>
      {children}
    </DocsContainer>
  )
}

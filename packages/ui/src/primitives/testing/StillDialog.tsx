import type { ReactNode } from 'react'
import { Panel } from '../dialogStyles'

/** A dialog as part of the page it is drawn on: for pictures of it beside other things. It takes no focus. */
export const StillDialog = ({
  title,
  footer,
  children,
}: Record<'title' | 'footer' | 'children', ReactNode>) => (
  <Panel style={{ marginBlock: 0 }}>
    <header>
      <h3>{title}</h3>
    </header>
    <div data-part="body">{children}</div>
    <footer>{footer}</footer>
  </Panel>
)

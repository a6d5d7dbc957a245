import { fn } from 'storybook/test'
import type { LinkComponentProps } from '../LinkProvider'

/** Where links have led to. */
export const navigate = fn()

/** Does what a router's link does: prevents the browser's navigation and changes the address itself. */
export function PretendRouterLink({ href, onClick, children, ...rest }: LinkComponentProps) {
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event)
        event.preventDefault()
        navigate(href)
      }}
      {...rest}
    >
      {children}
    </a>
  )
}

import type { LinkComponentProps } from '@quarterdeck/ui/primitives'
import { Link } from 'react-router-dom'

/** How ui's links reach the router. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />
}

import type { HTMLAttributes, MouseEvent } from 'react'
import { Link } from './Link'

export interface OpenerProps extends Omit<HTMLAttributes<HTMLElement>, 'onClick'> {
  /** Address of what it opens: it is then a link, which Ctrl, Shift and the middle button open in a tab of its own. */
  href?: string
  /** Opens it here. Left out, the link itself leads there. */
  onOpen?: () => void
}

/** What opens something when it is pressed: a link where there is an address, else a button; without a look of its own. */
export function Opener({ href, onOpen, children, ...rest }: OpenerProps) {
  if (href === undefined) {
    return (
      <button type="button" {...rest} onClick={onOpen}>
        {children}
      </button>
    )
  }
  const press = (event: MouseEvent) => {
    if (!onOpen || isForNewTab(event)) return
    event.preventDefault()
    onOpen()
  }
  return (
    <Link href={href} {...rest} onClick={press}>
      {children}
    </Link>
  )
}

/** Whether a press on a link asks for another tab or window, which the browser sees to. */
export const isForNewTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey

import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { emailText } from './emailText'
import { LongText } from './LongText'
import { Opener } from './Opener'

export interface RowListItemProps {
  /** A plain text is cut after two lines, an address first broken after its @. */
  name: ReactNode
  /** Badges and codes beside the name. */
  tags?: ReactNode
  /** One muted line below the name. */
  meta?: ReactNode
  /** Muted, at the end of the row: a time, a state. */
  aside?: ReactNode
  /** Buttons at the end of the row. */
  action?: ReactNode
  /** Opens what the row is about: the name is a link or button, its area is the row. */
  onOpen?: () => void
  /** Address of what the row opens, or of where it leads: its name is then a link. */
  href?: string
  /** Lines below that are there at times: why something failed. */
  children?: ReactNode
}

/** One row of a RowList. */
export function RowListItem({ name, tags, meta, aside, action, onOpen, href, children }: RowListItemProps) {
  const opens = onOpen !== undefined || href !== undefined
  const isAlone = !opens && !tags
  const leadsOn = opens && !action
  const isText = typeof name === 'string'
  const text = isText ? emailText(name) : name
  return (
    <li data-opens={opens || undefined}>
      {isAlone && !meta && !children ? (
        <p data-part="main" data-alone>
          {isText ? <LongText>{text}</LongText> : name}
        </p>
      ) : (
        <div data-part="main">
          <p data-part="name" data-alone={isAlone || undefined}>
            {opens ? (
              <Opener data-long={isText || undefined} href={href} onOpen={onOpen}>
                {text}
              </Opener>
            ) : isText ? (
              <LongText>{text}</LongText>
            ) : isAlone ? (
              name
            ) : (
              <span>{name}</span>
            )}
            {tags}
          </p>
          {meta && <p data-part="meta">{meta}</p>}
          {children}
        </div>
      )}
      {(aside || leadsOn) && (
        <span data-part="aside">
          {aside}
          {leadsOn && <ChevronRight size={16} aria-hidden />}
        </span>
      )}
      {action && <span data-part="action">{action}</span>}
    </li>
  )
}

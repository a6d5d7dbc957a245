import { Compass } from 'lucide-react'
import { ButtonLink } from '../primitives'
import { Notice } from '../shell'

export interface NotFoundViewProps {
  /** Where the way back leads. */
  homeHref: string
}

/** The screen of all addresses that do not exist (§14.4). */
export function NotFoundView({ homeHref }: NotFoundViewProps) {
  return (
    <Notice
      icon={Compass}
      title="Page not found"
      action={<ButtonLink href={homeHref}>Back to overview</ButtonLink>}
    >
      There is no screen at this address.
    </Notice>
  )
}

import { Compass } from 'lucide-react'
import { ButtonLink } from '../primitives'
import { Notice, PublicCard, type Brand } from '../shell'

export interface NotFoundViewProps {
  /** Where the way back leads. */
  homeHref: string
  /** Outside the shell, where nothing else says whose page it is. */
  brand?: Brand
}

/** The screen of all addresses that do not exist (§14.4). */
export function NotFoundView({ homeHref, brand }: NotFoundViewProps) {
  const back = (
    <ButtonLink href={homeHref} wide={brand !== undefined}>
      Back to overview
    </ButtonLink>
  )
  if (brand)
    return (
      <PublicCard brand={brand} title="Page not found" subtitle="There is no screen at this address.">
        {back}
      </PublicCard>
    )
  return (
    <Notice icon={Compass} title="Page not found" action={back}>
      There is no screen at this address.
    </Notice>
  )
}

import { Archive, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, type Tone } from '../primitives'
import { catalogStatusLabel } from './priceLabels'

export interface CatalogStatusBadgeProps {
  /** The provider's word. */
  status: string
}

const looks = new Map<string, { tone?: Tone; icon: ReactNode }>([
  ['active', { tone: 'success', icon: <Check /> }],
  ['archived', { icon: <Archive /> }],
])

/** The states that providers are known to have; they may send others. */
export const CATALOG_STATUSES = [...looks.keys()]

/** The state of a product or price, as its provider names it. Archived ones are not sold any more. */
export function CatalogStatusBadge({ status }: CatalogStatusBadgeProps) {
  return <Badge {...looks.get(status)}>{catalogStatusLabel(status)}</Badge>
}

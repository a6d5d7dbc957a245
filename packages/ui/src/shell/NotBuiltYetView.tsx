import { Construction } from 'lucide-react'
import { Notice } from './Notice'

export interface NotBuiltYetViewProps {
  /** Name of the screen, as in the navigation. */
  title: string
}

/** Stands in for a screen that later work brings. */
export function NotBuiltYetView({ title }: NotBuiltYetViewProps) {
  return (
    <Notice icon={Construction} title={title}>
      This screen is not built yet.
    </Notice>
  )
}

import type { ReactNode } from 'react'

/** What is wrong with a form as a whole: it comes into view wherever the form was scrolled to. */
export function FormNotice({ children }: { children: ReactNode }) {
  return <div ref={reveal}>{children}</div>
}

const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

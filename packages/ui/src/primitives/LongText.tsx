import type { ReactNode } from 'react'

/**
 * A text that somebody else chose and that may be of any length: cut after two lines, by a rule of tokens/base.css.
 * `WholeTextTip` shows the whole of it on hover and on focus; screen readers read it all.
 */
export function LongText({ children }: { children: ReactNode }) {
  return <span data-long>{children}</span>
}

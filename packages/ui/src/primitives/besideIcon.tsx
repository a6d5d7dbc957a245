import type { ReactNode } from 'react'

/**
 * What stands beside an icon that may come, go or change. Its text is then an element: browsers that translate a page put
 * text nodes elsewhere, and React would look in vain for the one to set an icon before (docs/decisions/0047).
 */
export function besideIcon(icon: ReactNode, content: ReactNode): ReactNode {
  if (!icon && isText(content)) return content
  const hasText = isText(content) || (Array.isArray(content) && content.some(isText))
  return (
    <>
      {icon}
      {hasText ? <span>{content}</span> : content}
    </>
  )
}

const isText = (part: unknown) => typeof part === 'string' || typeof part === 'number'

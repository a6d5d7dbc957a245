import { autoUpdate, flip, FloatingPortal, offset, shift, useFloating } from '@floating-ui/react'
import { useState } from 'react'
import styled, { keyframes } from 'styled-components'

export interface BubbleProps {
  /** A short text. It is not for anything that people must read to get on. */
  content: string
  placement?: 'top' | 'bottom' | 'left' | 'right'
}

interface TooltipPopoverProps extends BubbleProps {
  anchor: HTMLElement | null
  onPointerEnter?: () => void
  onPointerLeave?: () => void
}

/** The bubble of a Tooltip: a module of its own, mounted only while the tooltip is open. */
export function TooltipPopover({ content, anchor, placement, ...pointer }: TooltipPopoverProps) {
  const [bubble, setBubble] = useState<HTMLElement | null>(null)
  const { floatingStyles } = useFloating({
    elements: { reference: anchor, floating: bubble },
    placement,
    whileElementsMounted: autoUpdate,
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
  })
  return (
    <FloatingPortal>
      <Bubble ref={setBubble} role="tooltip" style={floatingStyles} {...pointer}>
        {content}
      </Bubble>
    </FloatingPortal>
  )
}

const appear = keyframes`from { opacity: 0; }`

const Bubble = styled.div`
  z-index: 60;
  width: max-content;
  max-width: min(280px, calc(100vw - 16px));
  padding: var(--space-1) var(--space-2);
  border-radius: var(--radius-sm);
  /* Drawn where colours are forced, and the ground is that of the page. */
  outline: 1px solid transparent;
  background: var(--text);
  color: var(--surface);
  font-size: var(--size-xs);
  line-height: var(--line-xs);
  overflow-wrap: anywhere;
  white-space: pre-line;
  animation: ${appear} var(--motion);
`

import { X } from 'lucide-react'
import { memo, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { NavigationList, type NavigationListProps } from './NavigationList'

export interface SidebarProps extends NavigationListProps {
  /** Whether the slide-over of small screens is open; the permanent sidebar of large ones ignores it. */
  open: boolean
  onClose: () => void
}

/** §2.2 Shared shell: permanent on large screens (from 1024 px), a slide-over on small ones. */
export const Sidebar = memo(function Sidebar({ open, onClose, ...navigation }: SidebarProps) {
  const list = <NavigationList {...navigation} />
  // Once it was open it stays in the page, or it could not be seen to close.
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  return (
    <>
      <Permanent>{list}</Permanent>
      {wasOpen && (
        <SlideOver open={open} onClose={onClose}>
          {list}
        </SlideOver>
      )}
    </>
  )
})

function SlideOver({ open, onClose, children }: { open: boolean; onClose: () => void; children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null)

  // A modal <dialog> has all that a slide-over needs: the page behind is inert, Escape cancels, the focus stays inside
  // and returns to the hamburger button. A layout effect closes it while it is still in the document, since only then
  // the browser returns the focus.
  useLayoutEffect(() => {
    if (!open) return
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [open])

  // When the window becomes large, the permanent sidebar shows, and the modal slide-over must not stay over it.
  useEffect(() => {
    const large = matchMedia('(min-width: 1024px)')
    large.addEventListener('change', onClose)
    return () => large.removeEventListener('change', onClose)
  }, [onClose])

  return (
    <Panel
      ref={ref}
      aria-label="Navigation"
      onCancel={onClose}
      onClose={({ currentTarget }) => {
        // It is told of a frame later, when the slide-over may be open again.
        if (!currentTarget.open) onClose()
      }}
      onClick={(event) => {
        // A press on the backdrop has the dialog itself as its target. A press on any link closes it too, also on the
        // one to the screen in view, which changes no path.
        if (event.target === ref.current || (event.target as Element).closest('a')) onClose()
      }}
    >
      <Inside>
        <Close type="button" aria-label="Close navigation" onClick={onClose}>
          <X size={16} />
        </Close>
        {children}
      </Inside>
    </Panel>
  )
}

const Permanent = styled.div`
  position: sticky;
  top: var(--sticky-top, var(--top-bar));
  display: flex;
  flex-direction: column;
  height: calc(100dvh - var(--sticky-top, var(--top-bar)));
  overflow-y: auto;
  border-right: 1px solid var(--border);
  background: var(--surface);

  @media print, (max-width: 1023.98px) {
    display: none;
  }
`

const Panel = styled.dialog`
  width: 16rem;
  max-width: 85vw;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-right: 1px solid var(--border);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow-float);
  transition: var(--motion) allow-discrete;
  transition-property: transform, opacity, display, overlay;

  &::backdrop {
    background: var(--scrim);
    transition: inherit;
  }
  &:not([open]),
  &:not([open])::backdrop {
    opacity: 0;
  }
  /* What closes can be seen for a moment, but not pressed. */
  &:not([open]) {
    transform: translateX(-24px);
    pointer-events: none;
  }
  @starting-style {
    &[open] {
      transform: translateX(-24px);
    }
    &[open],
    &[open]::backdrop {
      opacity: 0;
    }
  }
`

// Fills the box, so that only presses on the backdrop have the dialog itself as their target.
const Inside = styled.div`
  display: grid;
  grid-template-rows: var(--top-bar) 1fr auto;
  min-height: 100%;
`

const Close = styled.button`
  /* The close button is where the hamburger button was, so that a second press in the same place closes. */
  align-self: center;
  margin-left: var(--space-1);
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: var(--radius-sm);
  background: none;
  color: var(--text-muted);

  &:focus-visible {
    outline-offset: -2px;
  }
  &:hover {
    background: var(--hover);
  }
`

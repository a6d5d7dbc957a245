import {
  autoUpdate,
  flip,
  FloatingFocusManager,
  FloatingNode,
  FloatingPortal,
  FloatingTree,
  offset,
  shift,
  size,
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useFloatingParentNodeId,
  useInteractions,
  useListNavigation,
  useTypeahead,
} from '@floating-ui/react'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { leavesPage } from './leaving'
import { MenuItemRow, type MenuItem } from './MenuItemRow'
import { MenuRoot } from './menuStyles'

/** What a menu lists: an item, or a line between items. */
export type MenuEntry = MenuItem | 'separator'

export interface MenuListProps {
  /** Names the menu and its default button: 'Actions for frankfurt-1'. */
  label: string
  items: readonly MenuEntry[]
  /** Drawn above the items: who is signed in. */
  header?: ReactNode
  placement?: 'bottom-start' | 'bottom-end'
}

interface MenuPopoverProps extends MenuListProps {
  id: string
  anchor: HTMLElement | null
  /** Which item has the focus at first. */
  startAt: 'first' | 'last'
  onClose: () => void
}

/** The open menu: a module of its own, mounted only while the menu is open. */
export function MenuPopover(props: MenuPopoverProps) {
  // In a dialog the menu joins the dialog's tree, so that Escape closes the menu alone.
  const inside = useFloatingParentNodeId() !== null
  const list = <MenuList {...props} />
  return inside ? list : <FloatingTree>{list}</FloatingTree>
}

function MenuList({ id, label, items, header, anchor, placement, startAt, onClose }: MenuPopoverProps) {
  const entries = items.filter((entry) => entry !== 'separator')
  const [activeIndex, setActiveIndex] = useState<number | null>(() => {
    const chosen = entries.findIndex((entry) => entry.checked)
    if (chosen >= 0) return chosen
    return startAt === 'first' ? 0 : entries.length - 1
  })
  const nodeId = useFloatingNodeId()
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const { floatingStyles, context } = useFloating({
    nodeId,
    open: true,
    onOpenChange: (open) => open || onClose(),
    elements: { reference: anchor, floating: root },
    placement,
    // Beside what stays at an edge of the window, the page would scroll under an item that gets the focus.
    strategy: anchor?.closest('[data-stays]') ? 'fixed' : 'absolute',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(4),
      flip({ padding: 8 }),
      shift({ padding: 8 }),
      size({
        padding: 8,
        apply: ({ availableHeight, elements }) =>
          elements.floating.style.setProperty('--available', `${Math.max(availableHeight, 120)}px`),
      }),
    ],
  })
  useLayoutEffect(() => leavesPage(root), [root])
  const elements = useRef<(HTMLElement | null)[]>([])
  const labels = useRef<(string | null)[]>([])
  useLayoutEffect(() => {
    labels.current = items.filter((entry) => entry !== 'separator').map((entry) => entry.label)
  }, [items])

  const { getFloatingProps, getItemProps } = useInteractions([
    useDismiss(context),
    useListNavigation(context, {
      listRef: elements,
      activeIndex,
      onNavigate: setActiveIndex,
      loop: true,
      // Disabled items can be reached, so that their reason can be read.
      disabledIndices: [],
    }),
    useTypeahead(context, { listRef: labels, activeIndex, onMatch: setActiveIndex }),
  ])

  function select(item: MenuItem) {
    if (item.disabledReason) return
    // The focus goes back to the button first: a dialog that the action opens will return the focus to there.
    anchor?.focus()
    onClose()
    item.onSelect?.()
  }

  return (
    <FloatingNode id={nodeId}>
      <FloatingPortal>
        <FloatingFocusManager context={context} modal={false} initialFocus={-1}>
          <MenuRoot ref={setRoot} style={floatingStyles}>
            {header && (
              <div data-part="header" id={`${id}-header`}>
                {header}
              </div>
            )}
            <div
              role="menu"
              id={id}
              aria-label={label}
              aria-describedby={header ? `${id}-header` : undefined}
              {...getFloatingProps()}
            >
              {items.map((entry, position) => {
                if (entry === 'separator') return <hr key={position} />
                const index = entries.indexOf(entry)
                return (
                  <MenuItemRow
                    key={position}
                    item={entry}
                    focused={activeIndex === index}
                    ref={(element) => {
                      elements.current[index] = element
                    }}
                    {...getItemProps({ onClick: () => select(entry) })}
                  />
                )
              })}
            </div>
          </MenuRoot>
        </FloatingFocusManager>
      </FloatingPortal>
    </FloatingNode>
  )
}

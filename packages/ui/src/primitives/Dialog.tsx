import {
  FloatingFocusManager,
  FloatingNode,
  FloatingPortal,
  FloatingTree,
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useFloatingParentNodeId,
  useInteractions,
  useRole,
} from '@floating-ui/react'
import { X } from 'lucide-react'
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { UnsavedInputContext, useUnsavedInput, type HoldInput } from '../lib'
import { AtRest } from './atRest'
import { CloseRequest } from './closeRequest'
import { Overlay, Panel } from './dialogStyles'
import { DiscardQuestion } from './DiscardQuestion'
import { IconButton } from './IconButton'
import { leavesPage } from './leaving'
import { useScrolls } from './useScrolls'

export interface DialogProps {
  /**
   * Called on Escape, the close button or a press outside. It is for the caller to close the dialog, by `open` or by no
   * longer drawing it.
   */
  onClose: () => void
  open?: boolean
  title: ReactNode
  description?: ReactNode
  /** Beside the title, before the close button. */
  actions?: ReactNode
  /** Buttons, the primary one last. A submit button names its form in the body by `form`. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** Something was typed and not saved; the dialog then asks before it is closed or left. */
  dirty?: boolean
  /**
   * A write is under way, and the fields are at rest. A press outside then does nothing; the dialog can be left all the same and does not ask, since
   * what was typed has been sent and the write goes on.
   */
  busy?: boolean
  /** What has the focus at first; by default the first field of the body, also one that comes later, else the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>
  role?: 'dialog' | 'alertdialog'
  children?: ReactNode
}

/**
 * A modal dialog: the focus stays inside and goes back to where it came from; full screen on a phone.
 * It needs Floating UI, so load the dialogs of a screen lazily.
 */
export function Dialog({ open = true, ...props }: DialogProps) {
  const inside = useFloatingParentNodeId() !== null
  if (!open) return null
  const dialog = <OpenDialog {...props} />
  return inside ? dialog : <FloatingTree>{dialog}</FloatingTree>
}

function OpenDialog({
  onClose,
  role = 'dialog',
  size = 'md',
  dirty = false,
  busy = false,
  ...props
}: DialogProps) {
  const { title, description, actions, footer, initialFocus, children } = props
  const id = useId()
  /** What is done once the question, which shows meanwhile, is answered with 'Discard changes'. */
  const [leave, setLeave] = useState<() => void>()
  const [formsInside, holdInside] = useFormsInside()
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const scrolls = useScrolls(body)
  // Read before the dialog is part of the page, when that costs nothing.
  const [hasBar] = useState(() => window.innerWidth > document.documentElement.clientWidth)
  const entered = useRef(false)
  /** What had the focus before. Floating UI by itself would give it back to any that has opened something and is still there. */
  const opener = useRef<HTMLElement>(null)
  // The focus comes once the dialog can be seen: finding out what in it can have the focus would hold up its first picture.
  const isDrawn = useDeferredValue(true, false)
  useLayoutEffect(() => {
    // It may be inside already, also in a dialog that was opened from this one and is drawn inside its portal.
    const portal = panel?.closest('[data-floating-ui-portal]')
    const { activeElement, body: page } = document
    if (!isDrawn || !panel || portal?.contains(activeElement)) return
    if (activeElement instanceof HTMLElement && activeElement !== page) opener.current ??= activeElement
    const first = initialFocus?.current ?? body?.querySelector<HTMLElement>(FIELD) ?? panel
    first.focus({ preventScroll: first === panel })
  }, [isDrawn, panel, body, initialFocus])

  /** Moves the focus on from the dialog itself to its first field, once. */
  const enter = () => {
    const field = body?.querySelector<HTMLElement>(FIELD)
    if (entered.current || initialFocus || !field) return
    entered.current = true
    field.focus({ preventScroll: true })
  }
  // Fields may come later, with what they are filled with, and before or after the dialog itself got the focus.
  useEffect(() => {
    if (document.activeElement === panel) enter()
  })

  const isUnsaved = (dirty || formsInside > 0) && !busy
  useUnsavedInput(isUnsaved, (go) => setLeave(() => go))

  function requestClose() {
    if (leave) setLeave(undefined)
    else if (isUnsaved) setLeave(() => onClose)
    else onClose()
  }

  const nodeId = useFloatingNodeId()
  const { context } = useFloating({
    nodeId,
    elements: { floating: panel },
    open: true,
    onOpenChange: (stayOpen) => stayOpen || requestClose(),
  })
  const { getFloatingProps } = useInteractions([
    useRole(context, { role }),
    useDismiss(context, {
      outsidePressEvent: 'mousedown',
      // A toast lies above the dialog and may be closed without closing the dialog.
      outsidePress: ({ target }) => !busy && !(target instanceof Element && target.closest('[data-toasts]')),
    }),
  ])

  return (
    <FloatingNode id={nodeId}>
      <FloatingPortal>
        <Overlay ref={leavesPage} data-bar={hasBar || undefined}>
          <FloatingFocusManager context={context} disabled={!isDrawn} initialFocus={-1} returnFocus={opener}>
            <Panel
              ref={setPanel}
              data-size={size}
              aria-modal
              aria-labelledby={`${id}-title`}
              aria-describedby={
                description ? `${id}-description` : role === 'alertdialog' ? `${id}-body` : undefined
              }
              {...getFloatingProps()}
              onFocus={({ target }) => {
                if (target === panel) enter()
                else entered.current = true
              }}
            >
              <header>
                <div>
                  <h2 id={`${id}-title`} data-long>
                    {title}
                  </h2>
                  {description && <div id={`${id}-description`}>{description}</div>}
                </div>
                {actions}
                <IconButton label="Close" onClick={requestClose}>
                  <X size={16} />
                </IconButton>
              </header>
              {children && (
                // A box that scrolls must be reachable by keyboard.
                <div
                  data-part="body"
                  ref={setBody}
                  {...(scrolls && { tabIndex: 0, role: 'group', 'aria-labelledby': `${id}-title` })}
                >
                  <div id={`${id}-body`}>
                    <UnsavedInputContext value={holdInside}>
                      <AtRest value={busy}>{children}</AtRest>
                    </UnsavedInputContext>
                  </div>
                </div>
              )}
              {leave ? (
                <DiscardQuestion
                  findCancel={() => panel?.querySelector<HTMLElement>(':scope > footer button')}
                  onKeep={() => setLeave(undefined)}
                  onDiscard={leave}
                />
              ) : (
                footer && (
                  <footer>
                    <CloseRequest value={requestClose}>{footer}</CloseRequest>
                  </footer>
                )
              )}
            </Panel>
          </FloatingFocusManager>
        </Overlay>
      </FloatingPortal>
    </FloatingNode>
  )
}

/** Counts the forms in the body that hold something unsaved, besides the one that `dirty` tells of. */
function useFormsInside(): [number, HoldInput] {
  const [count, setCount] = useState(0)
  const hold = useCallback(() => {
    setCount((before) => before + 1)
    return () => setCount((before) => before - 1)
  }, [])
  return [count, hold]
}

const FIELD = ':is(input:not([type="hidden"]), select, textarea):not(:disabled)'

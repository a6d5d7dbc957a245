import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react'
import styled from 'styled-components'
import { scrollBoxOf } from './scrollBox'

/** One part of a long dialog. */
export interface DialogPart {
  id: string
  label: string
  /** DialogSections, one below the other; those beside each other in an element with `data-part="columns"`. */
  content: ReactNode
  ref?: Ref<HTMLDivElement>
}

export interface DialogPartsProps {
  /** The first one is open on a phone from the beginning. */
  parts: readonly DialogPart[]
}

/**
 * The body of a dialog that is much longer than the window, in named parts: links to them stay at the top while it scrolls.
 * On a phone there are no links, and each part unfolds under its name.
 */
export function DialogParts({ parts }: DialogPartsProps) {
  const id = useId()
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const { current, goTo } = useCurrentPart(root)
  const [open, setOpen] = useState<readonly number[]>([0])
  const toggle = (index: number) =>
    setOpen((before) => (before.includes(index) ? before.filter((one) => one !== index) : [...before, index]))
  return (
    <Root ref={setRoot}>
      <nav aria-label="Parts of this dialog">
        {parts.map(({ id: key, label }, index) => (
          <button
            key={key}
            type="button"
            aria-current={index === current || undefined}
            onClick={() => goTo(index)}
          >
            {label}
          </button>
        ))}
      </nav>
      {parts.map(({ id: key, label, content, ref }, index) => (
        <div
          key={key}
          data-part="group"
          ref={ref}
          tabIndex={-1}
          data-open={open.includes(index) || undefined}
        >
          <button
            type="button"
            aria-expanded={open.includes(index)}
            aria-controls={`${id}-${key}`}
            onClick={() => toggle(index)}
          >
            {label}
            <ChevronDown size={16} aria-hidden />
          </button>
          <div id={`${id}-${key}`}>{content}</div>
        </div>
      ))}
    </Root>
  )
}

/** Which part is at the top of what can be seen, and what scrolls to another one. */
function useCurrentPart(root: HTMLElement | null) {
  const [current, setCurrent] = useState(0)
  const isGoing = useRef(false)
  useEffect(() => {
    const dialog = dialogOf(root)
    const overlay = dialog?.parentElement
    if (!root || !overlay) return
    const look = ({ target }: Event) => {
      const box = scrollBoxOf(dialog)
      if (!box || target !== box) return
      // The last parts may be too short to come to the top: what was chosen stays so until somebody scrolls.
      if (isGoing.current) return void (isGoing.current = false)
      const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 1
      const line = isAtEnd ? Infinity : box.getBoundingClientRect().top + box.clientHeight / 4
      const above = groupsOf(root).filter((group) => group.getBoundingClientRect().top <= line)
      setCurrent(Math.max(0, above.length - 1))
    }
    overlay.addEventListener('scroll', look, { capture: true, passive: true })
    return () => overlay.removeEventListener('scroll', look, { capture: true })
  }, [root])

  function goTo(index: number) {
    const group = root && groupsOf(root)[index]
    const box = scrollBoxOf(dialogOf(root))
    if (!group || !box) return
    const before = box.scrollTop
    group.focus({ preventScroll: true })
    group.scrollIntoView({ block: 'start' })
    isGoing.current = box.scrollTop !== before
    setCurrent(index)
  }
  return { current, goTo }
}

const dialogOf = (root: Element | null) => root?.closest('[aria-modal]')
const groupsOf = (root: Element) =>
  [...root.querySelectorAll(':scope > [data-part="group"]')] as HTMLElement[]

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  > nav {
    position: sticky;
    z-index: 2;
    /* At the edge of the box that scrolls, over its padding. */
    top: calc(-1 * var(--space-5));
    display: flex;
    gap: var(--space-1);
    margin: calc(-1 * var(--space-5)) calc(-1 * var(--space-5)) 0;
    padding: 0 var(--space-3);
    border-bottom: 1px solid var(--border);
    background: var(--raised);
  }
  > nav > button {
    min-height: var(--control);
    padding: 0 var(--space-2);
    border: 0;
    background: none;
    color: var(--text-muted);
    font-size: var(--size-sm);
    font-weight: 600;
  }
  > nav > button:hover {
    color: var(--text);
  }
  > nav > [aria-current] {
    box-shadow: inset 0 -2px var(--accent);
    color: var(--text);
  }
  /* Neither the shadow nor the colour is drawn then. */
  @media (forced-colors: active) {
    > nav > [aria-current] {
      border-block: 2px solid Highlight;
    }
  }
  > nav > button:focus-visible,
  > [data-part='group'] > button:focus-visible {
    outline-offset: -2px;
  }
  > [data-part='group'] {
    outline: none;
  }
  > [data-part='group'] > button {
    display: none;
  }
  > [data-part='group'] > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6);
  }
  /*
   * As inOrder does: what is below something that loads waits for it, on a phone only for what is unfolded. Each selector ends
   * with what few elements are, or the browser would look into every element of the dialog.
   */
  > [data-part='group']
    > div
    > :is([data-loading], [data-part='columns']:has([data-loading]))
    ~ [data-loading],
  > [data-part='group']
    > div
    > :is([data-loading], [data-part='columns']:has([data-loading]))
    ~ [data-part='columns']:not(:has([data-loaded])) {
    display: none;
  }
  @media (min-width: 640.02px) {
    > :has([data-loading]) ~ [data-part='group']:not(:has([data-loaded])) {
      display: none;
    }
  }

  @media screen and (max-width: 640px) {
    gap: 0;

    > nav {
      display: none;
    }
    > [data-part='group'] {
      border-bottom: 1px solid var(--border);
    }
    > [data-part='group']:first-of-type > button {
      margin-top: calc(-1 * var(--space-5));
    }
    > [data-part='group'] > button {
      display: flex;
      align-items: center;
      justify-content: space-between;
      /* From edge to edge of the dialog, so that the ring of focus, which is inside, has room. */
      width: calc(100% + 2 * var(--space-5));
      min-height: 48px;
      margin-inline: calc(-1 * var(--space-5));
      padding: 0 var(--space-5);
      border: 0;
      background: none;
      color: var(--text);
      font-size: var(--size-lg);
      font-weight: 600;
    }
    [aria-expanded='true'] > svg {
      transform: rotate(180deg);
    }
    > [data-part='group'] > div {
      padding-bottom: var(--space-5);
    }
    > :not([data-open]) > div {
      display: none;
    }
    > [data-open]:has([data-loading]) ~ [data-part='group']:not(:has([data-loaded])) {
      display: none;
    }
  }
  @media print {
    > nav {
      display: none;
    }
  }
`

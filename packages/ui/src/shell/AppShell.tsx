import { useCallback, useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import styled from 'styled-components'
import { wholeTextTip } from '../primitives'
import type { Navigation } from './navigation'
import { Sidebar } from './Sidebar'
import { TopBar, type TopBarProps } from './TopBar'

export interface AppShellProps extends Omit<TopBarProps, 'onOpenNavigation'> {
  navigation: Navigation
  /** Pathname of the screen in view. Its item in the sidebar is marked, and a change closes the slide-over. */
  currentPath: string
  /** What stands on the watch line; it keeps its place while there is nothing. */
  watch?: ReactNode
  /** The screen. */
  children: ReactNode
}

/** When code for what is hovered may load, in ms: it must not compete with the screen's own. */
const SETTLED_AFTER = 3000

/** The frame of every signed-in screen: top bar, sidebar, main (§2.2 Shared shell). */
export function AppShell({ navigation, currentPath, watch, children, ...bar }: AppShellProps) {
  const [open, setOpen] = useState(false)
  const openNavigation = useCallback(() => setOpen(true), [])
  const close = useCallback(() => setOpen(false), [])

  // §2.2: the slide-over closes on a route change, whatever caused it.
  const [shownPath, setShownPath] = useState(currentPath)
  if (shownPath !== currentPath) {
    setShownPath(currentPath)
    setOpen(false)
  }

  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_AFTER)
    return () => clearTimeout(timer)
  }, [])
  const tip = wholeTextTip.useWhen(settled)

  return (
    <>
      <Skip href="#main" onClick={skip}>
        Skip to content
      </Skip>
      <TopBar {...bar} onOpenNavigation={openNavigation} />
      <Body data-watched={bar.watchLine?.isShown || undefined}>
        {bar.watchLine?.isShown && <Watch data-top-bar>{watch}</Watch>}
        <Sidebar
          navigation={navigation}
          currentPath={currentPath}
          accountHref={bar.accountHref}
          open={open}
          onClose={close}
        />
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </Body>
      {tip && <tip.WholeTextTip />}
    </>
  )
}

/** By itself, as the entry that the link would make in the browser's history is none of the router's. */
function skip(event: MouseEvent) {
  event.preventDefault()
  const main = document.getElementById('main')
  main?.focus()
  main?.scrollIntoView()
}

const Skip = styled.a`
  position: fixed;
  z-index: 30;
  top: var(--space-2);
  left: var(--space-2);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-sm);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 600;

  &:not(:focus) {
    transform: translateY(-64px);
  }
  @media print {
    display: none;
  }
`

const Body = styled.div`
  --sticky-top: var(--top-bar); /* what sticks is below the bar */
  display: grid;
  /* Wider for larger texts, as far as the window allows. */
  grid-template-columns: clamp(232px, 25vw, 14.5rem) minmax(0, 1fr);

  &[data-watched] {
    --sticky-top: calc(var(--top-bar) + var(--watch-line));
  }
  /*
   * The scroll bar is there from the beginning, so that a page that becomes longer than the window does not become narrower.
   * What gets the focus, and what is jumped to, comes into view below all that sticks, the head of its table too.
   */
  :root:has(&) {
    overflow-y: scroll;
    scroll-padding-top: calc(var(--top-bar) + var(--table-head) + var(--alert-room));
  }
  :root:has(&[data-watched]) {
    scroll-padding-top: calc(var(--top-bar) + var(--watch-line) + var(--table-head) + var(--alert-room));
  }

  @media (max-width: 1023.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`

const Watch = styled.div`
  position: sticky;
  z-index: 9;
  top: var(--top-bar);
  grid-column: 1 / -1;
  height: var(--watch-line);
  border-bottom: 1px solid var(--border);
  background: var(--surface);

  @media print {
    display: none;
  }
`

const Main = styled.main`
  min-height: calc(100dvh - var(--sticky-top));
  /* As wide as --content at most, and then in the middle: on every screen the header and what is below it end alike. */
  padding: var(--space-6) max(var(--gutter), (100% - var(--content)) / 2) var(--space-8);

  &:focus {
    outline: none;
  }
  @media (max-width: 640px) {
    padding-top: var(--space-4);
  }
  @media print {
    min-height: 0;
    padding: 0;
  }
`

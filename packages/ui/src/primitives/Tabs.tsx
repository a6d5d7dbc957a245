import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styled from 'styled-components'
import { formatInteger, isShortcut } from '../lib'
import { Link } from './Link'

/** One tab. */
export interface Tab {
  id: string
  label: string
  /** How many things its view lists. */
  count?: number
  /** Address of this tab, where the choice lives in the URL. */
  href?: string
}

export interface TabsProps {
  /** Names the list of tabs. */
  label: string
  tabs: readonly Tab[]
  /** Id of the tab in view. */
  value: string
  onChange?: (id: string) => void
  /** The panel of the tab in view. */
  children: ReactNode
}

/** Several views of which one is shown. Arrow keys, Home and End choose a tab; the Tab key goes on to its panel. */
export function Tabs({ label, tabs, value, onChange, children }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const active = tabs.find((tab) => tab.id === value) ?? tabs[0]

  function move(event: KeyboardEvent) {
    if (isShortcut(event)) return
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
    const at = all.findIndex((tab) => tab === document.activeElement)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key]
    const next = to === undefined ? undefined : all[(to + all.length) % all.length]
    if (!next) return
    event.preventDefault()
    next.focus()
    next.click()
  }

  return (
    <>
      {/* The focus is on one of the tabs; its key events bubble up to the list. */}
      <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => {
          const selected = tab === active
          const shared = {
            role: 'tab',
            id: `${id}-${tab.id}`,
            'aria-selected': selected,
            'aria-controls': selected ? `${id}-panel` : undefined,
            tabIndex: selected ? 0 : -1,
            onClick: () => void (selected || onChange?.(tab.id)),
            children: (
              <>
                {tab.label}
                {tab.count !== undefined && <small>{formatInteger(tab.count)}</small>}
              </>
            ),
          }
          return tab.href ? (
            <Link key={tab.id} href={tab.href} {...shared} />
          ) : (
            <button key={tab.id} type="button" {...shared} />
          )
        })}
      </List>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={active && `${id}-${active.id}`} tabIndex={0}>
        {children}
      </Panel>
    </>
  )
}

const List = styled.div`
  display: flex;
  gap: var(--space-5);
  /* More tabs than fit scroll inside their list, never the page. */
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px var(--border);

  > * {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 40px;
    padding: 0;
    border: 0;
    border-bottom: 2px solid transparent;
    background: none;
    color: var(--text-muted);
    text-decoration: none;
    white-space: nowrap;
  }
  > :hover {
    color: var(--text);
  }
  > :focus-visible {
    outline-offset: -2px;
    border-radius: var(--radius-sm);
  }
  > [aria-selected='true'] {
    border-bottom-color: var(--accent);
    color: var(--text);
    font-weight: 600;
  }
  /* Lines that are not to be seen are drawn then, too. */
  @media (forced-colors: active) {
    > * {
      border-bottom-color: Canvas;
    }
    > [aria-selected='true'] {
      border-bottom-color: Highlight;
    }
  }
  small {
    color: var(--text-muted);
    font-size: var(--size-xs);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  @media (pointer: coarse) {
    > * {
      min-height: 44px;
    }
  }
`

const Panel = styled.div`
  padding-top: var(--space-4);

  &:focus-visible {
    outline-offset: 4px;
    border-radius: var(--radius-sm);
  }
`

/**
 * Stories of whole screens: the console as people open it at an address, with its real containers, against the mocks of
 * the story. Paging, Try Again, dialogs and writes work in them.
 */
import { configure } from '@quarterdeck/api'
import { useEffect } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { waitFor } from 'storybook/test'
import { Root } from '../app/Root'
import { queryClient } from '../lib/queryClient'
import { config } from '../lib/runtime'
import { handleUnauthorized, refreshSession, watchSession } from '../lib/session'

export interface ConsoleProps {
  /** Where the console is opened: path and query, '/admin/clusters?dialog=add-cluster'. */
  address: string
}

/** The console in a story. It has a history of its own, so the address of the page stays that of the story. */
export function Console({ address }: ConsoleProps) {
  useEffect(watchSession, [])
  return (
    <MemoryRouter key={address} initialEntries={[address]} useTransitions={false}>
      <Root />
    </MemoryRouter>
  )
}

/** A story's loader: nothing is left of the story before, and the session is the one that this story's mocks tell. */
export async function openConsole(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  configure({ apiUrl: config.apiUrl, authUrl: config.authUrl, onUnauthorized: handleUnauthorized })
  const stop = watchSession()
  // As where somebody signed out while the browser kept the page for Back: everything of that person goes.
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  stop()
  queryClient.clear()
  await refreshSession()
}

const WAITING = '[data-loading], [data-shape], [aria-busy="true"]'

/** A story's play function: the screen, and the dialog where the address has one, stand with all that they asked for. */
export async function untilLoaded({ args: { address } }: { args: ConsoleProps }): Promise<void> {
  const parts = address.includes('dialog=') ? ['[aria-modal=true]'] : ['main h1']
  let seen = 0
  // What has arrived may ask for more, so nothing may be waited for several times in a row.
  await waitFor(() => {
    const missing = parts.find((part) => !document.querySelector(part))
    const waiting = document.querySelector(WAITING)
    seen = missing || waiting ? 0 : seen + 1
    if (seen < 3) throw new Error(`Still waiting for ${missing ?? waiting?.outerHTML.slice(0, 200)}`)
  })
}

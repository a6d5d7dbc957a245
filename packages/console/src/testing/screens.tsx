/**
 * Stories of whole screens: the console as people open it at an address, with its real containers, against the mocks of
 * the story. Paging, Try Again, dialogs and writes work in them.
 *
 * A story file of a screen has `parameters.route`, the route as the route table has it ('/admin/clusters'), which its docs
 * page shows, and `args.address`, the address at which its stories begin; that of a story may name another page, filter or
 * dialog. screens.test.tsx holds that the two fit and that no route and no dialog is without a story.
 */
import { configure } from '@quarterdeck/api'
import { AUTH_URL } from '@quarterdeck/sandbox/fixtures/flows'
import { nextHang } from '@quarterdeck/sandbox/msw'
import { standInForPaddle, type PaddleFault } from '@quarterdeck/sandbox/msw/paddle'
import { useEffect, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { checkAdminRight } from '../app/adminRight'
import { Root } from '../app/Root'
import { prefetchAt } from '../app/signedInRoutes'
import { watchConnection } from '../lib/connection'
import { forgetPaymentScript } from '../lib/paymentScript'
import { queryClient } from '../lib/queryClient'
import { config } from '../lib/runtime'
import { handleUnauthorized, refreshSession, watchSession } from '../lib/session'
import { showWatchLine } from '../lib/watchLine'
import { usePageLoads } from './pageLoads'

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** The route of a screen's stories, as the route table has it: '/admin/payments/providers/:provider?'. */
    route?: string
    /** What had happened in this browser before the console is opened: `() => rememberUser(…)`. */
    before?: () => void
    /** What is the matter with the payment provider's script. */
    paddle?: PaddleFault
  }
}

/** What the stories of all screens have in common. Chromatic draws them in the looks that `npm test` draws `screen` in. */
export const screenParameters = {
  layout: 'fullscreen',
  chromatic: {
    modes: {
      light: { theme: 'light' },
      dark: { theme: 'dark' },
      phone: { viewport: 'narrow' },
      'forced colours': { contrast: 'forced' },
    },
  },
}

export interface ConsoleProps {
  /** Where the console is opened: path and query, '/admin/clusters?dialog=add-cluster'. */
  address: string
}

/** A dialog covers the window and not the page: pictures, which show whole pages, end with the window then. */
const WINDOW_BELOW_DIALOGS = `
  body:has([aria-modal='true']) #storybook-root { position: relative; height: 100vh; overflow: clip; }
`

watchConnection()

/** The console in a story. It has a history of its own, so the address of the page stays that of the story. */
export function Console({ address }: ConsoleProps) {
  useEffect(watchSession, [])
  return (
    <>
      <style>{WINDOW_BELOW_DIALOGS}</style>
      <Tab key={address} opened={address} />
    </>
  )
}

/** A tab of a browser: what loads another page of the console loads it here. */
function Tab({ opened }: { opened: string }) {
  const [page, setPage] = useState({ address: opened, loads: 0, isLoading: false })
  async function load(address: string): Promise<void> {
    setPage((last) => ({ ...last, isLoading: true }))
    await loadDocument()
    setPage(({ loads }) => ({ address, loads: loads + 1, isLoading: false }))
  }
  return (
    <MemoryRouter key={page.loads} initialEntries={[page.address]} useTransitions={false}>
      <PageLoads onLoad={(address) => void load(address)} />
      {!page.isLoading && <Root />}
    </MemoryRouter>
  )
}

function PageLoads({ onLoad }: { onLoad: (address: string) => void }) {
  usePageLoads(onLoad)
  return null
}

/**
 * A story's `beforeEach`, so after its loaders, which say what the platform holds: nothing is left of the story before, and
 * the session is the one that this story's mocks tell.
 */
export async function openConsole({
  args,
  parameters: { before, paddle },
}: {
  args: Partial<ConsoleProps>
  parameters: { before?: () => void; paddle?: PaddleFault }
}): Promise<void> {
  await checking // that of the story before, whose mocks are gone
  localStorage.clear()
  sessionStorage.clear()
  Object.assign(config, { authUrl: AUTH_URL })
  Object.assign(config.paddle, { token: 'test_stories', environment: 'sandbox' })
  configure({
    apiUrl: config.apiUrl,
    authUrl: config.authUrl,
    onUnauthorized: handleUnauthorized,
    onForbidden: () => void checkAdminRight(),
  })
  standInForPaddle(paddle)
  // It comes some seconds after the screen; the stories of the shell show it.
  showWatchLine(false)
  before?.()
  await loadDocument()
  await readPageBelow(args.address ?? '')
}

/**
 * A dialog comes over a page that stands, as where somebody pressed something: else it would be by chance how much of the
 * page arrives before the dialog, which hides from screen readers what is there when it opens.
 */
async function readPageBelow(address: string): Promise<void> {
  const page = new URL(address, location.origin)
  if (!page.searchParams.has('dialog')) return
  page.searchParams.delete('dialog')
  const area = page.pathname.startsWith('/admin') ? 'admin' : 'user'
  // What fails or hangs is told by the screen, which asks again.
  await Promise.race([prefetchAt(area, page), nextHang()]).catch(() => {})
}

let checking: Promise<unknown> | undefined

/** What loading a document does: nothing but the browser's storage lasts, and the session is checked anew. */
async function loadDocument(): Promise<void> {
  forgetPaymentScript()
  const stop = watchSession()
  // As where somebody signed out while the browser kept the page for Back: everything of that person goes.
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  stop()
  queryClient.clear()
  checking = refreshSession()
  // A check that hangs is what a story of it is about.
  await Promise.race([checking, nextHang()])
}

const WAITING = '[data-loading], [data-shape], [aria-busy="true"]'

/** A story's play function: the screen, and the dialog where the address has one, stand with all that they asked for. */
export async function untilLoaded(story: { args: ConsoleProps }): Promise<void> {
  let seen = 0
  // What has arrived may ask for more, so nothing may be waited for several times in a row.
  await waitFor(() => {
    expectOpened(story.args)
    const waiting = document.querySelector(WAITING)?.outerHTML.slice(0, 200)
    const reads = queryClient.isFetching()
    seen = waiting || reads > 0 ? 0 : seen + 1
    if (seen < 3) throw new Error(`Still waiting for ${waiting ?? `${reads} reads`}`)
  })
}

/** A play function where something never arrives: the screen, and the dialog where the address has one, stand. */
export const untilOpened = ({ args }: { args: ConsoleProps }): Promise<void> =>
  waitFor(() => expectOpened(args))

function expectOpened({ address }: ConsoleProps): void {
  const part = address.includes('dialog=') ? '[aria-modal=true]' : 'main h1'
  if (!document.querySelector(part)) throw new Error(`There is no ${part} yet`)
}

/** Presses what has this name and role, once it is there; the first of several. */
export async function press(name: string | RegExp, role = 'button'): Promise<void> {
  const [first] = await screen.findAllByRole(role, { name })
  if (first) await userEvent.click(first)
}

/** From this time on, in milliseconds, a timer ends something that people read: a toast, a message before they are led on. */
const READING_MS = 2000
/** How much longer it stays, in milliseconds. */
const LONGER_MS = 8000

/** A story's `beforeEach`: what is gone after some seconds stays longer, so that its picture is sure to show it. */
export function keepWhatPasses(): () => void {
  const begin = window.setTimeout.bind(window)
  const beginLonger = (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
    begin(run, ms >= READING_MS ? ms + LONGER_MS : ms, ...rest)
  const longer = spyOn(window, 'setTimeout').mockImplementation(beginLonger as typeof setTimeout)
  return () => longer.mockRestore()
}

import { CODE_ARRIVED, isUnasked } from '@quarterdeck/ui/lib'
import { askOwnServer, isOnline, whenReconnected } from './connection'
import { readStored, writeStored } from './storage'
import { createStore } from './store'
import { hasUnsavedInput } from './unsavedInput'
import { whileUnderWay } from './whileUnderWay'

/*
 * Code that is loaded when it is needed, and does not come. Some browsers remember that a module could not be loaded until the
 * document is loaded anew, so that is the one sure way on: by itself where nothing is lost by it, else when the person says so.
 */

/** Why code is missing: a newer version was deployed, or something was the matter with connection or server. */
export type MissingCode = 'newVersion' | 'incomplete'

/** The builds that this tab was loaded anew for, so that it is so once for each. */
const RELOADED_FOR_KEY = 'quarterdeck.reloadedFor'
/** How long after a stylesheet could not be loaded it is asked for again. */
const STYLES_AGAIN_AFTER_MS = 5000
/** Stands for a build of which `/version.json` says nothing. */
const UNKNOWN = 'unknown'

const missing = createStore<MissingCode | null>(null)
const reasonsToStay = new Set<() => boolean>()

/** A hook: why the page has to be loaded anew by the person; null while nothing is missing. */
export const useMissingCode = missing.use

/** Keeps the page from being loaded anew by itself while `reason` says so. */
export const stayWhile = (reason: () => boolean): void => void reasonsToStay.add(reason)

/** Loads the page anew. */
export const reload = (): void => window.location.reload()

/** Notices code that cannot be loaded, wherever it was asked for. */
export function watchMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // Who loaded it ahead of time hears of the failure after this, and calls `noteUnasked` then.
    setTimeout(() => void (isUnasked(payload) ? newerBuild() : findMissingCode()))
  })
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') askAgain(target)
    },
    true, // such an event does not bubble
  )
  // Where the browser tried once more. A part that is still missing is noticed when it is asked for again.
  window.addEventListener(CODE_ARRIVED, () => {
    if (missing.get() === 'incomplete') missing.set(null)
  })
  whenReconnected(() => {
    if (missing.get() && !isSomethingLost()) reload()
  })
}

/** Unlike modules, stylesheets can be asked for again; without it, what is opened next would be drawn without its styles. */
function askAgain(link: HTMLLinkElement): void {
  setTimeout(() => {
    if (missing.get() !== 'newVersion') link.replaceWith(link.cloneNode())
  }, STYLES_AGAIN_AFTER_MS)
}

/**
 * To be called when code could not be loaded that somebody asked for. When a newer version was deployed, it loads the page
 * anew, once, where nothing is lost by it. Resolves with whether it does; otherwise `useMissingCode` tells why code is missing.
 */
export const findMissingCode = whileUnderWay(async (): Promise<boolean> => {
  const deployed = await newerBuild()
  if (deployed === null) return false
  if (isSomethingLost() || !isFirstReloadFor(deployed)) {
    missing.set('newVersion')
    return false
  }
  reload()
  return true
})

/** The build that was deployed since this one; null where there is none, and code is missing for another reason. */
const newerBuild = whileUnderWay(async (): Promise<string | null> => {
  const running = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content
  const deployed = isOnline() ? await deployedBuild() : null
  if (running && deployed !== running && deployed !== null) return deployed
  missing.set('incomplete')
  return null
})

/** Which build the server has now (§15.2), as `built_at` names it; null where the server is down or limits calls. */
async function deployedBuild(): Promise<string | null> {
  const answer = await askOwnServer()
  if (!answer || answer.status === 429 || answer.status >= 500) return null
  const body = (await answer.json().catch(() => null)) as { built_at?: unknown } | null
  return typeof body?.built_at === 'string' ? body.built_at : UNKNOWN
}

/** Whether something would be lost with the page: what is typed, the end of a write, an open checkout. */
const isSomethingLost = () => hasUnsavedInput() || [...reasonsToStay].some((reason) => reason())

/** Without storage nothing would keep it from loading anew for ever. */
function isFirstReloadFor(build: string) {
  const builds = readStored('sessionStorage', RELOADED_FOR_KEY) ?? ''
  return !builds.includes(build) && writeStored('sessionStorage', RELOADED_FOR_KEY, `${builds} ${build}`)
}

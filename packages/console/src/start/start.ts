import { whoamiUrl } from '@quarterdeck/api/urls'
import { resolveTheme } from '@quarterdeck/ui/theme'
import { readFirstConfig } from '../lib/firstConfig'
import { withoutSlash } from '../lib/landingPaths'
import { askForTypeface } from '../lib/typeface'
import type { EarlyRead } from '../lib/early'
import { rememberedUser, type RememberedUser } from '../lib/rememberedUser'
import { signedOutSession } from '../lib/signOutMark'
import { storedTheme } from '../lib/storedTheme'
import { drawFirstForm } from './firstForm'
import { drawFirstPaint } from './firstPaint'
import { firstReads } from './firstReads'
import { sayThatNothingLoaded } from './nothingLoaded'

/** How long the console's first code is waited for, in milliseconds (§9.1): it takes 20 s at 50 kbit/s. */
const CODE_MS = 30_000

/**
 * Runs in the document's head, before any other code has arrived: gives the address its one spelling, sets the theme,
 * requests the session and the screen's first data, and preloads the screen's chunks and styles, so that all of these load
 * at the same time, and draws what the screen begins with. When the console's code does not come, it is what says so.
 */
function start(): void {
  spellAddress()
  // The console's code, once it is here, follows the browser's preference; this script could not be told to stop.
  document.documentElement.dataset.theme = resolveTheme(storedTheme())
  // A script that cannot be loaded tells nobody but who listens before the event arrives at it.
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') sayThatNothingLoaded(document)
    },
    true,
  )
  setTimeout(sayThatNothingLoaded, CODE_MS, document)
  const config = readFirstConfig(window.__CONSOLE_CONFIG__, location.origin)
  const user = rememberedUser()
  const screen = firstReads(location, config, user)
  const reads = new Map(screen.urls.map((url) => [url, read(url)]))
  const readOwn = (urls: string[] = [], personId?: string) => {
    for (const url of urls) {
      const own = read(url)
      reads.set(url, { ...own, personId })
      // On a slow network the first data are there before the code, and the typeface then just in time for both.
      own.response.then(askForTypeface, () => {})
    }
  }
  readOwn(screen.ownUrls, user?.id)
  window.__EARLY_READS__ = reads

  // Who is not remembered, as after the first sign-in on a device, is known as soon as the identity service has answered.
  if (!user && signedOutSession() === null)
    void okAnswer(reads.get(config.authUrl + whoamiUrl())).then((session) => {
      const person = personOf(session)
      if (person) readOwn(firstReads(location, config, person).ownUrls, person.id)
    })

  const code = [...new Set(screen.chunks)].map(preload)
  // The entry, which is larger, is mostly still on its way then: the typeface delays little, and is there when text is drawn.
  if (code.length > 0) void Promise.all(code).then(askForTypeface)
  drawFirstPaint(document, location, config)
  const { form } = screen
  if (form)
    void okAnswer(reads.get(form.url)).then((flow) => drawFirstForm(document, flow, form.recoveryHref))
}

/** Takes slashes from the end of the path (§2.1): everything that decides by the address, here and later, knows it without. */
function spellAddress(): void {
  const { pathname, search, hash, origin } = location
  const path = withoutSlash(pathname)
  if (path !== pathname) history.replaceState(history.state, '', origin + path + search + hash)
}

/** Loads a file of code or styles ahead; settled when it is there, and never when it cannot be loaded. */
function preload(href: string): Promise<unknown> {
  const kind = href.endsWith('.css')
    ? { rel: 'preload', as: 'style', crossOrigin: '' }
    : { rel: 'modulepreload' }
  const link = Object.assign(document.createElement('link'), { ...kind, href })
  document.head.append(link)
  return new Promise((resolve) => link.addEventListener('load', resolve))
}

/** What an early read that went well was answered; the console's code reads the answer once more, and tells what is wrong. */
async function okAnswer(read: EarlyRead | undefined): Promise<unknown> {
  try {
    const answer = await read?.response
    return answer?.ok ? await answer.clone().json() : undefined
  } catch {
    return undefined
  }
}

/** The person whom a session check has found signed in. */
function personOf(session: unknown): RememberedUser | undefined {
  const { id, traits } =
    (session as { identity?: { id?: unknown; traits?: { admin?: unknown } } } | undefined)?.identity ?? {}
  return typeof id === 'string' ? { id, isAdmin: traits?.admin === true } : undefined
}

function read(url: string): EarlyRead {
  const response = fetch(url, { credentials: 'include', headers: { Accept: 'application/json' } })
  response.catch(() => {}) // the code that takes the answer deals with a failure, and with the time-out
  return { response, startedAt: performance.now() }
}

start()

import { whoamiUrl } from '@quarterdeck/api/urls'
import { drawTheme } from '../lib/storedTheme'
import { readConfig } from '../lib/config'
import type { EarlyRead } from '../lib/early'
import { rememberedUser, type RememberedUser } from '../lib/rememberedUser'
import { signedOutSession } from '../lib/signOutMark'
import { drawFirstPaint } from './firstPaint'
import { firstReads } from './firstReads'
import { sayThatNothingLoaded } from './nothingLoaded'

/**
 * Runs in the document's head, before any other code has arrived: sets the theme, requests the session and the screen's
 * first data, and preloads the screen's chunks and styles, so that all of these load at the same time, and draws what the
 * screen begins with. When the console's code cannot be loaded, it is what says so.
 */
function start(): void {
  drawTheme()
  // A script that cannot be loaded tells nobody but who listens before the event arrives at it.
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') sayThatNothingLoaded(document)
    },
    true,
  )
  const config = readConfig(window.__CONSOLE_CONFIG__, location.origin, () => {
    // Malformed keys are not reported here: the console reads the same configuration again and does.
  })
  const user = rememberedUser()
  const screen = firstReads(location, config, user)
  const reads = new Map(screen.urls.map((url) => [url, read(url)]))
  const readOwn = (urls: string[] = [], personId?: string) => {
    for (const url of urls) reads.set(url, { ...read(url), personId })
  }
  readOwn(screen.ownUrls, user?.id)
  window.__EARLY_READS__ = reads

  // Who is not remembered, as after the first sign-in on a device, is known as soon as the identity service has answered.
  if (!user && signedOutSession() === null)
    void personOf(reads.get(config.authUrl + whoamiUrl())).then(
      (person) => person && readOwn(firstReads(location, config, person).ownUrls, person.id),
    )

  for (const href of new Set(screen.chunks)) {
    const kind = href.endsWith('.css')
      ? { rel: 'preload', as: 'style', crossOrigin: '' }
      : { rel: 'modulepreload' }
    document.head.append(Object.assign(document.createElement('link'), { ...kind, href }))
  }
  drawFirstPaint(document, location, config)
}

/** The person whom a session check finds signed in. */
async function personOf(check: EarlyRead | undefined): Promise<RememberedUser | undefined> {
  try {
    const answer = await check?.response
    if (!answer?.ok) return undefined
    // A copy, as the code that checks the session reads the answer itself.
    const session = (await answer.clone().json()) as {
      identity?: { id?: unknown; traits?: { admin?: unknown } }
    }
    const { id, traits } = session.identity ?? {}
    return typeof id === 'string' ? { id, isAdmin: traits?.admin === true } : undefined
  } catch {
    return undefined // no answer or nonsense, which the check itself tells
  }
}

function read(url: string): EarlyRead {
  const response = fetch(url, { credentials: 'include', headers: { Accept: 'application/json' } })
  response.catch(() => {}) // the code that takes the answer deals with a failure, and with the time-out
  return { response, startedAt: performance.now() }
}

start()

import { drawTheme } from '../lib/storedTheme'
import { readConfig } from '../lib/config'
import type { EarlyRead } from '../lib/early'
import { rememberedUser } from '../lib/rememberedUser'
import { firstReads } from './firstReads'
import { sayThatNothingLoaded } from './nothingLoaded'

/**
 * Runs in the document's head, before any other code has arrived: sets the theme, requests the session and the screen's
 * first data, and preloads the screen's chunks, so that all of these load at the same time. When the console's code cannot
 * be loaded, it is what says so.
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
  window.__EARLY_READS__ = new Map([
    ...screen.urls.map((url) => [url, read(url)] as const),
    ...(screen.ownUrls ?? []).map((url) => [url, { ...read(url), personId: user?.id }] as const),
  ])

  for (const href of new Set(screen.chunks)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
}

function read(url: string): EarlyRead {
  const response = fetch(url, { credentials: 'include', headers: { Accept: 'application/json' } })
  response.catch(() => {}) // the code that takes the answer deals with a failure, and with the time-out
  return { response, startedAt: performance.now() }
}

start()

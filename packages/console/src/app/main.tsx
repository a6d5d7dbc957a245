import { ApiError, configure } from '@quarterdeck/api'
import { comparePlatformClock, noteUnasked } from '@quarterdeck/ui/lib'
import '@quarterdeck/ui/tokens.css'
import { preloadToasts } from '@quarterdeck/ui/primitives'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom'
import { browserHistory } from '../lib/browserHistory'
import { answerArrived, requestBroke, watchConnection, whenReconnected } from '../lib/connection'
import { earlyFetch } from '../lib/early'
import { keepFocus } from '../lib/focusKeeper'
import { watchBack } from '../lib/leaving'
import { watchMissingCode } from '../lib/missingCode'
import { forgetLeftCheckout } from '../lib/openedCheckout'
import { loadWhenIdle, preloadWhenIdle } from '../lib/preloading'
import { config } from '../lib/runtime'
import { handleUnauthorized, refreshSession, watchSession } from '../lib/session'
import { watchSlowAnswer } from '../lib/slowAnswers'
import { drawTheme } from '../lib/storedTheme'
import { askForTypeface } from '../lib/typeface'
import { watchInput } from '../lib/unsavedInput'
import { whileUnderWay } from '../lib/whileUnderWay'
import { SignedInOnly } from './guards'
import { Root } from './Root'
import { nextScreens } from './routes'

// Text is about to be drawn. Where the start script knows the screen's code it has asked already.
askForTypeface()

configure({
  apiUrl: config.apiUrl,
  authUrl: config.authUrl,
  identityScriptOrigins: config.identityScriptOrigins,
  fetch: async (request) => {
    const askedAt = performance.now()
    try {
      const answer = await earlyFetch(request)
      answerArrived(askedAt)
      comparePlatformClock(answer.headers.get('Date'))
      return answer
    } catch (error) {
      const { reason } = request.signal
      if (!(reason instanceof ApiError && reason.kind === 'aborted')) requestBroke()
      throw error
    }
  },
  onUnauthorized: handleUnauthorized,
  onForbidden: () => void checkRight(),
  onSlow: watchSlowAnswer,
})

drawTheme()
if (config.accentColor !== null) void drawAccent(config.accentColor)
watchConnection()
watchMissingCode()
watchSession()
whenReconnected(() => void refreshSession())
watchInput()
watchBack()
keepFocus()
forgetLeftCheckout()

/** How long the first screen is waited for, in milliseconds. The first paint stands meanwhile. */
const FIRST_SCREEN_MS = 200

// Most of what was asked for before this code arrived is there: then the screen is drawn once, and not in steps. What is
// late or fails is told by the screen.
const patience = new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_MS))
void Promise.race([patience, SignedInOnly.prefetch(new URL(window.location.href)).catch(noteUnasked)]).then(
  draw,
)

function draw(): void {
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      {/* Nothing suspends here, so a transition would only let people wait longer for what they pressed. */}
      <HistoryRouter history={browserHistory()} useTransitions={false}>
        <Root />
      </HistoryRouter>
    </StrictMode>,
  )
}

// Without it a quick second press is only one press too many, so its code may as well be missing.
loadWhenIdle([() => import('../lib/secondPress').then(({ watchPresses }) => watchPresses())])
preloadWhenIdle([preloadToasts, ...nextScreens()])

/** Under way from the moment of the refusal, so that the question itself, which may be refused too, asks nothing more. */
// Where the code does not arrive the call tells its own refusal, and the next one asks again.
const checkRight = whileUnderWay(() =>
  import('./adminRight').then(({ checkAdminRight }) => checkAdminRight()).catch(noteUnasked),
)

/** Few deployments have a colour of their own, so its arithmetic is loaded only where one is named. */
async function drawAccent(color: string): Promise<void> {
  const { applyAccent } = await import('@quarterdeck/ui/accent')
  if (!applyAccent(color)) {
    console.warn('config.js: accentColor is not a colour this browser knows, the built-in accent is used')
  }
}

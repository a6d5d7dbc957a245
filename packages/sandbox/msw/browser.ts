import { isCommonAssetRequest } from 'msw'
import { setupWorker, type SetupWorker } from 'msw/browser'
import { resetLiveArgs } from './fromApi'
import { resetData } from './memory'
import { endHangs, notePress, resetPresses } from './reply'
import { world } from '.'

/**
 * Starts the mocks in a browser, with the whole world answering: for `mswLoader(startWorker)` in Storybook. The loader
 * resets the handlers before each story; the data are put back with them, presses are counted anew, and what
 * is still on its way stays away.
 */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker(...world)
  await worker.start({
    quiet: true,
    // Beside the page, wherever that is published.
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledRequest(request, print) {
      const ours = /\/(v1|new|self-service|sessions)(\/|$)/.test(new URL(request.url).pathname)
      if (ours && !isCommonAssetRequest(request)) print.error()
    },
  })
  // A worker that took its leave of another page while this one began answers here once the page has been loaded anew.
  if (!navigator.serviceWorker.controller) {
    location.reload()
    await new Promise(() => {})
  }
  window.addEventListener('click', notePress, { capture: true })
  const resetHandlers = worker.resetHandlers.bind(worker)
  worker.resetHandlers = (...handlers) => {
    resetData()
    resetPresses()
    endHangs()
    resetLiveArgs()
    return resetHandlers(...handlers)
  }
  return worker
}

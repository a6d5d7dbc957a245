import { isCommonAssetRequest } from 'msw'
import { setupWorker, type SetupWorker } from 'msw/browser'
import { world } from './world'

/** Starts the mocks in a browser, with the whole world answering: for `mswLoader(startWorker)` in Storybook. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker(...world)
  await worker.start({
    quiet: true,
    onUnhandledRequest(request, print) {
      const ours = /\/(v1|new|self-service|sessions)(\/|$)/.test(new URL(request.url).pathname)
      if (ours && !isCommonAssetRequest(request)) print.error()
    },
  })
  return worker
}

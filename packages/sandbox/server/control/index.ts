import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import type { ContractCheck } from '../contract'
import { by } from '../../product/lists'
import type { ServerStore } from '../store'
import { InvalidSwitch, parseSwitches, type SwitchStore } from '../openSwitches'
import { readForm } from './form'
import { page } from './page'

export interface ControlApp {
  store: ServerStore
  switches: SwitchStore
  contract: ContractCheck
  reset: () => Promise<void>
  /** Takes every job that is under way one step further. */
  stepJobs: () => void
}

/** The sandbox's own page and the JSON beside it, both under `/__sandbox`. */
export function controlApp({ store, switches, contract, reset, stepJobs }: ControlApp): Hono {
  const app = new Hono()
  // Newest first; of the same moment, the one that was sent last.
  const outbox = () => store.mails.all().reverse().sort(by('-created_at'))
  // Other sites open in the same browser must not turn switches here.
  app.use(csrf())
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })

  app.onError((error, c) => {
    if (error instanceof InvalidSwitch || error instanceof SyntaxError)
      return c.json({ error: { message: error.message } }, 400)
    throw error
  })

  app.get('/', (c) =>
    c.html(
      page({
        switches: switches.read(),
        mail: outbox(),
        violations: contract.violations,
        saved: c.req.query('saved') !== undefined,
      }),
    ),
  )
  app.get('/mail', (c) => c.json(outbox()))
  app.delete('/mail/:id', (c) => {
    store.mails.delete(c.req.param('id'))
    return c.body(null, 204)
  })
  app.post('/mail/:id/delete', (c) => {
    store.mails.delete(c.req.param('id'))
    return c.redirect('/__sandbox#mail', 303)
  })

  app.get('/switches', (c) => c.json(switches.read()))
  app.put('/switches', async (c) => c.json(switches.change(parseSwitches(await c.req.json()))))
  app.post('/switches', async (c) => {
    switches.change(parseSwitches(readForm(await c.req.formData())))
    return c.redirect('/__sandbox?saved#switches', 303)
  })

  app.post('/jobs/step', (c) => {
    stepJobs()
    return c.body(null, 204)
  })

  app.get('/contract', (c) =>
    c.json({ violations: contract.violations.length, latest: contract.violations.slice(-20) }),
  )

  app.post('/reset', async (c) => {
    switches.reset()
    await reset()
    return c.req.header('Accept')?.includes('text/html') ? c.redirect('/__sandbox', 303) : c.body(null, 204)
  })
  return app
}

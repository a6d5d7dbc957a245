import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import type { ContractCheck } from '../contract'
import type { Db } from '../db'
import { deleteMail, listMail } from '../identity'
import { InvalidSwitch, parseSwitches, type SwitchStore } from '../switches'
import { readForm } from './form'
import { page } from './page'

export interface ControlApp {
  db: Db
  switches: SwitchStore
  contract: ContractCheck
  reset: () => Promise<void>
  /** Takes every job that is under way one step further. */
  stepJobs: () => void
}

/** The sandbox's own page and the JSON beside it, both under `/__sandbox`. */
export function controlApp({ db, switches, contract, reset, stepJobs }: ControlApp): Hono {
  const app = new Hono()
  // Other sites open in the same browser must not turn switches here.
  app.use(csrf())
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })

  app.get('/', (c) =>
    c.html(
      page({
        switches: switches.read(),
        mail: listMail(db),
        violations: contract.violations,
        saved: c.req.query('saved') !== undefined,
      }),
    ),
  )
  app.get('/mail', (c) => c.json(listMail(db)))
  app.delete('/mail/:id', (c) => {
    deleteMail(db, c.req.param('id'))
    return c.body(null, 204)
  })
  app.post('/mail/:id/delete', (c) => {
    deleteMail(db, c.req.param('id'))
    return c.redirect('/__sandbox#mail', 303)
  })

  app.get('/switches', (c) => c.json(switches.read()))
  app.put('/switches', async (c) => {
    try {
      return c.json(switches.change(parseSwitches(await c.req.json())))
    } catch (error) {
      if (error instanceof InvalidSwitch || error instanceof SyntaxError)
        return c.json({ error: { message: error.message } }, 400)
      throw error
    }
  })
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

import { eq } from 'drizzle-orm'
import { systemSettings } from '../schema'
import type { Handlers } from './handlers'
import { found } from './refusal'
import { signupKey } from './signup'

export const systemHandlers = {
  listSystemSettings: ({ db }) => db.select().from(systemSettings).orderBy(systemSettings.key).all(),

  updateSignupSetting({ db, body }) {
    const here = eq(systemSettings.key, signupKey)
    db.update(systemSettings).set({ value: body.enabled }).where(here).run()
    return found(db.select().from(systemSettings).where(here).get(), 'Setting')
  },
} satisfies Handlers

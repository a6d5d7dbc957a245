import { lt } from 'drizzle-orm'
import { flowErrors, flows, sessions } from './schema'
import type { Service } from './service'

const keptMs = 7 * 24 * 60 * 60 * 1000

/** Forgets what ended a week ago, so that a sandbox kept for long does not grow for ever. */
export function sweep({ db, now }: Service): void {
  const horizon = new Date(now().getTime() - keptMs).toISOString()
  db.delete(flows).where(lt(flows.expires_at, horizon)).run()
  db.delete(sessions).where(lt(sessions.expires_at, horizon)).run()
  db.delete(flowErrors).where(lt(flowErrors.created_at, horizon)).run()
}

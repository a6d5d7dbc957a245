import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { notFound, type IdentityError } from './errors'
import { flowErrors } from './schema'
import type { Service } from './service'

/** Keeps an error for `/auth/error?id=`. */
export function keepError({ db, now }: Service, error: IdentityError): string {
  const id = randomUUID()
  const { error: content } = error.body
  db.insert(flowErrors)
    .values({ id, error: content as Record<string, unknown>, created_at: now().toISOString() })
    .run()
  return id
}

/** The error behind `GET /self-service/errors?id`. */
export function readError({ db }: Service, id: string) {
  const kept = db.select().from(flowErrors).where(eq(flowErrors.id, id)).get()
  if (!kept) throw notFound()
  return { ...kept, updated_at: kept.created_at }
}

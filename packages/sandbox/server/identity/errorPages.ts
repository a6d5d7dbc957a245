import { newId } from '../../product/records'
import { notFound, type IdentityError } from './errors'
import type { Service } from './service'

/** Keeps an error for `/auth/error?id=`. */
export const keepError = ({ store, now }: Service, { body }: IdentityError): string =>
  store.flowErrors.put({ id: newId(), error: body['error'], created_at: now().toISOString() }).id

/** The error behind `GET /self-service/errors?id`. */
export function readError({ store }: Service, id: string) {
  const kept = store.flowErrors.get(id)
  if (!kept) throw notFound()
  return { ...kept, updated_at: kept.created_at }
}

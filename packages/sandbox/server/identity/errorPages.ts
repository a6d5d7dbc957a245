import { newId } from '../../product/records'
import { internal, notFound, type IdentityError } from './errors'
import type { Service } from './service'

/** Keeps an error for `/auth/error?id=`. */
export const keepError = ({ store, now }: Service, { body }: IdentityError): string =>
  store.flowErrors.put({ id: newId(), error: body['error'], created_at: now().toISOString() }).id

/** An example of an error, which Kratos keeps for whoever makes a page for them. */
const example = () => ({
  id: newId(),
  error: internal('This is a stub error.').body['error'],
  created_at: '0001-01-01T00:00:00Z',
  updated_at: '0001-01-01T00:00:00Z',
})

/** The error behind `GET /self-service/errors?id`. */
export function readError({ store }: Service, id: string) {
  if (id === 'stub:500') return example()
  const kept = store.flowErrors.get(id)
  if (!kept) throw notFound()
  return { ...kept, updated_at: kept.created_at }
}

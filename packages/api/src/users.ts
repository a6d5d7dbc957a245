import type * as v from 'valibot'
import { list as listOf, page, type Page } from './answers'
import { read, type Cancellable } from './client'
import { optionalFlag, requiredText, time } from './fields'
import { Organization } from './organizations'
import { searchQuery, type Paging } from './urls'
import { wireObject, type Schemas } from './wire'

/** A person with an account, as administrators see them. */
export const User = wireObject<Schemas['User']>()({
  id: requiredText,
  email: requiredText,
  created_at: time,
  /** Null where the platform does not know, which shows as Unknown. */
  is_active: optionalFlag,
})
export type User = v.InferOutput<typeof User>

/**
 * A page of users. Some platforms ignore `search` here, so the caller filters the rows it shows as well
 * (§13.2). `GET /v1/admin/users`
 */
export function list({ signal, ...params }: Paging & { search?: string } & Cancellable = {}): Promise<
  Page<User>
> {
  return read('/v1/admin/users', { signal, params: { query: searchQuery(params) } }, page(User, 'users'))
}

/** The organizations a user belongs to. `GET /v1/admin/users/{userId}/organizations` */
export function listOrganizations(
  userId: string,
  { signal }: Cancellable = {},
): Promise<readonly Organization[]> {
  return read(
    '/v1/admin/users/{userId}/organizations',
    { signal, params: { path: { userId } } },
    listOf(Organization, 'organizations'),
  )
}

import { read } from './client'
import { user } from './decode/account'
import { list as listOf, page } from './decode/answer'
import { organization } from './decode/organization'
import type { Cancellable, Organization, Page, Paging, User } from './models'
import { searchQuery } from './urls'

/**
 * A page of users. Some platforms ignore `search` here, so the caller filters the rows it shows as well
 * (contract §4).
 */
export function list({ signal, ...params }: Paging & { search?: string } & Cancellable = {}): Promise<
  Page<User>
> {
  return read(signal, (api, init) =>
    api.GET('/v1/admin/users', { ...init, params: { query: searchQuery(params) } }),
  ).then(page(user, 'users'))
}

/** A user's organizations. */
export function listOrganizations(userId: string, { signal }: Cancellable = {}): Promise<Organization[]> {
  return read(signal, (api, init) =>
    api.GET('/v1/admin/users/{userId}/organizations', { ...init, params: { path: { userId } } }),
  ).then(listOf(organization, 'organizations'))
}

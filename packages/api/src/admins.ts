import { read, write } from './client'
import { admin } from './decode/account'
import { changed, one, page } from './decode/answer'
import type { Admin, Cancellable, Page } from './models'

/** The administrators. */
export function list({ signal }: Cancellable = {}): Promise<Page<Admin>> {
  return read(signal, (api, init) => api.GET('/v1/admin/admins', init)).then(page(admin, 'admins'))
}

/** Adds an administrator. */
export function create(input: { email: string; can_create_new_admins: boolean }): Promise<Admin> {
  return write((api, init) => api.POST('/v1/admin/admins', { ...init, body: input })).then(one(admin))
}

/** Changes an administrator's permission. */
export function update(adminId: string, input: { can_create_new_admins: boolean }): Promise<Admin> {
  return write((api, init) =>
    api.PUT('/v1/admin/admins/{adminId}', { ...init, params: { path: { adminId } }, body: input }),
  ).then(one(admin))
}

/** Removes an administrator. */
export function remove(adminId: string): Promise<Admin | null> {
  return write((api, init) =>
    api.DELETE('/v1/admin/admins/{adminId}', { ...init, params: { path: { adminId } } }),
  ).then(changed(admin))
}

import * as v from 'valibot'
import { changed, one, oneIfAny, page, type Page } from './answers'
import { read, write, type Cancellable } from './client'
import { optionalFlag, requiredText } from './fields'
import { wireObject, type Schemas } from './wire'

/** An administrator. Some platforms spell the permission `can_create`. */
export const Admin = v.pipe(
  wireObject<Schemas['Admin'] & { can_create?: boolean }>()({
    id: requiredText,
    email: requiredText,
    /** May create administrators and change what they may do. */
    can_create_new_admins: optionalFlag,
    can_create: optionalFlag,
  }),
  v.transform(({ can_create, ...admin }) => ({
    ...admin,
    can_create_new_admins: admin.can_create_new_admins ?? can_create ?? false,
  })),
)
export type Admin = v.InferOutput<typeof Admin>

/** The administrators. `GET /v1/admin/admins` */
export function list({ signal }: Cancellable = {}): Promise<Page<Admin>> {
  return read('/v1/admin/admins', { signal }, page(Admin, 'admins'))
}

/** Adds an administrator. `POST /v1/admin/admins` */
export function create(input: Schemas['AdminInput']): Promise<Admin> {
  return write('POST', '/v1/admin/admins', { body: input }, one(Admin))
}

/** Changes an administrator's permission. `PUT /v1/admin/admins/{adminId}` */
export function update(adminId: string, input: Schemas['AdminPermissions']): Promise<Admin | null> {
  return write(
    'PUT',
    '/v1/admin/admins/{adminId}',
    { params: { path: { adminId } }, body: input },
    oneIfAny(Admin),
  )
}

/** Removes an administrator. `DELETE /v1/admin/admins/{adminId}` */
export function remove(adminId: string): Promise<Admin | null> {
  return write('DELETE', '/v1/admin/admins/{adminId}', { params: { path: { adminId } } }, changed(Admin))
}

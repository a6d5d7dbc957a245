import { Shield } from 'lucide-react'
import { useId, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import styled from 'styled-components'
import { editedValues, type Edit, type Loadable } from '../lib'
import {
  Alert,
  BeforeAfter,
  Checkbox,
  Dialog,
  DraftNotice,
  emailText,
  ErrorState,
  FormFooter,
  LongText,
  NotFound,
  Skeleton,
  SkeletonGroup,
  useSchemaForm,
} from '../primitives'
import { adminLevel, permissionsForm, type AdminPermissions, type PermissionValues } from './adminForm'
import { AdminLevelBadge } from './AdminLevelBadge'
import type { AdminRow } from './AdminsTable'

export interface AdminDialogProps {
  /** Null when there is no such admin, or no longer. */
  admin: Loadable<AdminRow | null>
  /** §6.4: whether the signed-in admin may change permissions. */
  canManage: boolean
  /** Whether it is the entry of the signed-in admin. */
  isOwn: boolean
  /** Whether no other admin can create admins; this one then must keep the permission. */
  isLastCreator: boolean
  onSave: (permissions: AdminPermissions, edit: Edit<PermissionValues>) => void
  busy: boolean
  onClose: () => void
}

/** §2.18 admins: the edit-permissions dialog. */
export function AdminDialog({ admin, ...rest }: AdminDialogProps) {
  if (admin.state === 'ready' && admin.data && rest.canManage) {
    return <EditPermissions key={admin.data.id} admin={admin.data} {...rest} />
  }
  return (
    <Dialog
      size="sm"
      title="Permissions"
      description={
        admin.state === 'loading' ? (
          <Skeleton width={200} />
        ) : (
          admin.state === 'ready' && admin.data && <LongText>{admin.data.email}</LongText>
        )
      }
      footer={admin.state === 'loading' && rest.canManage && <Skeleton width={190} height="var(--control)" />}
      onClose={rest.onClose}
    >
      {admin.state === 'loading' ? (
        <SkeletonGroup label="Loading permissions">
          <Skeleton height={46} />
        </SkeletonGroup>
      ) : admin.state === 'error' ? (
        <ErrorState failure={admin} />
      ) : admin.data === null ? (
        <NotFound icon={<Shield />} title="There is no such admin" />
      ) : (
        <Alert tone="info" title={<AdminLevelBadge {...admin.data} />}>
          Only admins who can create admins change permissions.
        </Alert>
      )}
    </Dialog>
  )
}

function EditPermissions({
  admin,
  isOwn,
  isLastCreator,
  onSave,
  busy,
  onClose,
}: Omit<AdminDialogProps, 'admin' | 'canManage'> & { admin: AdminRow }) {
  const formId = useId()
  // The value at opening is kept, so that a later read of the list does not change what counts as edited.
  const [begin, setBegin] = useState(() => permissionsForm.format(admin))
  const form = useSchemaForm(permissionsForm, { begin, draft: 'permissions', onSaved: setBegin })
  const send = form.sending(onSave)
  const { isDirty } = form.formState
  const mayCreate = useWatch({ control: form.control, name: 'can_create_new_admins' })
  const mayNotSave =
    isLastCreator && !mayCreate ? LAST_CREATOR : isDirty ? undefined : 'Nothing has been changed'
  function save(permissions: AdminPermissions) {
    if (mayNotSave) return
    send(permissions, {
      before: form.before,
      yours: editedValues(permissionsForm, form.getValues(), begin),
    })
  }
  return (
    <Dialog
      size="sm"
      title="Edit permissions"
      description={<LongText>{emailText(admin.email)}</LongText>}
      dirty={isDirty}
      busy={busy}
      onClose={onClose}
      footer={
        <FormFooter
          form={formId}
          submitLabel="Save Changes"
          busy={busy}
          disabled={mayNotSave !== undefined}
          disabledReason={mayNotSave}
        />
      }
    >
      <form id={formId} onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <Fields>
          <DraftNotice draft={form.draft} />
          <Controller
            control={form.control}
            name="can_create_new_admins"
            render={({ field: { value, onChange, ...box } }) => (
              <Checkbox
                label={form.field('can_create_new_admins').label}
                hint={hintFor(isOwn, isLastCreator)}
                checked={value}
                // `aria-disabled` and not `disabled`, so that it can have the focus and its reason is read out.
                aria-disabled={(isLastCreator && value) || undefined}
                onChange={(event) => (isLastCreator && value) || onChange(event)}
                {...box}
              />
            )}
          />
          {isDirty && (
            <BeforeAfter
              aria-label="What changes"
              rows={[
                {
                  label: 'Permission level',
                  before: adminLevel(begin.can_create_new_admins),
                  after: adminLevel(mayCreate),
                },
              ]}
            />
          )}
        </Fields>
      </form>
    </Dialog>
  )
}

const LAST_CREATOR = 'Nobody else can create admins. Give another admin this permission first.'

function hintFor(isOwn: boolean, isLastCreator: boolean): string {
  if (isLastCreator) return LAST_CREATOR
  if (isOwn) return 'Without it you can no longer create admins or manage permissions yourself.'
  return 'May create admins and manage permissions.'
}

const Fields = styled.div`
  display: grid;
  gap: var(--space-4);
`

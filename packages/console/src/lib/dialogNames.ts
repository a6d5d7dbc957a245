/** The names of the entity dialogs, as they stand in the address (`?dialog=<name>`), by the area they belong to. */
export const dialogNames = {
  user: ['join-organization', 'billing'],
  admin: [
    'admin',
    'user',
    'create-plan',
    'edit-plan',
    'delete-plan',
    'plan-prices',
    'organization',
    'manage-plan',
    'add-cluster',
    'cluster-settings',
    'edit-cluster',
    'namespaces',
    'custom-workflow',
    'workflow',
  ],
} as const

export type DialogArea = keyof typeof dialogNames
export type DialogName<Area extends DialogArea = DialogArea> = (typeof dialogNames)[Area][number]

const known: ReadonlySet<string> = new Set(Object.values(dialogNames).flat())

/** Whether a name from an address is one of the dialogs; an address may be mistyped or come from another release. */
export const isDialogName = (name: string | null): name is DialogName => name !== null && known.has(name)

/** The entity dialogs, by the name that stands in the address (`?dialog=<name>`), for each area that has some. */
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

/** Whether an address names a dialog of this console; it may have been typed, or be of another release. */
export const isDialogName = (name: string | null): name is DialogName => name !== null && known.has(name)

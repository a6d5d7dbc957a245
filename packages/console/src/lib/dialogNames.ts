/** The names of the entity dialogs, as they stand in the address (`?dialog=<name>`), by the area they belong to. */
export const dialogNames = {
  user: ['join-organization', 'billing', 'change-plan'],
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

/** The dialogs that are about no entity: their address has no id. */
const withoutEntity: ReadonlySet<string> = new Set<DialogName>([
  'join-organization',
  'billing',
  'create-plan',
  'add-cluster',
])

/** Whether a dialog is about one entity, whose id its address has to name. */
export const isAboutEntity = (name: DialogName) => !withoutEntity.has(name)

/**
 * Whether a name from an address is one of the dialogs of an area, or of any area where none is given; an address may be
 * mistyped or come from another release.
 */
export const isDialogName = (name: string | null, area?: DialogArea): name is DialogName =>
  (area ? dialogNames[area] : Object.values(dialogNames).flat()).some((known) => known === name)

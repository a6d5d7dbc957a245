import { Archive, ArchiveRestore, Pencil, Star, StarOff, Tag, Trash2 } from 'lucide-react'
import type { MenuEntry } from '../primitives'

/** A change made from the card's menu at once, without a dialog. */
export type PlanAction = 'deprecate' | 'undeprecate' | 'set-default' | 'unset-default'

/** What the menu of a plan's card calls. */
export interface PlanMenuProps {
  /** Why this plan cannot be changed now: another one is being changed. */
  waiting?: string
  onEdit: () => void
  onManagePrices: () => void
  onDelete: () => void
  onAction: (action: PlanAction) => void
}

/** The menu of a plan's card. */
export function planMenu(
  { deprecated, is_default }: { deprecated: boolean; is_default: boolean },
  { waiting, onEdit, onManagePrices, onDelete, onAction }: PlanMenuProps,
): MenuEntry[] {
  const action = (label: string, name: PlanAction, icon: MenuEntryIcon): MenuEntry => ({
    label,
    icon,
    disabledReason: waiting,
    onSelect: () => onAction(name),
  })
  return [
    { label: 'Edit', icon: <Pencil size={16} />, onSelect: onEdit },
    { label: 'Manage Prices', icon: <Tag size={16} />, onSelect: onManagePrices },
    deprecated
      ? action('Undeprecate', 'undeprecate', <ArchiveRestore size={16} />)
      : action('Deprecate', 'deprecate', <Archive size={16} />),
    // §4.11 Plans: a deprecated plan cannot be the default.
    ...(deprecated
      ? []
      : [
          is_default
            ? action('Unset Default', 'unset-default', <StarOff size={16} />)
            : action('Set as Default', 'set-default', <Star size={16} />),
        ]),
    'separator',
    { label: 'Delete', icon: <Trash2 size={16} />, danger: true, onSelect: onDelete },
  ]
}

type MenuEntryIcon = Exclude<MenuEntry, 'separator'>['icon']

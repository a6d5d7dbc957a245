import { Select } from '../primitives'

/** In px. */
const WIDTH = 220

export interface OrganizationChoiceProps {
  organizations: readonly { id: string; email: string }[]
  /** The id of the one whose use is shown. */
  chosen: string
  onChoose: (id: string) => void
}

/** Says whose use is shown, and where somebody has several organizations, lets them choose another one. */
export function OrganizationChoice({ organizations, chosen, onChoose }: OrganizationChoiceProps) {
  if (organizations.length < 2) return <span>{organizations[0]?.email}</span>
  return (
    <Select
      aria-label="Organization"
      // As wide whatever is chosen: a name of any length is cut.
      style={{ width: WIDTH }}
      value={chosen}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {organizations.map(({ id, email }) => (
        <option key={id} value={id}>
          {email}
        </option>
      ))}
    </Select>
  )
}

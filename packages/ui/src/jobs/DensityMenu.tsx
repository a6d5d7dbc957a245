import { Rows3, Rows4 } from 'lucide-react'
import { Button, Menu } from '../primitives'

/** How high the rows of the job lists are. */
export type Density = 'comfortable' | 'compact'

export interface DensityMenuProps {
  value: Density
  onChange: (density: Density) => void
}

const choices: Record<Density, { label: string; hint: string }> = {
  comfortable: { label: 'Comfortable', hint: 'Two lines where a job has more to tell' },
  compact: { label: 'Compact', hint: 'One line where there is room' },
}

/** Chooses between higher and lower rows. */
export function DensityMenu({ value, onChange }: DensityMenuProps) {
  return (
    <Menu
      label="Row density"
      items={(Object.keys(choices) as Density[]).map((density) => ({
        ...choices[density],
        checked: density === value,
        onSelect: () => onChange(density),
      }))}
      trigger={(props) => (
        <Button
          {...props}
          variant="ghost"
          size="sm"
          aria-label={`Density: ${choices[value].label}`}
          icon={value === 'compact' ? <Rows4 size={14} aria-hidden /> : <Rows3 size={14} aria-hidden />}
        >
          Density
        </Button>
      )}
    />
  )
}

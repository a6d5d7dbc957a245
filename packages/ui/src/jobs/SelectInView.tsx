import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { Button, Checkbox } from '../primitives'

export interface SelectInViewProps {
  /** How many of the rows in view can be chosen, and how many of these are. */
  selectable: number
  selected: number
  /** Chooses all rows in view, or none. */
  onSelect: (checked: boolean) => void
  /** Jobs are chosen, in view or not: on a phone their boxes are then there. */
  active: boolean
  /** Nothing is to be chosen any more. */
  onClear: () => void
}

/** The box in a list's head that chooses all rows in view. On a phone a button brings it and those of the rows. */
export function SelectInView({ selectable, selected, onSelect, active, onClear }: SelectInViewProps) {
  const [asked, setAsked] = useState(false)
  const selecting = asked || active
  return (
    <Root data-selecting={selecting || undefined}>
      <Button
        size="sm"
        icon={<ListChecks size={14} aria-hidden />}
        aria-pressed={selecting}
        onClick={() => {
          setAsked(!selecting)
          if (selecting) onClear()
        }}
      >
        Select
      </Button>
      <Checkbox
        label="Select all in view"
        disabled={selectable === 0}
        checked={selectable > 0 && selected === selectable}
        ref={(box) => {
          if (box) box.indeterminate = selected > 0 && selected < selectable
        }}
        onChange={({ target }) => onSelect(target.checked)}
      />
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  font-size: var(--size-sm);

  > button {
    display: none;
  }
  /* Above the boxes of the rows. */
  @media (min-width: 640.02px) {
    padding-left: calc(var(--space-4) + 1px);
  }
  @media (max-width: 640px) {
    > button {
      display: inline-flex;
    }
    &:not([data-selecting]) > :not(button) {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`

import { useWatch } from 'react-hook-form'
import styled from 'styled-components'
import { formatInteger } from '../lib'
import { BeforeAfter, type FormOf } from '../primitives'
import { planRows } from './limits'
import { planForm, type PlanValues } from './planForm'

export interface PlanChangePreviewProps {
  /** What the form began with. */
  before: PlanValues
  form: FormOf<typeof planForm>
  /** How many organizations hold the plan; undefined where that is not known. */
  organizations?: number
}

/** What saving would change of a plan's price and limits, once something is changed and all of it can be saved. */
export function PlanChangePreview({ before, form, organizations }: PlanChangePreviewProps) {
  const values = useWatch({ control: form.control }) as PlanValues
  const [was, will] = [planForm.parse(before), planForm.parse(values)]
  const rows = 'value' in was && 'value' in will ? planRows(was.value, will.value) : []
  const changed = rows.filter((row) => row.before !== row.after)
  if (changed.length === 0) return null
  return (
    <Below>
      <BeforeAfter
        aria-label="What changes"
        rows={changed}
        touches={organizations === undefined ? undefined : heldBy(organizations)}
      />
    </Below>
  )
}

function heldBy(count: number): string {
  if (count === 0) return 'No organization holds this plan'
  return count === 1
    ? '1 organization holds this plan'
    : `${formatInteger(count)} organizations hold this plan`
}

const Below = styled.div`
  margin-top: var(--space-4);
`

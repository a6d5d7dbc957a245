import { ListX } from 'lucide-react'
import { mapLoadable, type Loadable } from '../lib'
import { EmptyState, Table, type TableColumn } from '../primitives'

/** A step of a workflow's definition. */
export interface TemplateStep {
  step_id: string
  sequence_number: number
  job_type: string
  max_retries: number
}

export interface TemplateStepsProps {
  /** In their order; null where the platform did not tell them. */
  steps: Loadable<readonly TemplateStep[] | null>
}

const columns: readonly TableColumn<TemplateStep>[] = [
  { id: 'job_type', header: 'Step', cell: ({ job_type }) => job_type || 'Unnamed step' },
  {
    id: 'sequence',
    header: 'Order',
    width: '90px',
    align: 'end',
    cell: ({ sequence_number }) => sequence_number,
  },
  {
    id: 'retries',
    header: 'Max retries',
    width: '120px',
    align: 'end',
    cell: ({ max_retries }) => max_retries,
  },
]

/** What a workflow will do, step by step: a definition, which never ran. */
export function TemplateSteps({ steps }: TemplateStepsProps) {
  return (
    <Table
      label="Steps"
      columns={columns}
      rows={mapLoadable(steps, (known) => known ?? [])}
      rowKey={({ step_id }) => step_id}
      pageSize={3}
      empty={<EmptyState icon={<ListX />} title="This workflow has no steps" />}
    />
  )
}

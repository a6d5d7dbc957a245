import { Funnel } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import type { Failure } from '../lib'
import { Alert, Button, FailureAlert, inOrder, PageHeader, RefreshButton, Tabs } from '../primitives'
import { Page } from '../shell'
import { noJobFilters } from './jobFilterForm'
import { JobFilters } from './JobFilters'
import { JobsLists, type JobsListsProps } from './JobsLists'
import type { JobRow } from './JobsTable'
import type { WorkflowSummary } from './WorkflowCard'

export interface JobsViewProps<Row extends JobRow, Summary extends WorkflowSummary> extends Omit<
  JobsListsProps<Row, Summary>,
  'filtered'
> {
  onTabChange: (tab: 'organization' | 'cluster') => void
  refreshing: boolean
  /** How old the lists are. */
  age: ReactNode
  /** The last restart or cancel that failed. */
  failure?: Failure
  onDismissFailure: () => void
}

const tabs = [
  { id: 'organization', label: 'Organization' },
  { id: 'cluster', label: 'Cluster' },
]

/** Jobs and workflows of organizations or of clusters, whichever tab is open (§2.23). */
export function JobsView<Row extends JobRow, Summary extends WorkflowSummary>(
  props: JobsViewProps<Row, Summary>,
) {
  const { tab, onTabChange, filters, onFilter, onRefresh, refreshing, age, failure } = props
  const filtered = Object.values(filters).some(Boolean)
  const [shown, setShown] = useState(filtered)
  return (
    <Page>
      <PageHeader
        title="Jobs"
        description="Background jobs and workflows."
        actions={
          <>
            <div data-part="age">{age}</div>
            <Button
              icon={<Funnel size={16} aria-hidden />}
              meaning={shown ? 'hide' : 'show'}
              aria-expanded={shown}
              aria-controls={shown ? 'job-filters' : undefined}
              onClick={() => setShown(!shown)}
            >
              {shown ? 'Hide Filters' : 'Show Filters'}
            </Button>
            <RefreshButton busy={refreshing} age={null} onRefresh={onRefresh} />
          </>
        }
      />
      {shown && <JobFilters id="job-filters" values={filters} onApply={onFilter} />}
      {!shown && filtered && (
        <Alert tone="neutral" actions={<Button onClick={() => onFilter(noJobFilters)}>Clear filters</Button>}>
          Filters are in force.
        </Alert>
      )}
      <div>
        <Tabs
          label="Jobs of"
          tabs={tabs}
          value={tab}
          onChange={(id) => onTabChange(id === 'cluster' ? 'cluster' : 'organization')}
        >
          <Content>
            {failure && (
              <div data-part="failure">
                <FailureAlert failure={failure} onDismiss={props.onDismissFailure} />
              </div>
            )}
            <JobsLists {...props} filtered={filtered} />
          </Content>
        </Tabs>
      </div>
    </Page>
  )
}

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);

  ${inOrder}
  > section {
    min-width: 0;
  }
  > section > nav {
    margin-top: var(--space-3);
  }
  /* Sticks to the top, so that it is seen whichever row was pressed. */
  > [data-part='failure'] {
    position: sticky;
    z-index: 3;
    top: calc(var(--sticky-top, 0px) + var(--space-2));
    border-radius: var(--radius);
    background: var(--surface);
  }
`

import { Funnel } from 'lucide-react'
import { useCallback, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { lazyModule } from '../lib'
import { Alert, Button, inOrder, PageHeader, RefreshButton, Tabs } from '../primitives'
import { Page } from '../shell'
import { DensityMenu, type Density } from './DensityMenu'
import { JobFilterCard } from './JobFilterCard'
import { JobFailures, type JobFailure } from './JobFailures'
import { jobFilterForm, jobFiltersError, noJobFilters } from './jobFilterForm'
import { JobFiltersSkeleton } from './JobFiltersSkeleton'
import { JobsLists, type JobsListsProps } from './JobsLists'
import type { JobRow } from './JobsTable'
import type { WorkflowSummary } from './WorkflowCard'

export interface JobsViewProps<Row extends JobRow, Summary extends WorkflowSummary> extends Omit<
  JobsListsProps<Row, Summary>,
  'filtered' | 'tab'
> {
  tab: JobsTab
  onTabChange: (tab: JobsTab) => void
  /** The list of all jobs, drawn in place of the three lists. */
  all?: ReactNode
  /** How high the rows of all lists are. */
  density: Density
  onDensityChange: (density: Density) => void
  refreshing: boolean
  /** How old the lists are. */
  age: ReactNode
  /** The jobs that were not restarted or cancelled, the latest first. */
  failures: readonly JobFailure[]
  onDismissFailures: () => void
}

/** What the screen shows: the jobs of organizations or of clusters in three lists, or all jobs in one. */
export type JobsTab = 'organization' | 'cluster' | 'all'

const tabs: readonly { id: JobsTab; label: string }[] = [
  { id: 'organization', label: 'Organization' },
  { id: 'cluster', label: 'Cluster' },
  { id: 'all', label: 'All' },
]

/** The library of forms comes with it, a quarter of the code of this screen. */
const filterForm = lazyModule(() => import('./JobFilters'))

/** Jobs and workflows of organizations or of clusters, or all jobs, whichever tab is open (§2.23). */
export function JobsView<Row extends JobRow, Summary extends WorkflowSummary>(
  props: JobsViewProps<Row, Summary>,
) {
  const { tab, onTabChange, filters, onFilter, onRefresh, refreshing, age, failures } = props
  const filtered = Object.values(filters).some(Boolean)
  const [shown, setShown] = useState(filtered)
  const isAll = tab === 'all'
  const form = filterForm.useWhen(
    shown && !isAll,
    useCallback(() => setShown(false), []),
  )
  return (
    <Page>
      <PageHeader
        title="Jobs"
        description="Background jobs and workflows."
        actions={
          <>
            <div data-part="age">{age}</div>
            <RefreshButton busy={refreshing} age={null} onRefresh={onRefresh} />
            {!isAll && (
              <Button
                icon={<Funnel size={16} aria-hidden />}
                meaning={shown ? 'hide' : 'show'}
                aria-expanded={shown}
                aria-controls={shown ? 'job-filters' : undefined}
                onClick={() => setShown(!shown)}
                onPointerEnter={filterForm.preload}
                onFocus={filterForm.preload}
              >
                {shown ? 'Hide Filters' : 'Show Filters'}
              </Button>
            )}
          </>
        }
      />
      {!isAll && shown && (
        <JobFilterCard id="job-filters" aria-label="Filters">
          {form ? (
            <form.JobFilters
              schema={jobFilterForm}
              values={filters}
              wrongOrganization={jobFiltersError(filters)}
              onApply={onFilter}
            />
          ) : (
            <JobFiltersSkeleton />
          )}
        </JobFilterCard>
      )}
      {!isAll && !shown && filtered && (
        <Alert tone="neutral" actions={<Button onClick={() => onFilter(noJobFilters)}>Clear filters</Button>}>
          Filters are in force.
        </Alert>
      )}
      <View>
        <div data-part="view">
          <DensityMenu value={props.density} onChange={props.onDensityChange} />
        </div>
        <Tabs
          label="Jobs of"
          tabs={tabs}
          value={tab}
          onChange={(id) => onTabChange(tabs.find((known) => known.id === id)?.id ?? 'organization')}
        >
          <Content data-density={props.density}>
            {failures.length > 0 && (
              <div data-part="failure">
                <JobFailures failures={failures} onDismiss={props.onDismissFailures} />
              </div>
            )}
            {isAll ? props.all : <JobsLists {...props} tab={tab} filtered={filtered} />}
          </Content>
        </Tabs>
      </View>
    </Page>
  )
}

/*
 * How the lists are drawn is chosen at the end of the line of tabs, or above it where both have no room beside each other: the
 * lines stand from the bottom up.
 */
const View = styled.div`
  display: flex;
  flex-flow: row wrap-reverse;
  align-items: center;
  column-gap: var(--space-2);

  > [role='tablist'] {
    /* Over the line of the panel. */
    position: relative;
    flex: 1 0 auto;
    max-width: 100%;
  }
  > [data-part='view'] {
    order: 1;
    margin-inline-start: auto;
  }
  > [role='tabpanel'] {
    flex: 0 0 100%;
    order: -1;
    min-width: 0;
    /* The line below the tabs, as long as the page is wide. */
    box-shadow: 0 -1px var(--border);
  }
`

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
  :root:has(& > [data-part='failure']) {
    --alert-room: calc(2 * var(--row));
  }
`

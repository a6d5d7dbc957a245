import { SearchX, Workflow } from 'lucide-react'
import { Fragment, memo, type ReactNode } from 'react'
import styled from 'styled-components'
import type { Loadable } from '../lib'
import { Card, EmptyState, Pagination, SkeletonGroup } from '../primitives'
import { SectionHead } from './SectionHead'
import { WorkflowCardSkeleton, type WorkflowSummary } from './WorkflowCard'

/** §9: workflows are shown 6 a page. */
export const WORKFLOWS_PAGE_SIZE = 6

/** One page of a list, and how many rows there are on all pages. */
export interface PageOf<Row> {
  items: readonly Row[]
  total: number
}

export interface WorkflowGridProps<Row extends WorkflowSummary> {
  workflows: Loadable<PageOf<Row>>
  filtered: boolean
  page: number
  onPageChange: (page: number) => void
  /** Draws one card; what it knows of the steps is asked for there. */
  renderCard: (workflow: Row) => ReactNode
}

function PlainGrid<Row extends WorkflowSummary>({
  workflows,
  filtered,
  page,
  onPageChange,
  renderCard,
}: WorkflowGridProps<Row>) {
  if (workflows.state === 'error') return null
  const total = workflows.state === 'ready' ? workflows.data.total : 0
  return (
    <section aria-labelledby="workflows-heading">
      <SectionHead>
        <h2 id="workflows-heading">Workflows</h2>
        <Pagination
          compact
          label="Workflow pages"
          page={page}
          pageSize={WORKFLOWS_PAGE_SIZE}
          total={total}
          onPageChange={onPageChange}
        />
      </SectionHead>
      {workflows.state === 'loading' && (
        <SkeletonGroup label="Loading workflows">
          <Grid>
            {Array.from({ length: WORKFLOWS_PAGE_SIZE }, (_, index) => (
              <WorkflowCardSkeleton key={index} />
            ))}
          </Grid>
        </SkeletonGroup>
      )}
      {workflows.state === 'ready' && total === 0 && (
        <Card flush>
          {filtered ? (
            <EmptyState icon={<SearchX />} title="No workflow matches these filters" />
          ) : (
            <EmptyState icon={<Workflow />} title="No workflows yet" />
          )}
        </Card>
      )}
      {workflows.state === 'ready' && total > 0 && (
        <Grid data-paged={total > WORKFLOWS_PAGE_SIZE || undefined}>
          {workflows.data.items.map((workflow) => (
            <Fragment key={workflow.workflow_id}>{renderCard(workflow)}</Fragment>
          ))}
        </Grid>
      )}
    </section>
  )
}

/** §2 Jobs: the workflows card grid. */
export const WorkflowGrid = memo(PlainGrid) as typeof PlainGrid

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 14px;

  /* A shorter last page keeps what is below where it is. */
  &[data-paged] {
    grid-template-rows: repeat(2, minmax(132px, auto));
  }
  @media (max-width: 1080px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    &[data-paged] {
      grid-template-rows: repeat(3, minmax(132px, auto));
    }
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
    &[data-paged] {
      grid-template-rows: none;
    }
  }
`

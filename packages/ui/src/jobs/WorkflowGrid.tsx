import { SearchX, Workflow } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { isOutdated, listRows, memoized, type ListPage, type Loadable } from '../lib'
import { Card, EmptyState, ErrorState, Pagination, SkeletonGroup, useFirstLoad } from '../primitives'
import { SectionHead } from './SectionHead'
import { usePresence } from './usePresence'
import { WaitingRows, type HeldList } from './WaitingRows'
import { JOBS_FAILED } from './words'
import { WorkflowCardSkeleton, type WorkflowSummary } from './WorkflowCard'

export interface WorkflowGridProps<Row extends WorkflowSummary> {
  workflows: Loadable<ListPage<Row>>
  filtered: boolean
  held: HeldList
  page: number
  /** Cards on a page. */
  pageSize: number
  onPageChange: (page: number) => void
  /** Address of a page. Keep it stable. */
  pageHref?: (page: number) => string
  onRefresh: () => void
  /** Draws one card, which reads the workflow's steps itself. */
  renderCard: (workflow: Row) => ReactNode
}

/** §2.23 jobs: the workflows card grid. */
export const WorkflowGrid = memoized(function WorkflowGrid<Row extends WorkflowSummary>({
  workflows,
  filtered,
  held,
  page,
  pageSize,
  onPageChange,
  pageHref,
  onRefresh,
  renderCard,
}: WorkflowGridProps<Row>) {
  const section = usePresence(held.onPresence)
  const firstLoad = useFirstLoad(workflows)
  if (workflows.state === 'error') return null
  const { total, totalPages, uncounted } =
    workflows.state === 'ready' ? workflows.data : { total: 0, totalPages: 1 }
  const cards = listRows(workflows, { page, unreadable: JOBS_FAILED, onRetry: onRefresh })
  return (
    <Root ref={section} aria-labelledby="workflows-heading" {...firstLoad}>
      <SectionHead>
        <h2 id="workflows-heading">
          <Workflow size={16} aria-hidden />
          Workflows
        </h2>
        <WaitingRows waiting={held.waiting} onShow={held.onShow} page={page} />
        <Pagination
          compact
          busy={isOutdated(workflows)}
          label="Workflow pages"
          page={page}
          pageSize={pageSize}
          total={total}
          totalPages={totalPages}
          uncounted={uncounted}
          onPageChange={onPageChange}
          pageHref={pageHref}
        />
      </SectionHead>
      {cards.state === 'loading' && (
        <SkeletonGroup label="Loading workflows">
          <Grid>
            {Array.from({ length: pageSize }, (_, index) => (
              <WorkflowCardSkeleton key={index} />
            ))}
          </Grid>
        </SkeletonGroup>
      )}
      {cards.state === 'error' && (
        <Card flush>
          <ErrorState failure={cards} />
        </Card>
      )}
      {cards.state === 'ready' && total === 0 && (
        <Card flush>
          {filtered ? (
            <EmptyState icon={<SearchX />} title="No workflow matches these filters" />
          ) : (
            <EmptyState icon={<Workflow />} title="No workflows yet" />
          )}
        </Card>
      )}
      {cards.state === 'ready' && total > 0 && (
        <Grid data-paged={totalPages > 1 || undefined} inert={isOutdated(workflows)}>
          {cards.data.map((workflow) => (
            <Fragment key={workflow.workflow_id}>{renderCard(workflow)}</Fragment>
          ))}
        </Grid>
      )}
    </Root>
  )
})

const Root = styled.section`
  container-type: inline-size;
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-4);

  /* Cards of the page before, as in a table. */
  &[inert] {
    opacity: 0.5;
    transition: opacity var(--motion) 200ms;
  }
  /* A shorter last page keeps the height of a full one, so that what is below does not move. */
  &[data-paged] {
    grid-template-rows: repeat(2, minmax(132px, auto));
  }
  /* A card is 19rem wide or more, where there is room for one: larger letters leave as much of its title. */
  @container (max-width: 58.99rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    &[data-paged] {
      grid-template-rows: repeat(3, minmax(132px, auto));
    }
  }
  @container (max-width: 38.99rem) {
    grid-template-columns: minmax(0, 1fr);
    &[data-paged] {
      grid-template-rows: none;
    }
  }
`

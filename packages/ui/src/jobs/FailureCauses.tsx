import { CircleCheck } from 'lucide-react'
import { useCallback, useState } from 'react'
import styled from 'styled-components'
import { formatInteger, lazyModule, type Loadable } from '../lib'
import { Button, Card, EmptyState, ErrorState, RowListSkeletons, SkeletonGroup } from '../primitives'
import { FailureCauseItem, type FailureCauseItemProps } from './FailureCauseItem'
import { isIgnored, nextEnd, type CauseMark, type FailureCause } from './failureCauses'
import { ReadCoverage, type ReadCoverageProps } from './ReadCoverage'
import { useNow } from './useNow'
import { usePresence } from './usePresence'
import { WaitingRows, type HeldList } from './WaitingRows'

export interface FailureCausesProps<Cause extends FailureCause>
  extends
    Pick<FailureCauseItemProps<Cause>, 'clusterName' | 'onOpen' | 'onRestart'>,
    Pick<ReadCoverageProps, 'reading' | 'failure' | 'onFurther' | 'onStop'> {
  causes: Loadable<{ causes: readonly Cause[]; coverage: ReadCoverageProps['coverage'] }>
  /** What was noted of causes, by their keys. */
  marks: Readonly<Record<string, CauseMark>>
  onMark: (key: string, mark: CauseMark) => void
  /** Address of the list of a cause's jobs. */
  jobsHref: (key: string) => string
  held: HeldList
}

const note = lazyModule(() => import('./NoteDialog'))

/**
 * Why jobs failed: their error texts without ids, times and the like, the most frequent first. A cause can be marked as
 * seen, ignored for a while, or given a note; its restart leads to where all of its jobs are restarted.
 */
export function FailureCauses<Cause extends FailureCause>(props: FailureCausesProps<Cause>) {
  const { causes, marks, held, reading, failure, onFurther, onStop } = props
  const section = usePresence(held.onPresence)
  const [showIgnored, setShowIgnored] = useState(false)
  const [noting, setNoting] = useState<string>()
  const noted = useCallback(() => setNoting(undefined), [])
  const editor = note.useWhen(noting !== undefined, noted)
  const now = useNow((time) => nextEnd(marks, time))

  if (causes.state === 'error')
    return (
      <Card flush>
        <ErrorState failure={causes} />
      </Card>
    )
  const all = causes.state === 'ready' ? causes.data.causes : []
  const ignored = all.filter(({ key }) => isIgnored(marks[key], now))
  const shown = all.filter((cause) => !ignored.includes(cause))
  const item = (cause: Cause) => (
    <FailureCauseItem
      key={cause.key}
      cause={cause}
      mark={marks[cause.key]}
      ignored={ignored.includes(cause)}
      onMark={(mark) => props.onMark(cause.key, mark)}
      onNote={() => setNoting(cause.key)}
      onRestart={props.onRestart}
      onOpen={props.onOpen}
      href={props.jobsHref(cause.key)}
      clusterName={props.clusterName}
    />
  )
  return (
    <Root ref={section} aria-label="Failures by cause">
      <header>
        {causes.state === 'ready' && (
          <ReadCoverage
            what={`${formatInteger(all.length)} ${all.length === 1 ? 'cause' : 'causes'}`}
            coverage={causes.data.coverage}
            reading={reading}
            failure={failure}
            onFurther={onFurther}
            onStop={onStop}
          />
        )}
        <WaitingRows waiting={held.waiting} onShow={held.onShow} />
      </header>
      {causes.state === 'loading' && (
        <Card flush>
          <SkeletonGroup label="Loading causes">
            <RowListSkeletons count={4} lines={2} inset />
          </SkeletonGroup>
        </Card>
      )}
      {causes.state === 'ready' && shown.length === 0 && (
        <Card flush>
          <EmptyState icon={<CircleCheck />} title={nothingShown(causes.data, ignored.length)} />
        </Card>
      )}
      {shown.length > 0 && <List aria-label="Causes">{shown.map(item)}</List>}
      {ignored.length > 0 && (
        <>
          <Button
            wide
            aria-expanded={showIgnored}
            meaning={showIgnored ? 'hide' : 'show'}
            onClick={() => setShowIgnored(!showIgnored)}
          >
            {`${showIgnored ? 'Hide' : 'Show'} ${formatInteger(ignored.length)} ignored`}
          </Button>
          {showIgnored && <List aria-label="Ignored causes">{ignored.map(item)}</List>}
        </>
      )}
      {noting !== undefined && editor && (
        <editor.NoteDialog
          cause={noting}
          note={marks[noting]?.note ?? ''}
          onSave={(text) => {
            props.onMark(noting, { ...marks[noting], note: text || undefined })
            noted()
          }}
          onClose={noted}
        />
      )}
    </Root>
  )
}

/** What stands in place of the causes: that none was found says nothing of what was not read. */
function nothingShown({ coverage }: { coverage: ReadCoverageProps['coverage'] }, ignored: number): string {
  if (ignored > 0) return 'Every cause is ignored for now'
  return coverage.kind === 'read' && coverage.back !== null ? 'No job has failed so far' : 'No job has failed'
}

const Root = styled.section`
  display: grid;
  gap: var(--space-2);
  min-width: 0;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--space-3);
    min-height: var(--control-sm);
  }
`

const List = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  list-style: none;
`

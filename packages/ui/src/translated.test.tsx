import { render } from '@testing-library/react'
import { CircleCheck, CircleX, RotateCw } from 'lucide-react'
import type { ReactElement } from 'react'
import { CountCard } from './admin-overview/CountCard'
import { PlanLimits } from './catalogue'
import { BulkProgress } from './jobs/BulkProgress'
import { Duration } from './jobs/Duration'
import { asOf } from './jobs/jobQuery'
import { MomentNotice } from './jobs/MomentNotice'
import { ReadCoverage } from './jobs/ReadCoverage'
import { RestartPreview } from './jobs/RestartPreview'
import { SavedViews, type SavedView } from './jobs/SavedViews'
import { SelectionBar } from './jobs/SelectionBar'
import type { JobStatus } from './jobs/status'
import { StepTime } from './jobs/StepTime'
import { UpdatedAgo } from './jobs/UpdatedAgo'
import { WalkButtons } from './jobs/WalkButtons'
import { WorkflowStanding } from './jobs/WorkflowStanding'
import { MessageAlert } from './payments/MessageAlert'
import {
  Badge,
  BeforeAfter,
  Button,
  ButtonLink,
  DescriptionList,
  LastUpdate,
  VisuallyHidden,
} from './primitives'

/** What browsers do that translate a page: each text node gives way to one of theirs, within two elements. */
function translate(root: Node): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found.filter(({ data }) => data.trim() !== '')) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(text.data)
    outer.append(inner)
    text.replaceWith(outer)
  }
}

const limits = { max_agents: 1, max_tools: 2, max_groups: 3 }
const bulk = (state: 'running' | 'paused', outcome: 'waiting' | 'done') => (
  <BulkProgress
    run={{ action: 'restart', state, rows: [{ job_id: 'a', outcome }] }}
    onStart={() => {}}
    onPause={() => {}}
    onAbort={() => {}}
  />
)
const selection = (selected: number, among?: string) => (
  <SelectionBar
    selected={selected}
    restart={selected}
    cancel={0}
    among={among}
    onRestart={() => {}}
    onCancel={() => {}}
    onClear={() => {}}
  />
)

const coverage = ({ found, ...props }: { found: number; what?: string; reading?: boolean }) => (
  <ReadCoverage coverage={{ kind: 'whole', found }} onFurther={() => {}} onStop={() => {}} {...props} />
)

const preview = (...statuses: JobStatus[]) => (
  <RestartPreview
    steps={statuses.map((status, index) => ({ job_id: `${index}`, job_type: `step_${index}`, status }))}
    usual={{}}
  />
)
const failedView: SavedView = { name: 'All failed', q: 'status:failed', byCause: false }
const runningView: SavedView = { name: 'All running', q: 'status:running', byCause: false }
const viewsAt = (current: SavedView) => (
  <SavedViews
    views={[failedView, runningView]}
    current={current}
    hrefOf={({ q }) => `/jobs?q=${q}`}
    onSave={() => {}}
    onRename={() => {}}
    onDelete={() => {}}
    onFirst={() => {}}
  />
)
const asOfMinute = (minute: number) => (
  <MomentNotice query={asOf([], new Date(2020, 10, 20, 9, minute).getTime())} onQuery={() => {}} />
)

/** A component as it is, as it becomes, and what is read then. */
const change = (before: ReactElement, after: ReactElement, text: string) => ({ before, after, text })

const cases = {
  'a button becomes busy': change(<Button>Save</Button>, <Button busy>Saving</Button>, 'Saving'),
  'a button is busy no longer': change(<Button busy>Save</Button>, <Button>Saved</Button>, 'Saved'),
  'a button with an icon becomes busy': change(
    <Button icon={<RotateCw />}>Sync</Button>,
    <Button icon={<RotateCw />} busy>
      Syncing
    </Button>,
    'Syncing',
  ),
  'a button says to screen readers what it is of': change(
    <Button>
      Namespaces<VisuallyHidden> of fra-1</VisuallyHidden>
    </Button>,
    <Button busy>
      Namespaces<VisuallyHidden> of sin-1</VisuallyHidden>
    </Button>,
    'Namespaces of sin-1',
  ),
  'a link gets an icon': change(
    <ButtonLink href="/a">Open</ButtonLink>,
    <ButtonLink href="/a" icon={<RotateCw />}>
      Open again
    </ButtonLink>,
    'Open again',
  ),
  'a state changes': change(
    <Badge icon={<CircleX />}>Failed</Badge>,
    <Badge icon={<CircleCheck />}>Completed</Badge>,
    'Completed',
  ),
  'data could not be read anew': change(
    <LastUpdate age={{ updatedAt: Date.now(), failed: false }} />,
    <LastUpdate age={{ updatedAt: Date.now() - 120_000, failed: true }} />,
    'Last update failed · updated 2 min ago',
  ),
  'polled data get older': change(
    <UpdatedAgo updatedAt={() => Date.now()} />,
    <UpdatedAgo updatedAt={() => Date.now() - 120_000} />,
    'Updated 2 min ago',
  ),
  'there is less afterwards': change(
    <BeforeAfter aria-label="x" rows={[{ label: 'Agents', before: '3', after: '1', fewer: true }]} />,
    <BeforeAfter aria-label="x" rows={[{ label: 'Agents', before: '4', after: '5' }]} />,
    '4 becomes 5',
  ),
  'a plan cannot be read any more': change(
    <DescriptionList items={[{ term: 'Limits', description: <PlanLimits {...limits} /> }]} />,
    <DescriptionList items={[{ term: 'Limits', description: null }]} />,
    'N/A',
  ),
  'a count changes': change(
    <CountCard
      icon={RotateCw}
      label="Plans"
      href="/a"
      count={{ state: 'ready', data: { value: 1, of: 2 } }}
    />,
    <CountCard
      icon={RotateCw}
      label="Plans"
      href="/a"
      count={{ state: 'ready', data: { value: 3, of: 4 } }}
    />,
    '3 / 4',
  ),
  'many jobs are sent': change(bulk('running', 'waiting'), bulk('paused', 'done'), '1 done'),
  'more jobs are chosen': change(selection(1), selection(2, '9'), '2 selected of 9'),
  'more jobs were found': change(
    coverage({ found: 1 }),
    coverage({ found: 2, what: 'failed jobs', reading: true }),
    'failed jobs · 2',
  ),
  'a walk goes on': change(
    <WalkButtons busy={false} told="Nothing has failed above" />,
    <WalkButtons busy told="Nothing has failed below" />,
    'Nothing has failed below',
  ),
  'a step runs': change(
    <Duration from="2026-11-20T12:00:00Z" to="2026-11-20T12:01:00Z" />,
    <Duration from="2026-11-20T12:00:00Z" to="2026-11-20T12:02:00Z" />,
    '2 min',
  ),
  'a step is restarted': change(
    <StepTime
      times={{ kind: 'told', started_at: '2026-11-20T12:00:00Z', finished_at: '2026-11-20T12:01:00Z' }}
    />,
    <StepTime times={{ kind: 'not started' }} />,
    'Not started',
  ),
  'the steps of a workflow go on': change(
    <WorkflowStanding statuses={{ state: 'ready', data: ['failed', 'pending'] }} />,
    <WorkflowStanding statuses={{ state: 'ready', data: ['completed', 'completed'] }} />,
    'Completed',
  ),
  'a step that failed is completed after all': change(
    preview('failed', 'cancelled', 'cancelled'),
    preview('completed', 'pending', 'pending'),
    'keeps step_0, runs step_1 and step_2 again',
  ),
  'another view is chosen': change(viewsAt(failedView), viewsAt(runningView), 'View: All running'),
  'a list is as of another moment': change(asOfMinute(14), asOfMinute(15), 'As of Nov 20, 2020, 09:15.'),
  'a message changes': change(
    <MessageAlert message={{ text: 'A', reason: 'B', tone: 'danger' }} />,
    <MessageAlert message={{ text: 'C', list: ['D'], tone: 'danger' }} />,
    'CD',
  ),
}

test.each(Object.entries(cases))(
  'a page that the browser translates shows what changes: %s',
  (_, { before, after, text }) => {
    const { container, rerender } = render(before)
    translate(container)
    rerender(after)
    expect(container).toHaveTextContent(text)
    translate(container)
    rerender(before)
    rerender(after)
    expect(container).toHaveTextContent(text)
  },
)

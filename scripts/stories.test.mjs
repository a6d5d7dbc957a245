// Which stories there must be: every exported component, every badge with every value, every state of what can be pressed,
// and what comes from a platform while it is loading and where it could not be read, is drawn by one.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { describe, expect, test } from 'vitest'
import { Sources } from '../.storybook/docs/componentFacts.ts'

const UI = 'packages/ui/src'
const sources = new Sources(process.cwd())
const files = sources.in(UI)
const storyFiles = files.filter((file) => file.endsWith('.stories.tsx'))
const shipped = files.filter((file) => !/\.(test|stories)\.tsx?$|\/testing\//.test(file))
const own = new Map(storyFiles.map((file) => [file, sources.componentOf(file)?.file]))
const withStories = new Set(own.values())
const hasStory = (file, name) => new RegExp(`^export const ${name}\\b`, 'm').test(sources.code(file))

/** What a story file draws: the components of its elements and of its meta, by name; its helpers in `testing/` draw, too. */
function drawnBy(file) {
  const drawn = new Set()
  new Visitor({
    JSXOpeningElement: ({ name }) => name.type === 'JSXIdentifier' && drawn.add(name.name),
    Property: ({ key, value }) => {
      if (key.name === 'component' && value.type === 'Identifier') drawn.add(value.name)
      if (key.name === 'component' && value.type === 'TSInstantiationExpression')
        drawn.add(value.expression.name)
      if (key.name === 'subcomponents') for (const part of value.properties ?? []) drawn.add(part.value?.name)
    },
  }).visit(parseSync(file, sources.code(file)).program)
  const helpers = sources.imports(file).filter((one) => one.includes('/testing/'))
  return new Set([...drawn, ...helpers.flatMap((helper) => [...drawnBy(helper)])])
}

/** The components that a folder of ui offers to others. */
const exportedBy = (index) =>
  parseSync(index, readFileSync(index, 'utf8'))
    .module.staticExports.flatMap(({ entries }) => entries)
    .filter(({ isType, exportName, moduleRequest }) => {
      const from = path.posix.join(path.posix.dirname(index), `${moduleRequest?.value}.tsx`)
      return !isType && files.includes(from) && /^[A-Z]\w*[a-z]/.test(exportName.name)
    })
    .map(({ exportName }) => exportName.name)

describe('exported components', () => {
  const exported = files.filter((file) => file.endsWith('/index.ts')).flatMap(exportedBy)
  const drawn = new Set(storyFiles.flatMap((file) => [...drawnBy(file)]))

  test('are known, each by a name of its own', () => {
    expect(exported).toEqual(expect.arrayContaining(['Button', 'ClustersView', 'FlowForm', 'AppShell']))
    expect(exported.filter((name, index) => exported.indexOf(name) !== index)).toEqual([])
  })

  test('are drawn by a story each', () => {
    expect(exported.filter((name) => !drawn.has(name))).toEqual([])
  })

  test('of elements that no story draws are missed', () => {
    expect(drawn.has('Sources')).toBe(false)
  })
})

describe('parts of views, which no other folder can draw', () => {
  /** All that story files lead to. */
  const reached = new Set(storyFiles.flatMap((file) => [...sources.reachedFrom(file)]))

  test('are drawn by the stories of their view', () => {
    const parts = shipped.filter((file) => /\/[A-Z]\w+\.tsx$/.test(file))
    expect(parts.length).toBeGreaterThan(150)
    expect(parts.filter((file) => !reached.has(file))).toEqual([])
  })
})

describe('badges', () => {
  const badges = shipped.filter((file) => /\w+Badge\.tsx$/.test(file))

  test.each(badges)('%s is drawn with every value', (file) => {
    const stories = file.replace('.tsx', '.stories.tsx')
    expect(storyFiles).toContain(stories)
    expect(hasStory(stories, 'EveryValue')).toBe(true)
  })
})

/** The stories that draw a `Loadable` before it is there, and where it could not be read. */
const STATES = { loading: 'Loading', failed: 'Failed' }

/** Those of another name: `Failed` is of a write or of a job there, or several things are read. */
const NAMED_OTHERWISE = {
  'admin-organizations/OrganizationDialog failed': 'EverythingFails',
  'admin-organizations/PlanChangeNotice failed': 'UsageUnknown',
  'admin-overview/NeedsAttention failed': 'NotKnown',
  'admin-plans/AddPriceForm failed': 'LoadFailed',
  'admin-plans/DeletePlanDialog failed': 'UsageFailed',
  'admin-plans/PlanDialog failed': 'EditLoadFailed',
  'auth-error/AuthErrorView failed': 'Forgotten',
  'clusters/ClusterSettingsDialog failed': 'Unread',
  'clusters/ClustersView failed': 'Unread',
  'clusters/EditClusterDialog failed': 'Unread',
  'jobs/WorkflowDialogView failed': 'LoadFailed',
  'jobs/WorkflowStanding failed': 'NotAvailable',
  'user-organizations/UtilizationCard failed': 'Unavailable',
  'user-overview/UserOverviewView failed': 'AllOfThemUnavailable',
  'verify/VerifyView loading': 'ResendLoading',
  'verify/VerifyView failed': 'ResendUnavailable',
}

/** Components without such a story in their own file, and where that state is drawn all the same. */
const DRAWN_ELSEWHERE = [
  {
    because: 'EveryKind and EveryStatus draw both beside each other.',
    states: [
      'admin-overview/CountCard loading',
      'admin-overview/CountCard failed',
      'jobs/WorkflowCard loading',
      'jobs/WorkflowCard failed',
    ],
  },
  {
    because: 'One screen draws it, whose stories have both: OrganizationDialog, AllJobs, PaymentsView.',
    states: [
      'admin-organizations/DashboardsSection loading',
      'admin-organizations/DashboardsSection failed',
      'jobs/JobsTable loading',
      'jobs/JobsTable failed',
      'payments/ProviderCards loading',
      'payments/ProviderCards failed',
    ],
  },
  {
    because: 'A count that is not there is left out: the stories Uncertain and Failed ask without it.',
    states: [
      'admin-plans/DeprecatePlanDialog loading',
      'admin-plans/DeprecatePlanDialog failed',
      'clusters/ArchiveClusterDialog loading',
      'clusters/ArchiveClusterDialog failed',
    ],
  },
  {
    because: 'It warns of use that is known: until then it says what Upgrade says.',
    states: ['admin-organizations/PlanChangeNotice loading'],
  },
  {
    because: 'It draws what failed and nothing else: every story but AllIsWell is that state.',
    states: ['user-overview/MissingDataAlert loading', 'user-overview/MissingDataAlert failed'],
  },
]

/** What a story says whose subject is a write that failed. */
const OF_A_WRITE = /\bfailure: /

describe('what comes from a platform', () => {
  const remote = shipped.filter((file) => withStories.has(file) && sources.code(file).includes('Loadable<'))
  const missing = remote.flatMap((file) => {
    const stories = storyFiles.filter((one) => own.get(one) === file).map((one) => sources.code(one))
    const told = stories
      .join('\n')
      .split(/^export const /m)
      .map((story) => story.split(/^\}/m, 1)[0])
    const isDrawn = (name) => told.some((story) => story.startsWith(`${name}:`) && !OF_A_WRITE.test(story))
    return Object.entries(STATES)
      .map(([state, name]) => [`${file.replace(`${UI}/`, '').replace('.tsx', '')} ${state}`, name])
      .filter(([needed, name]) => !isDrawn(NAMED_OTHERWISE[needed] ?? name))
      .map(([needed]) => needed)
  })

  test('is known by its props', () => {
    expect(remote).toEqual(
      expect.arrayContaining([`${UI}/users/UsersView.tsx`, `${UI}/primitives/Table.tsx`]),
    )
  })

  test('is drawn while it is loading and where it failed, each in a story so named or for a reason elsewhere', () => {
    expect(missing.toSorted()).toEqual(DRAWN_ELSEWHERE.flatMap(({ states }) => states).toSorted())
  })
})

describe('what looks different when it is pointed at or pressed', () => {
  // Not the quoted pseudo-classes that code asks for.
  const styled = shipped.filter((file) => /(?<!')[:](hover|active)\b/.test(sources.code(file)))

  /** What a story file is about: its component, with the parts that have no stories of their own. */
  function partsOf(stories) {
    const parts = new Set()
    const left = [...sources.imports(stories)]
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      if (parts.has(next) || (withStories.has(next) && next !== own.get(stories))) continue
      parts.add(next)
      left.push(...sources.imports(next))
    }
    return parts
  }
  const withStates = new Set(
    storyFiles.filter((file) => hasStory(file, 'States')).flatMap((file) => [...partsOf(file)]),
  )

  test('is found by its styles', () => {
    expect(styled).toEqual(
      expect.arrayContaining([`${UI}/primitives/buttonStyles.ts`, `${UI}/shell/NavigationList.tsx`]),
    )
  })

  test.each(styled)('%s is drawn in these states', (file) => {
    expect(withStates.has(file)).toBe(true)
  })
})

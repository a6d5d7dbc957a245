/*
 * How quick the built console is, beside a page of React alone (./floor) that shows the same of the same sandbox: one run
 * of both, in turns, medians, as ratios, since times of one machine mean nothing on another.
 *   npm run bench [-- --runs 5] [--no-build] [--polls]
 * --no-build builds only what is not built; --polls measures an hour of the polls of the jobs alone, in each run.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { startSandbox, type Sandbox } from '../packages/sandbox/server'
import { anyBrowser } from '../scripts/browser.mjs'
import { run } from '../scripts/stage.mjs'
import { actionsOn } from './actions'
import { measureLongLists } from './longLists'
import { measureActions, measurePolls, measureVisit, type Figures, type Subject, type Visit } from './measure'
import { signIn } from './people'
import { table, type Runs } from './table'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    'no-build': { type: 'boolean', default: false },
    polls: { type: 'boolean', default: false },
  },
})
const login: Visit = { path: '/login', ready: { selector: 'input[name="identifier"]', count: 1 } }
const list: Visit = {
  path: '/admin/organizations',
  ready: { selector: 'tbody tr:not([data-loading])', count: 25 },
}
const jobs: Visit = { path: '/admin/jobs', ready: { selector: 'h1', count: 1 } }
/** An hour: 720 times, of which each reads two lists of jobs. */
const POLLS = { polls: 1440, reads: /\/v1\/admin\/jobs\?/ }

for (const folder of ['packages/console', 'bench/floor']) {
  if (values['no-build'] && existsSync(`${folder}/dist`)) continue
  const code = await run('npx', ['vite', 'build', folder, '--logLevel', 'warn'])
  if (code !== 0) process.exit(code)
}

const browser = await chromium.launch(anyBrowser())
const sandboxes: Sandbox[] = []
try {
  const floor = await subjectOf('floor', 'bench/floor/dist')
  const ours = await subjectOf('console', 'packages/console/dist')
  const actions = await actionsOn(browser, floor)
  const runs: Runs = { floor: [], console: [] }
  for (let done = 0; done < Number(values.runs); done += 1) {
    process.stderr.write(`run ${done + 1} of ${values.runs}\n`)
    for (const subject of done % 2 === 0 ? [floor, ours] : [ours, floor]) {
      const figures: Record<string, Figures> = values.polls
        ? {}
        : {
            login: await measureVisit(browser, subject, login, { isVisitor: true }),
            list: await measureVisit(browser, subject, list),
            action: await measureActions(browser, subject, list, actions),
          }
      if (values.polls || done === 0) figures.jobs = await measurePolls(browser, subject, jobs, POLLS)
      runs[subject.name === 'floor' ? 'floor' : 'console'].push(
        Object.fromEntries(
          Object.entries(figures).flatMap(([group, those]) =>
            Object.entries(those).map(([name, value]) => [`${group} ${name}`, value]),
          ),
        ),
      )
    }
  }
  process.stdout.write(`${table(runs)}\n`)
  if (!values.polls)
    for (const [name, ratio] of Object.entries(await measureLongLists(browser, ours)))
      process.stdout.write(`${name}: ${ratio.toFixed(2)}\n`)
} finally {
  await browser.close()
  await Promise.all(sandboxes.map((sandbox) => sandbox.close()))
}

/** A sandbox of its own that serves what was built there, and somebody who is signed in to it. */
async function subjectOf(name: string, staticDir: string): Promise<Subject> {
  const sandbox = await startSandbox({ port: 0, authPort: 0, database: ':memory:', staticDir })
  sandboxes.push(sandbox)
  return { name, url: sandbox.url, signedIn: await signIn(browser, sandbox) }
}

import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** [a file, what it imports, whether the rules of .oxlintrc.json allow that] */
const CASES = [
  ['packages/api/src/x.ts', '@quarterdeck/ui/lib', false],
  ['packages/api/src/x.ts', 'react', false],
  ['packages/api/src/x.ts', 'valibot', true],
  ['packages/api/src/x.ts', './testing/server', false],
  ['packages/api/src/x.test.ts', './testing/server', true],
  ['packages/api/src/testing/x.ts', './server', true],
  ['packages/ui/src/lib/x.ts', '@quarterdeck/api', false],
  ['packages/ui/src/lib/x.ts', '../../../api/src/index', false],
  ['packages/ui/src/lib/x.ts', 'react-router-dom', false],
  ['packages/ui/src/jobs/x.ts', '../clusters', true],
  ['packages/ui/src/jobs/x.ts', '../clusters/ClusterCard', false],
  ['packages/ui/src/jobs/nested/x.ts', '../../clusters', true],
  ['packages/ui/src/jobs/nested/x.ts', '../../clusters/ClusterCard', false],
  ['packages/ui/src/jobs/x.ts', './testing/jobsScreen', false],
  ['packages/ui/src/jobs/x.stories.tsx', './testing/jobsScreen', true],
  ['packages/ui/src/jobs/x.stories.tsx', '../flow/testing/recorded', true],
  ['packages/ui/src/jobs/x.stories.tsx', '../clusters/ClusterCard', false],
  ['packages/ui/src/jobs/testing/x.ts', '@quarterdeck/sandbox/msw', true],
  ['packages/ui/src/jobs/testing/x.ts', '../../clusters/ClusterCard', false],
  ['packages/ui/src/lib/x.stories.tsx', '@quarterdeck/api', true],
  ['packages/ui/src/lib/x.stories.tsx', '@quarterdeck/sandbox/msw', true],
  ['packages/ui/src/lib/x.stories.tsx', '@quarterdeck/console', false],
  ['packages/sandbox/msw/x.ts', '@quarterdeck/api', true],
  ['packages/sandbox/msw/x.ts', '@quarterdeck/ui/lib', false],
  ['packages/console/src/lib/x.ts', '@quarterdeck/sandbox/msw', false],
  ['packages/console/src/lib/x.test.ts', '@quarterdeck/sandbox/msw', true],
  ['packages/console/src/lib/x.ts', '../features/login/login.route', false],
  ['packages/console/src/features/login/x.route.tsx', '../../lib/paths', true],
  ['packages/console/src/features/login/x.route.tsx', '../../app/routes', false],
  ['packages/console/src/features/login/x.route.tsx', '../overview/overview.queries', true],
  ['packages/console/src/features/login/x.route.tsx', '../overview/overview.route', false],
  ['packages/console/src/features/login/x.route.tsx', '../overview', false],
  ['packages/console/src/features/login/nested/x.ts', '../../overview/overview.route', false],
  ['packages/console/src/features/login/x.route.tsx', './login.queries', true],
  ['packages/console/src/lib/x.ts', './testing/server', false],
  ['packages/console/src/lib/x.test.ts', './testing/server', true],
]

/** The ways one module can take something from another. */
const FORMS = [
  (from) => `import { probe } from '${from}'\nconsole.error(probe)\n`,
  (from) => `import type { Probe } from '${from}'\nexport const probe: Probe = 1\n`,
  (from) => `export { probe } from '${from}'\n`,
  (from) => `export * from '${from}'\n`,
  (from) => `console.error(import('${from}'))\n`,
]

describe.each(FORMS)('import rules between packages and inside ui and console: %s', (form) => {
  // A tree of probes with the project's own rules, so that the real tree stays untouched.
  const tree = mkdtempSync(path.join(tmpdir(), 'import-rules-'))
  const probe = (file, index) => path.join(path.dirname(file), `probe${index}-${path.basename(file)}`)
  let output = ''

  beforeAll(() => {
    copyFileSync('.oxlintrc.json', path.join(tree, '.oxlintrc.json'))
    CASES.forEach(([file, imported], index) => {
      const target = path.join(tree, probe(file, index))
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, form(imported))
    })
    const oxlint = path.resolve('node_modules/.bin/oxlint')
    output = spawnSync(oxlint, ['--format', 'unix', '.'], { cwd: tree, encoding: 'utf8' }).stdout
  })
  afterAll(() => rmSync(tree, { recursive: true }))

  test.each(CASES.map((given, index) => [...given, index]))(
    '%s may import %s: %s',
    (file, _imported, allowed, index) => {
      const complaints = output
        .split('\n')
        .filter(
          (line) =>
            line.includes(path.basename(probe(file, index))) && line.includes('no-restricted-imports'),
        )
      expect(complaints.length === 0).toBe(allowed)
    },
  )
})

test.each(['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'])('ui asks nobody: %s', (name) => {
  const tree = mkdtempSync(path.join(tmpdir(), 'import-rules-'))
  copyFileSync('.oxlintrc.json', path.join(tree, '.oxlintrc.json'))
  for (const folder of ['packages/ui/src/users', 'packages/api/src']) {
    mkdirSync(path.join(tree, folder), { recursive: true })
    writeFileSync(path.join(tree, folder, 'probe.ts'), `export const probe = ${name}\n`)
  }
  const oxlint = path.resolve('node_modules/.bin/oxlint')
  const { stdout } = spawnSync(oxlint, ['--format', 'unix', '.'], { cwd: tree, encoding: 'utf8' })
  rmSync(tree, { recursive: true })
  const complaints = stdout.split('\n').filter((line) => line.includes('no-restricted-globals'))
  expect(complaints).toEqual([expect.stringContaining('packages/ui/')])
})

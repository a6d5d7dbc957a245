import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import {
  withoutDataRouter,
  withoutTexts,
  withoutWarnings,
  withRankingKept,
  withUnusedMarked,
} from './leanRouter.ts'

const require = createRequire(createRequire(import.meta.url).resolve('react-router-dom'))
const folder = path.dirname(require.resolve('react-router'))

const modules = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => readFileSync(path.join(folder, name), 'utf8'))

test('the installed router keeps no component for its name or its call alone', () => {
  const code = modules.join('\n')
  expect(code).toMatch(/\.displayName = .*;$/m) // else the plugin is not needed any more
  const marked = withUnusedMarked(code)
  expect(marked).not.toMatch(/^\w+\.displayName = /m)
  expect(marked).not.toMatch(/= React\w*\.forwardRef\(/)
})

test('the installed router ranks a table of routes once', () => {
  const changed = modules.filter((code) => withRankingKept(code) !== code)
  expect(changed).not.toEqual([])
  for (const code of changed)
    expect(withRankingKept(code)).toMatch(/rankings\.get\(routes\) \?\? rankings\.set\(routes/)
})

test('the installed router does not warn developers', () => {
  const changed = modules.filter((code) => withoutWarnings(code) !== code)
  expect(changed).not.toEqual([]) // else the plugin is not needed any more
  for (const code of changed) expect(withoutWarnings(code)).not.toContain('ENABLE_DEV_WARNINGS = true')
})

test('the installed router says nothing by its other warnings', () => {
  const code = modules.join('\n')
  expect(withoutTexts(code)).toMatch(/function warning\(cond, message\) \{\s*if \(false\)/)
})

test('the installed router is no data router', () => {
  const code = modules.join('\n')
  const changed = withoutDataRouter(code)
  expect(changed).toMatch(/function useNavigate\(\) \{[^}]*\}[^}]*return useNavigateUnstable\(\);/)
  expect(changed).toContain('let matches = false ? (')
  expect(changed).toContain('isDataRoute: null != null')
  expect(changed).toContain('if (false && dataRouterContext.staticContext &&')
  expect(changed).not.toMatch(/\bdataRouterState\b|^RenderErrorBoundary\.contextType/m)
})

import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { withUnusedMarked } from './unusedRouter.ts'

const require = createRequire(createRequire(import.meta.url).resolve('react-router-dom'))
const folder = path.dirname(require.resolve('react-router'))

test('the installed router keeps no component for its name or its call alone', () => {
  const modules = readdirSync(folder).filter((name) => name.endsWith('.mjs'))
  const code = modules.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n')
  expect(code).toMatch(/\.displayName = .*;$/m) // else the plugin is not needed any more
  const marked = withUnusedMarked(code)
  expect(marked).not.toMatch(/^\w+\.displayName = /m)
  expect(marked).not.toMatch(/= React\w*\.forwardRef\(/)
})

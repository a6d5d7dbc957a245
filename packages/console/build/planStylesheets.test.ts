import type { BundledModule } from './planChunks.ts'
import { planStylesheets } from './planStylesheets.ts'

const module = (id: string, imports: string[] = [], lazyImports: string[] = []): BundledModule => ({
  id: `${id}.tsx`,
  size: 1,
  imports: imports.map((name) => `${name}.tsx`),
  lazyImports: lazyImports.map((name) => `${name}.tsx`),
})

test('there is a stylesheet for the screens that people land on, and one for the rest', () => {
  const modules = [
    module('main', ['Root'], []),
    module('Root', [], ['login', 'verify', 'shell']),
    module('login', ['Card']),
    module('verify', ['Card', 'Notice']),
    module('shell', ['TopBar', 'routes']),
    module('routes', [], ['users', 'jobs']),
    module('users', ['Card', 'Table', '/ui/src/Refresh'], ['CreateUser']),
    module('/ui/src/Refresh', [], ['Age']),
    module('Age'),
    module('jobs', ['Table', 'Step']),
    module('CreateUser', ['Notice']),
    ...['Card', 'Notice', 'TopBar', 'Table', 'Step'].map((id) => module(id)),
  ]
  const stylesheetOf = planStylesheets(modules, new Set(['login.tsx', 'shell.tsx', 'users.tsx']), new Map())
  const namesIn = (sheet: string) =>
    modules
      .map(({ id }) => id.replace('.tsx', ''))
      .filter((id) => stylesheetOf(`${id}.wyw-in-js.css`) === sheet)
  expect(namesIn('first')).toEqual([
    'main',
    'Root',
    'login',
    'shell',
    'routes',
    'users',
    '/ui/src/Refresh',
    'Age',
    'Card',
    'TopBar',
    'Table',
  ])
  expect(namesIn('rest')).toEqual(['verify', 'jobs', 'CreateUser', 'Notice', 'Step'])
})

test('a stylesheet that was written as one is in the first', () => {
  expect(planStylesheets([module('main')], new Set(), new Map())('tokens.css')).toBe('first')
})

test('modules that share a file of code have their styles in the same stylesheet', () => {
  const modules = [
    module('main', [], ['login', 'users', 'plans']),
    module('login', ['Card']),
    module('users', ['Table', 'Badge']),
    module('plans', ['Price']),
    ...['Card', 'Table', 'Badge', 'Price'].map((id) => module(id)),
  ]
  const files = new Map(['Card', 'Table'].map((id) => [`${id}.tsx`, 'shared']))
  const stylesheetOf = planStylesheets(modules, new Set(['login.tsx']), files)
  expect(stylesheetOf('Table.wyw-in-js.css')).toBe('first')
  expect(stylesheetOf('Badge.wyw-in-js.css')).toBe('rest')
})

import { planChunks, type BundledModule } from './planChunks.ts'

const KB = 1000

/** Modules, each written as `[id, size, imports, lazy imports]`. */
const bundle = (...modules: [string, number, string[]?, string[]?][]): BundledModule[] =>
  modules.map(([id, size, imports = [], lazyImports = []]) => ({ id, size, imports, lazyImports }))

const planOf = (modules: BundledModule[], ...landings: string[]) => planChunks(modules, new Set(landings))

test('loads nothing in vain on a screen that people land on, where others gain by it', () => {
  const modules = bundle(
    ['main', KB, [], ['login', 'users', 'admins', 'jobs']],
    ['login', KB, ['Card']],
    ['users', KB, ['Card', 'Table']],
    ['admins', KB, ['Card', 'Table']],
    ['jobs', KB, ['Card', 'Table']],
    ['Card', KB],
    ['Table', 6 * KB],
  )
  expect(Object.fromEntries(planOf(modules))).toEqual({ Card: 'Table', Table: 'Table' })
  expect(Object.fromEntries(planOf(modules, 'login'))).toEqual({ Card: 'Card', Table: 'Table' })
})

test('keeps what one screen needs with that screen', () => {
  const plan = planOf(
    bundle(
      ['main', KB, [], ['login', 'plans']],
      ['login', KB, ['LoginForm']],
      ['plans', KB],
      ['LoginForm', 9 * KB],
    ),
  )
  expect([...plan.keys()]).toEqual([])
})

test('puts what every visit needs into two files, one of them for packages', () => {
  const plan = planOf(
    bundle(
      ['main', KB, ['Root', '/node_modules/react/index.js'], ['login']],
      ['Root', KB],
      ['/node_modules/react/index.js', 99 * KB],
      ['login', KB, ['Root']],
    ),
  )
  expect(Object.fromEntries(plan)).toEqual({ Root: 'console', '/node_modules/react/index.js': 'packages' })
})

test('shares small modules and keeps large ones away from screens that do not need them', () => {
  const plan = planOf(
    bundle(
      ['main', KB, [], ['one', 'two', 'three']],
      ['one', KB, ['src/Card.tsx', 'src/Table.tsx']],
      ['two', KB, ['src/Card.tsx', 'src/Table.tsx', 'src/Chart.tsx']],
      ['three', KB, ['src/Card.tsx', 'src/Chart.tsx']],
      ['src/Card.tsx', KB],
      ['src/Table.tsx', 2 * KB],
      ['src/Chart.tsx', 90 * KB],
    ),
  )
  expect(Object.fromEntries(plan)).toEqual({
    'src/Card.tsx': 'Table',
    'src/Table.tsx': 'Table',
    'src/Chart.tsx': 'Chart',
  })
})

test('loads nothing again that the frame around a screen has loaded', () => {
  const plan = planOf(
    bundle(
      ['main', KB, [], ['shell', 'login']],
      ['login', KB],
      ['shell', KB, ['Menu'], ['users']],
      ['users', KB, ['Table']],
      ['Menu', KB],
      ['Table', 50 * KB],
    ),
  )
  expect(Object.fromEntries(plan)).toEqual({ Menu: 'Menu' })
})

test('makes no screen load a library because of a small module that imports it', () => {
  const charts = ['four', 'five', 'six', 'seven']
  const plan = planOf(
    bundle(
      ['main', KB, [], ['one', 'two', 'three', ...charts]],
      ['one', KB, ['Graph', 'Label']],
      ['two', KB, ['Graph']],
      ['three', KB, ['Label']],
      ...charts.map((screen): [string, number, string[]] => [screen, KB, ['library']]),
      ['Graph', 4 * KB, ['library']],
      ['Label', KB],
      ['library', 90 * KB],
    ),
  )
  // Graph and Label in one file would save a request, but `three`, which needs only Label, would load the library too.
  expect(Object.fromEntries(plan)).toEqual({ Graph: 'Graph', Label: 'Label', library: 'library' })
})

test('throws when more than one module could be the entry', () => {
  expect(() => planOf(bundle(['a', KB], ['b', KB]))).toThrow('found a, b')
})

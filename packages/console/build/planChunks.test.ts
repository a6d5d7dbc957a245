import { planChunks, type BundledModule } from './planChunks.ts'

/** Modules, each written as `[id, size, imports, lazy imports]`. */
const bundle = (...modules: [string, number, string[]?, string[]?][]): BundledModule[] =>
  modules.map(([id, size, imports = [], lazyImports = []]) => ({ id, size, imports, lazyImports }))

/** The files of the plan, each as the ids that share it. */
function filesOf(modules: BundledModule[], ...landings: string[]): string[][] {
  const plan = planChunks(modules, new Set(landings))
  return [...new Set(plan.values())].map((name) => [...plan.keys()].filter((id) => plan.get(id) === name))
}

const SMALL = 7_000
const LARGE = 600_000

test('loads nothing in vain on a screen that people land on, where others gain by it', () => {
  const modules = bundle(
    ['main', SMALL, [], ['login', 'users', 'admins', 'jobs']],
    ['login', LARGE, ['Card']],
    ['users', LARGE, ['Card', 'Table']],
    ['admins', LARGE, ['Card', 'Table']],
    ['jobs', LARGE, ['Card', 'Table']],
    ['Card', SMALL],
    ['Table', 6 * SMALL],
  )
  expect(filesOf(modules)).toContainEqual(['Card', 'Table'])
  expect(filesOf(modules, 'login')).toContainEqual(['Table'])
})

test('keeps what one screen needs with that screen', () => {
  const modules = bundle(
    ['main', SMALL, [], ['login', 'plans']],
    ['login', SMALL, ['LoginForm']],
    ['plans', SMALL],
    ['LoginForm', LARGE],
  )
  expect(filesOf(modules)).toEqual([['main'], ['login', 'LoginForm'], ['plans']])
})

test('gives a small screen no file of its own beside the one that it shares', () => {
  const modules = bundle(
    ['main', SMALL, [], ['login', 'register']],
    ['login', SMALL, ['Form']],
    ['register', LARGE, ['Form']],
    ['Form', LARGE],
  )
  expect(filesOf(modules)).toContainEqual(['login', 'Form'])
})

test('gives what is tiny no file of its own, and lets nobody who lands somewhere load more for it', () => {
  const tiny = SMALL / 10
  const modules = bundle(
    ['main', SMALL, [], ['login', 'archive', 'delete']],
    ['login', LARGE],
    ['archive', tiny],
    ['delete', SMALL],
  )
  expect(filesOf(modules, 'login')).toEqual([['main'], ['login'], ['archive', 'delete']])
})

test('puts what every visit needs into two files, one of them for packages', () => {
  const modules = bundle(
    ['main', SMALL, ['Root', '/node_modules/react/index.js'], ['login']],
    ['Root', SMALL],
    ['/node_modules/react/index.js', LARGE],
    ['login', LARGE, ['Root']],
  )
  const plan = planChunks(modules, new Set())
  expect(plan.get('main')).toBe('console')
  expect([plan.get('Root'), plan.get('/node_modules/react/index.js')]).toEqual(['console', 'packages'])
})

test('shares small modules and keeps large ones away from screens that do not need them', () => {
  const modules = bundle(
    ['main', SMALL, [], ['one', 'two', 'three']],
    ['one', LARGE, ['src/Card.tsx', 'src/Table.tsx']],
    ['two', LARGE, ['src/Card.tsx', 'src/Table.tsx', 'src/Chart.tsx']],
    ['three', LARGE, ['src/Card.tsx', 'src/Chart.tsx']],
    ['src/Card.tsx', SMALL],
    ['src/Table.tsx', 2 * SMALL],
    ['src/Chart.tsx', LARGE],
  )
  const files = filesOf(modules)
  expect(files).toContainEqual(['src/Card.tsx', 'src/Table.tsx'])
  expect(files).toContainEqual(['src/Chart.tsx'])
  expect(planChunks(modules, new Set()).get('src/Card.tsx')).toBe('Table')
})

test('loads nothing again that the frame around a screen has loaded', () => {
  const modules = bundle(
    ['main', SMALL, [], ['shell', 'login']],
    ['login', LARGE],
    ['shell', SMALL, ['Menu'], ['users']],
    ['users', LARGE, ['Menu']],
    ['Menu', SMALL],
  )
  expect(filesOf(modules)).toContainEqual(['shell', 'Menu'])
})

test('makes no screen load a library because of a small module that imports it', () => {
  const charts = ['four', 'five', 'six', 'seven']
  const modules = bundle(
    ['main', SMALL, [], ['one', 'two', 'three', ...charts]],
    ['one', LARGE, ['Graph', 'Label']],
    ['two', LARGE, ['Graph']],
    ['three', LARGE, ['Label']],
    ...charts.map((screen): [string, number, string[]] => [screen, LARGE, ['library']]),
    ['Graph', 4 * SMALL, ['library']],
    ['Label', SMALL],
    ['library', LARGE],
  )
  // Graph and Label in one file would save a request, but `three`, which needs only Label, would load the library too.
  expect(filesOf(modules)).toEqual(expect.arrayContaining([['Graph'], ['Label'], ['library']]))
})

test('throws when more than one module could be the entry', () => {
  expect(() => filesOf(bundle(['a', SMALL], ['b', SMALL]))).toThrow('found a, b')
})

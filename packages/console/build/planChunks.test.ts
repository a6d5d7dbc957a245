import { planChunks, type BundledModule } from './planChunks.ts'

/** Modules, each written as `[id, size, imports, lazy imports]`. */
const bundle = (...modules: [string, number, string[]?, string[]?][]): BundledModule[] =>
  modules.map(([id, size, imports = [], lazyImports = []]) => ({ id, size, imports, lazyImports }))

/** A plan in which some screens count fifty times as much as others. */
const planFor = (modules: BundledModule[], ...landings: string[]) =>
  planChunks(modules, (screen) => (landings.includes(screen) ? 50 : 1))

/** The files of that plan, each as the ids that share it. */
function filesOf(modules: BundledModule[], ...landings: string[]): string[][] {
  const plan = planFor(modules, ...landings)
  return [...new Set(plan.values())].map((name) =>
    modules.flatMap(({ id }) => (plan.get(id) === name ? [id] : [])),
  )
}

/** Screens that need nothing of what is planned, so that it does not come with the entry. */
const others = (count: number) => Array.from({ length: count }, (_, index) => `other ${index}`)

const SMALL = 10_000
const LARGE = 600_000

test('loads nothing in vain on a screen that people land on, where others gain by it', () => {
  const modules = bundle(
    ['main', SMALL, [], ['login', 'users', 'admins', 'jobs', ...others(4)]],
    ['login', LARGE, ['Card']],
    ['users', LARGE, ['Card', 'Table']],
    ['admins', LARGE, ['Card', 'Table']],
    ['jobs', LARGE, ['Card', 'Table']],
    ['Card', SMALL],
    ['Table', 2 * SMALL],
    ...others(4).map((id): [string, number] => [id, LARGE]),
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
    ['login', SMALL / 2, ['Form']],
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

test('gives what is tiny no file of its own although a library comes with it, but for a large one', () => {
  const dialogs = (librarySize: number) =>
    bundle(
      ['main', SMALL, [], ['archive', 'delete', 'list', ...others(84)]],
      ['archive', 5900],
      ['delete', 4000, ['library']],
      ['list', LARGE, ['library']],
      ['library', librarySize],
      ...others(84).map((id): [string, number] => [id, LARGE]),
    )
  const fileOfArchive = (librarySize: number) =>
    filesOf(dialogs(librarySize)).find((file) => file.includes('archive'))
  expect(fileOfArchive(30_000)).toContain('delete')
  expect(fileOfArchive(LARGE)).toEqual(['archive'])
})

test('lets no files import each other in a circle', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const modules = randomBundle(seed)
    const plan = planFor(modules, 'screen 0', 'screen 1')
    const imports = new Map([...plan.values()].map((file) => [file, new Set<string>()]))
    for (const module of modules) {
      const file = plan.get(module.id) ?? ''
      for (const id of module.imports) if (plan.get(id) !== file) imports.get(file)?.add(plan.get(id) ?? '')
    }
    // Files whose imports are all gone go, until none is left.
    for (let before = -1; before !== imports.size;) {
      before = imports.size
      for (const [file, others] of imports)
        if (![...others].some((other) => imports.has(other))) imports.delete(file)
    }
    expect([...imports.keys()], `seed ${seed}`).toEqual([])
  }
})

/** Ten screens and thirty modules of random sizes, each of which imports some of those after it; one screen imports all. */
function randomBundle(seed: number): BundledModule[] {
  let state = seed
  const random = (below: number) => {
    state = (state * 1103515245 + 12345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
  const screens = Array.from({ length: 10 }, (_, index) => `screen ${index}`)
  const parts = Array.from({ length: 30 }, (_, index) => `part ${index}`)
  const some = (ids: string[]) => ids.filter(() => random(6) === 0)
  return bundle(
    ['main', SMALL, [], screens],
    ...screens.map((id, index): [string, number, string[]] => [
      id,
      random(20_000),
      index === 9 ? parts : some(parts),
    ]),
    ...parts.map((id, index): [string, number, string[]] => [
      id,
      random(20_000),
      some(parts.slice(index + 1)),
    ]),
  )
}

test('puts what every visit needs into one file, the console’s own code and packages', () => {
  const modules = bundle(
    ['main', SMALL, ['Root', '/node_modules/react/index.js'], ['login']],
    ['Root', SMALL],
    ['/node_modules/react/index.js', LARGE],
    ['login', LARGE, ['Root']],
  )
  const plan = planFor(modules)
  const files = ['main', 'Root', '/node_modules/react/index.js'].map((id) => plan.get(id))
  expect(files).toEqual(['console', 'console', 'console'])
  expect(plan.get('login')).not.toBe('console')
})

test('shares small modules and keeps large ones away from screens that do not need them', () => {
  const modules = bundle(
    ['main', SMALL, [], ['one', 'two', 'three', ...others(4)]],
    ['one', LARGE, ['src/Card.tsx', 'src/Table.tsx']],
    ['two', LARGE, ['src/Card.tsx', 'src/Table.tsx', 'src/Chart.tsx']],
    ['three', LARGE, ['src/Card.tsx', 'src/Chart.tsx']],
    ['src/Card.tsx', SMALL],
    ['src/Table.tsx', SMALL + 1],
    ['src/Chart.tsx', LARGE],
    ...others(4).map((id): [string, number] => [id, LARGE]),
  )
  const files = filesOf(modules)
  expect(files).toContainEqual(['src/Card.tsx', 'src/Table.tsx'])
  expect(files).toContainEqual(['src/Chart.tsx'])
  expect(planFor(modules).get('src/Card.tsx')).toBe('Table')
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

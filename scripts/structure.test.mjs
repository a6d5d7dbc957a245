// Where files are, what they are called, and who builds addresses: rules for which there is no linter.
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { describe, expect, test } from 'vitest'

/** Folders of packages/ui/src that are no area of the console. */
const SHARED = ['flow', 'lib', 'primitives', 'shell', 'tokens']

/** Areas without a screen of their own: parts that several screens show. */
const WITHOUT_ROUTE = ['catalogue', 'runs']

/** The place of a folder's stories in Storybook. A new area is added here. */
const TITLES = {
  tokens: 'Foundations',
  primitives: 'Components',
  shell: 'Patterns/Shell',
  'not-found': 'Patterns/Not found',
  catalogue: 'Admin/Catalogue',
  checkout: 'Customer/Checkout',
  plans: 'Customer/Plans',
  'user-organizations': 'Customer/Organizations',
  'user-overview': 'Customer/Overview',
  'user-settings': 'Customer/Settings',
  'admin-organizations': 'Admin/Organizations',
  'admin-overview': 'Admin/Overview',
  'admin-plans': 'Admin/Plans',
  'admin-settings': 'Admin/Settings',
  admins: 'Admin/Admins',
  clusters: 'Admin/Clusters',
  jobs: 'Admin/Jobs',
  payments: 'Admin/Payments',
  runs: 'Admin/Runs',
  users: 'Admin/Users',
  account: 'Sign-in/Account',
  'auth-error': 'Sign-in/Error',
  flow: 'Sign-in/Flow',
  login: 'Sign-in/Login',
  recovery: 'Sign-in/Recovery',
  register: 'Sign-in/Register',
  verify: 'Sign-in/Verify',
}

/** The place of a folder's whole screens below `Screens`, where it is another one. */
const SCREEN_TITLES = { 'not-found': 'Customer/Not found' }

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\/generated\/|\/dist\//.test(file))

const isShipped = (file) => !/\.(test|stories)\.tsx?$|\/testing\/|\.d\.ts$/.test(file)

const uiFiles = sourcesIn('packages/ui/src')
const consoleFiles = sourcesIn('packages/console/src')
const parse = (file) => parseSync(file, readFileSync(file, 'utf8'))

describe('areas', () => {
  const areas = foldersIn('packages/console/src/features')

  test('are called the same in ui and in the console', () => {
    expect(foldersIn('packages/ui/src').filter((name) => !SHARED.includes(name))).toEqual(areas)
  })

  test('have a place in Storybook', () => {
    expect(Object.keys(TITLES).toSorted()).toEqual(
      [...areas, ...SHARED.filter((name) => name !== 'lib')].toSorted(),
    )
  })

  test.each(areas.filter((area) => !WITHOUT_ROUTE.includes(area)))('%s has a route', (area) => {
    const files = readdirSync(`packages/console/src/features/${area}`)
    expect(files.filter((file) => file.endsWith('.route.tsx'))).not.toEqual([])
  })
})

describe('stories', () => {
  const stories = uiFiles.filter((file) => file.endsWith('.stories.tsx'))

  test('are titled after their folder and file', () => {
    const wrong = stories.filter((file) => {
      const [, , , folder] = file.split('/')
      const title = /\btitle: '([^']*)'/.exec(readFileSync(file, 'utf8'))?.[1]?.replaceAll(' ', '')
      const expected = `${TITLES[folder]}/${path.basename(file, '.stories.tsx')}`.replaceAll(' ', '')
      return title?.toLowerCase() !== expected.toLowerCase()
    })
    expect(wrong).toEqual([])
  })

  test('of whole screens are titled after the root of their folder and their file', () => {
    const inLetters = (text) => text.toLowerCase().replaceAll(/[^a-z]/g, '')
    const wrong = consoleFiles
      .filter((file) => file.endsWith('.stories.tsx') && file.includes('/features/'))
      .filter((file) => {
        const folder = path.basename(path.dirname(file))
        const name = path.basename(file, '.stories.tsx')
        const [root, area] = (SCREEN_TITLES[folder] ?? TITLES[folder]).split('/')
        const own = name.replace(/^(user|admin)-/, '')
        const [, titled = ''] = /\btitle: 'Screens\/([^']*)'/.exec(readFileSync(file, 'utf8')) ?? []
        return (
          !titled.startsWith(`${root}/`) ||
          inLetters(titled.slice(root.length)) !== inLetters(name === folder ? area : own)
        )
      })
    expect(wrong).toEqual([])
  })
})

describe('file names', () => {
  const PASCAL = /^([A-Z][a-z0-9]*)+$/
  const CAMEL = /^[a-z0-9]+([A-Z][a-z0-9]*)*$/
  const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/

  function fits(file) {
    const [name, ...kinds] = path.basename(file).replace('.isolated.test.', '.test.').split('.')
    const kind = kinds[0]
    // A route and its queries are called like the address, and so are its stories and the tests of a whole area.
    if (kind === 'route' || kind === 'queries') return KEBAB.test(name)
    if (kind === 'stories' && consoleFiles.includes(file.replace('.stories.', '.route.')))
      return KEBAB.test(name)
    if (kind === 'test' && name === path.basename(path.dirname(file))) return true
    if (kind === 'dialog' || kind === 'layout' || kind === 'stories') return PASCAL.test(name)
    return CAMEL.test(name) || (kinds.at(-1) === 'tsx' && PASCAL.test(name))
  }

  test('are PascalCase.tsx for a component, kebab-case for .route and .queries, camelCase for the rest', () => {
    const files = [
      ...uiFiles,
      ...consoleFiles,
      ...sourcesIn('packages/api/src'),
      ...sourcesIn('packages/sandbox'),
    ]
    expect(files.filter((file) => !fits(file))).toEqual([])
  })
})

describe('folders import each other in one direction', () => {
  /** The folders of a package, each with the folders its files import from. */
  function importsBetween(files, root, depth) {
    const folderOf = (file) =>
      path.posix.relative(root, path.posix.dirname(file)).split('/').slice(0, depth).join('/')
    const folders = new Map()
    for (const file of files.filter(isShipped)) {
      const { staticImports, staticExports, dynamicImports } = parse(file).module
      const code = readFileSync(file, 'utf8')
      const imported = [
        ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
        ...staticExports.flatMap(({ entries }) =>
          entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
        ),
        ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
      ]
      const from = folderOf(file)
      const targets = folders.get(from) ?? new Set()
      folders.set(from, targets)
      for (const specifier of imported.filter((one) => one.startsWith('.'))) {
        // An import of a folder means its index; of a file, the folder it is in.
        const target = path.posix.join(path.posix.dirname(file), specifier)
        const to = [target, path.posix.dirname(target)]
          .map((one) => path.posix.relative(root, one))
          .find((one) => known.has(one))
        if (to !== undefined && to !== from) targets.add(to)
      }
    }
    return folders
  }

  /** The first circle of imports that is found: the folders along it. */
  function circleIn(folders, seen = new Set(), way = []) {
    for (const folder of way.length === 0 ? folders.keys() : (folders.get(way.at(-1)) ?? [])) {
      if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder]
      if (seen.has(folder)) continue
      const circle = circleIn(folders, seen, [...way, folder])
      if (circle) return circle
      seen.add(folder)
    }
    return undefined
  }

  const uiFolders = foldersIn('packages/ui/src')
  const consoleFolders = [
    'app',
    'lib',
    'start',
    ...foldersIn('packages/console/src/features').map((name) => `features/${name}`),
  ]
  const known = new Set([...uiFolders, ...consoleFolders])

  test('finds a circle', () => {
    const folders = { a: ['b'], b: ['c'], c: ['b'] }
    expect(circleIn(new Map(Object.entries(folders)))).toEqual(['b', 'c', 'b'])
  })

  test('in ui', () => {
    const folders = importsBetween(uiFiles, 'packages/ui/src', 1)
    expect([...folders.values()].some((targets) => targets.size > 0)).toBe(true)
    expect(circleIn(folders)).toBeUndefined()
  })

  test('in the console', () => {
    const folders = importsBetween(consoleFiles, 'packages/console/src', 2)
    expect([...folders.values()].some((targets) => targets.size > 0)).toBe(true)
    expect(circleIn(folders)).toBeUndefined()
  })
})

describe('addresses', () => {
  /** The string literals of a file that begin with one of these addresses, with their lines. */
  function textsLike(pattern, file) {
    const code = readFileSync(file, 'utf8')
    const found = []
    const note = ({ start }, text) => {
      if (pattern.test(text)) found.push(`${file}:${code.slice(0, start).split('\n').length} ${text}`)
    }
    new Visitor({
      Literal: (node) => typeof node.value === 'string' && note(node, node.value),
      TemplateLiteral: (node) => note(node, node.quasis[0].value.cooked),
    }).visit(parse(file).program)
    return found
  }

  const places = ['landingPaths.ts', 'paths.ts'].map((name) => `packages/console/src/lib/${name}`)
  const paths = places.map((place) => readFileSync(place, 'utf8')).join('')
  /** The first parts of the console's addresses, as these two have them. */
  const first = [...new Set([...paths.matchAll(/['`]\/([a-z]+)/g)].map(([, name]) => name))]
  const ofConsole = new RegExp(`^/(${first.join('|')})?(/|$|\\?|#)`)
  const ofApi = /^\/(v1|new|sessions|self-service)(\/|$)/

  test('of the console are known', () => {
    expect(first).toEqual(expect.arrayContaining(['login', 'admin', 'user', 'plans', 'checkout']))
  })

  test('of the console are built in lib/paths.ts and landingPaths.ts alone', () => {
    const files = [...uiFiles, ...consoleFiles].filter((file) => isShipped(file) && !places.includes(file))
    expect(files.flatMap((file) => textsLike(ofConsole, file))).toEqual([])
  })

  test('of the APIs are known to packages/api alone', () => {
    const files = [...uiFiles, ...consoleFiles].filter(isShipped)
    expect(files.flatMap((file) => textsLike(ofApi, file))).toEqual([])
  })
})

describe('what people read and what browsers have', () => {
  const shipped = [...uiFiles, ...consoleFiles, ...sourcesIn('packages/api/src')].filter(isShipped)

  test.each([
    ["is 'email' in one spelling", /e-mail/i],
    ['has straight quotation marks and apostrophes', /[‘’“”]/],
  ])('%s', (_, refused) => {
    const found = []
    for (const file of shipped) {
      // Styles are texts too, and nobody reads their comments.
      const note = (text) =>
        refused.test(text.replaceAll(/\/\*.*?\*\//gs, '')) && found.push(`${file} ${text.trim()}`)
      new Visitor({
        Literal: ({ value }) => typeof value === 'string' && note(value),
        TemplateElement: ({ value }) => note(value.cooked),
        JSXText: ({ value }) => note(value),
      }).visit(parse(file).program)
    }
    expect(found).toEqual([])
  })

  test('has icons of 14 px in small buttons', () => {
    const found = []
    for (const file of uiFiles.filter(isShipped)) {
      const code = readFileSync(file, 'utf8')
      new Visitor({
        JSXOpeningElement({ name, attributes }) {
          const valueOf = (attribute) => attributes.find((one) => one.name?.name === attribute)?.value
          if (!/^Button(Link)?$/.test(name.name) || valueOf('size')?.value !== 'sm' || !valueOf('icon'))
            return
          const { start, end } = valueOf('icon')
          const icon = code.slice(start, end)
          if (/size=\{(?!14\})/.test(icon)) found.push(`${file} ${icon}`)
        },
      }).visit(parse(file).program)
    }
    expect(found).toEqual([])
  })

  test('has what changed read again by lib/readAgain.ts alone', () => {
    const files = consoleFiles.filter((file) => isShipped(file) && !file.endsWith('lib/readAgain.ts'))
    expect(files.filter((file) => readFileSync(file, 'utf8').includes('.invalidateQueries('))).toEqual([])
  })

  test('does without crypto.randomUUID, which is missing on plain http', () => {
    const found = []
    for (const file of shipped)
      new Visitor({
        MemberExpression: ({ property }) => property.name === 'randomUUID' && found.push(file),
      }).visit(parse(file).program)
    expect(found).toEqual([])
  })
})

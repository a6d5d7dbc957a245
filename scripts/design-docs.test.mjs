// Storybook's docs pages: what they name exists, and every component says what it is. A build alone would draw a page with
// a broken example or a dead link.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { toId } from 'storybook/internal/csf'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { readComponentFacts, Sources } from '../.storybook/docs/componentFacts.ts'
import { propNamed } from '../.storybook/docs/propNamed.ts'
import { sampleOf } from '../.storybook/docs/sampleOf.ts'
import { tokensIn } from '../.storybook/docs/tokenTable.ts'
import { typesWrittenOut } from '../.storybook/docs/typesWrittenOut.ts'
import { adminEntries, userEntries } from '../packages/ui/src/shell/navigation.ts'

const DESIGN = 'docs/design'
const filesBelow = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => file.endsWith(ending))
const read = (file) => readFileSync(file, 'utf8')

const facts = readComponentFacts(process.cwd())
const storyFiles = filesBelow('packages/ui/src', '.stories.tsx')
const everyStoryFile = [...storyFiles, ...filesBelow('packages/console/src', '.stories.tsx')]
const pages = filesBelow(DESIGN, '.mdx')
const titleIn = (code) => /\btitle[:=] ?['"]([^'"]*)['"]/.exec(code)?.[1]
const storiesIn = (code) =>
  Array.from(code.matchAll(/^export const (\w+)/gm), ([, name]) => name).filter((name) => name !== 'default')

/** The stories of a file that have a tag. */
const taggedIn = (code, tag) =>
  Array.from(
    code.matchAll(
      new RegExp(`^export const (\\w+)[^=]*= \\{\\n(?:  [^\\n]*\\n)*?  tags: \\[[^\\]]*'${tag}'`, 'gm'),
    ),
    ([, name]) => name,
  )

/** The stories of a file that have a picture, which docs pages show. */
const picturedIn = (code) => {
  const without = ['interaction', 'words'].flatMap((tag) => taggedIn(code, tag))
  return storiesIn(code).filter((name) => !without.includes(name))
}

/** Every id that an address of Storybook may have. */
const ids = new Set([
  ...everyStoryFile.flatMap((file) => {
    const code = read(file)
    const title = titleIn(code)
    return [toId(title, 'docs'), ...storiesIn(code).map((name) => toId(title, kebab(name)))]
  }),
  ...pages.map((file) => titleIn(read(file))).map((title) => title && toId(title, 'docs')),
])
function kebab(name) {
  return name.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}

describe('pages', () => {
  test('are at least twelve, below the roots that there are', () => {
    expect(pages.length).toBeGreaterThanOrEqual(12)
    const titles = pages.map((file) => titleIn(read(file)) ?? 'Foundations/of its stories')
    expect(titles.filter((title) => !/^(Foundations|Patterns)\//.test(title))).toEqual([])
  })

  test.each(pages)('%s names stories and pages that exist', (file) => {
    const code = read(file)
    const modules = new Map(
      Array.from(
        code.matchAll(/^import (?:\* as )?(\w+|\{[^}]*\}) from '(\.[^']*)'$/gm),
        ([, name, from]) => [name, path.posix.join(path.posix.dirname(file), from.split('?')[0])],
      ),
    )
    const missing = [...modules.values()].filter(
      (one) => !['', '.tsx', '.ts'].some((ending) => existsSync(`${one}${ending}`)),
    )
    const named = Array.from(code.matchAll(/of=\{(\w+)\.(\w+)\}/g))
    for (const [, module, story] of named) {
      const from = modules.get(module)
      const stories = from ? read(`${from}.tsx`) : ''
      if (!picturedIn(stories).includes(story)) missing.push(`${module}.${story}`)
    }
    const links = Array.from(code.matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g), ([, id]) => id)
    expect([...missing, ...links.filter((id) => !ids.has(id))]).toEqual([])
  })

  test('have their tables in Markdown blocks, since MDX knows none', () => {
    const bare = pages.filter((file) => /^\|/m.test(read(file).replaceAll(/<Markdown>\{`[^]*?`\}/g, '')))
    expect(bare).toEqual([])
  })

  test('of patterns show more than two stories each', () => {
    const bare = pages.filter(
      (file) => file.includes('/patterns/') && (read(file).match(/of=\{/g)?.length ?? 0) < 3,
    )
    expect(bare).toEqual([])
  })

  test('that others link to exist', () => {
    const linked = Object.values(facts.components)
      .flatMap(({ screens, drawnBy }) => [...screens, ...drawnBy])
      .flatMap(({ docs }) => docs ?? [])
    expect(linked.length).toBeGreaterThan(100)
    expect([...new Set(linked)].filter((id) => !ids.has(id))).toEqual([])
  })
})

describe('components', () => {
  const known = Object.entries(facts.components)

  test('have a summary, in a comment above them', () => {
    expect(known.filter(([, { summary }]) => !/^[^a-z].*\.$/.test(summary)).map(([title]) => title)).toEqual(
      [],
    )
  })

  test('of every story file are known; a file about several says in its meta what they are', () => {
    const unknown = storyFiles.filter((file) => !facts.components[titleIn(read(file))])
    expect(unknown.filter((file) => !/'!autodocs'|description: \{\s+component:/.test(read(file)))).toEqual([])
  })

  test('cite sections of the reference by number and name', () => {
    const cited = known.flatMap(([, { sections }]) => sections)
    expect(cited.length).toBeGreaterThan(40)
    expect(cited.filter((one) => !/^\d+(\.\d+)* \S/.test(one))).toEqual([])
  })

  test('say what must hold by the titles of the tests that import them', () => {
    const musts = (title) =>
      facts.components[title].musts.map(({ text, file }) => `${path.basename(file)}: ${text}`)
    expect(musts('Components/Table')).toContain('Table.test.tsx: an unchanged row is not rendered again')
    expect(musts('Components/Meter')).toEqual([])
  })

  test('are found on the screens whose code draws them', () => {
    const on = (title) => facts.components[title].screens.map(({ name }) => name)
    expect(on('Admin/Clusters/ClusterCard')).toEqual(['Admin · Clusters'])
    expect(on('Components/SearchField')).toContain('Admin · Organizations')
    expect(on('Components/SearchField')).not.toContain('Sign-in · Login')
    // Handed on by a file of the console, out of the index of its folder.
    expect(on('Sign-in/Register/RegistrationClosed')).toEqual(['Sign-in · Register'])
    expect(on('Admin/Plans/PlanDialog')).toEqual([
      'Admin · Plans: Create plan (dialog)',
      'Admin · Plans: Edit plan (dialog)',
    ])
    const isEverywhere = (title) => facts.components[title].isEverywhere
    expect(['Components/Button', 'Components/Card'].map(isEverywhere)).toEqual([true, false])
    expect(facts.components['Components/Dialog'].covers).toBe(true)
    expect(facts.components['Components/Button'].covers).toBe(false)
  })
})

describe('how a component is designed', () => {
  test('is told by the pages that show it, and by those that its stories name', () => {
    const pagesOf = (title) => facts.components[title].design.map(({ name }) => name)
    expect(pagesOf('Components/Dialog')).toEqual(['Foundations / Accessibility', 'Patterns / Dialogs'])
    expect(pagesOf('Components/Badge')).toEqual(['Foundations / Colours'])
    const linked = Object.values(facts.components).flatMap(({ design }) => design.map(({ docs }) => docs))
    const named = everyStoryFile.flatMap((file) =>
      Array.from(
        read(file).matchAll(/^ +design: \[([^\]]*)\]/gm),
        ([, list]) => list.match(/'[^']*'/g) ?? [],
      ).flat(),
    )
    expect(named.length).toBeGreaterThan(5)
    const missing = named.map((title) => toId(title.slice(1, -1), 'docs')).concat(linked)
    expect(missing.filter((id) => !ids.has(id))).toEqual([])
  })
})

describe('any state is reached in three clicks from the front page', () => {
  const titles = [...everyStoryFile, ...pages].map((file) => titleIn(read(file))).filter(Boolean)
  const roots = [...new Set(titles.map((title) => title.split('/')[0]))]

  test('since the list beside it has all roots open, and below each an area, a component and its states', () => {
    expect(titles.length).toBeGreaterThan(150)
    expect(titles.filter((title) => title.split('/').length > 3)).toEqual([])
    expect(read('.storybook/manager.ts')).not.toMatch(/collapsedRoots/)
  })

  test('which the front page names, with a link to each', () => {
    const front = read(`${DESIGN}/foundations/start-here.mdx`)
    const linked = Array.from(
      front.matchAll(/\*\*\[([\w-]+)\]\(\?path=\/docs\/[\w-]+\)\*\*/g),
      ([, root]) => root,
    )
    expect(linked.toSorted()).toEqual(roots.toSorted())
    expect(roots.length).toBeLessThanOrEqual(7)
  })
})

test('areas are listed in the order of the menu', () => {
  const [, order] = /order: (\[[^]*?\n {8}\]),/.exec(read('.storybook/preview.tsx')) ?? []
  const { program } = parseSync('order.ts', order)
  const valuesOf = ({ elements }) => elements.map((one) => one.value ?? valuesOf(one))
  const roots = valuesOf(program.body[0].expression)
  const below = (list, name) => list[list.indexOf(name) + 1]
  const customer = userEntries.map(({ label }) => label)
  const admin = adminEntries.map(({ label }) => label)
  expect(below(roots, 'Customer')).toEqual(customer)
  expect(below(roots, 'Admin')).toEqual(admin)
  expect(below(roots, 'Screens')).toEqual(['Sign-in', 'Customer', customer, 'Admin', admin])
})

describe('rules of use', () => {
  const primitives = storyFiles.filter((file) => file.includes('/primitives/'))

  /** The object literal of `parameters.guide`. */
  function guideIn(file) {
    const code = read(file)
    const meta = parseSync(file, code).program.body.find(
      ({ type, declarations }) => type === 'VariableDeclaration' && declarations[0].id.name === 'meta',
    )
    const property = (object, name) => object?.properties.find(({ key }) => key?.name === name)?.value
    return property(property(meta.declarations[0].init.expression, 'parameters'), 'guide')
  }

  test.each(primitives)('%s has some, and names its own stories in them', (file) => {
    const guide = guideIn(file)
    const parts = Object.fromEntries(guide.properties.map(({ key, value }) => [key.name, value.elements]))
    expect(Object.keys(parts)).toEqual(['do', 'avoid', 'accessibility'])
    for (const elements of Object.values(parts)) expect(elements).not.toEqual([])
    const named = [...parts.do, ...parts.avoid].flatMap(({ properties }) =>
      properties.filter(({ key }) => key.name === 'story').map(({ value }) => value.value),
    )
    const shown = picturedIn(read(file))
    expect(named.filter((story) => !shown.includes(story))).toEqual([])
  })
})

describe('stories about presses alone', () => {
  const files = everyStoryFile.filter((file) => read(file).includes("'interaction'"))
  const statementsIn = (code) => code.split(/^(?=(?:export )?(?:async )?(?:const|function) )/m)
  const nameOf = (statement) => /^(?:export )?(?:async )?(?:const|function) (\w+)/.exec(statement)?.[1]
  const helpers = ['packages/ui/src', 'packages/console/src']
    .flatMap((folder) => filesBelow(folder, '.tsx').concat(filesBelow(folder, '.ts')))
    .filter((file) => file.includes('/testing/'))
    .flatMap((file) => statementsIn(read(file)))

  test.each(files)('%s: each presses something', (file) => {
    const code = read(file)
    const names = taggedIn(code, 'interaction')
    expect(names.length).toBe(code.split("'interaction'").length - 1)
    const statements = statementsIn(code)
    const isCalledBy = (name, text) => new RegExp(`\\b${name}\\b(?=\\(|\\.play)`).test(text)
    const pressing = new Set(['userEvent', 'fireEvent', 'dispatchEvent'])
    for (const statement of [...helpers, ...statements])
      if (/\b(userEvent|fireEvent|dispatchEvent)\b/.test(statement)) pressing.add(nameOf(statement))
    const idle = statements.filter((statement) => {
      if (!names.includes(nameOf(statement))) return false
      const [, play = ''] = statement.split(/^ {2}play/m)
      return (
        !/\b(userEvent|fireEvent|dispatchEvent)\b/.test(play) &&
        ![...pressing].some((name) => isCalledBy(name, play))
      )
    })
    expect(idle.map(nameOf)).toEqual([])
  })
})

describe('failures that the reference names', () => {
  const chapter = read('docs/reference/08-errors.md')
  const recorded = filesBelow('.storybook/pictures', '.yml').map(read).join('\n')
  const stories = everyStoryFile.map(read).join('\n')

  test.each(['8.8 Toasts', '8.14 In place: jobs'])('§%s: each is a state of a story', (heading) => {
    const [, section = ''] = chapter.split(`## ${heading}`)
    const texts = Array.from(section.split(/^## /m)[0].matchAll(/'(Failed [^']*)'/g), ([, text]) => text)
    expect(texts.length).toBeGreaterThan(3)
    expect(texts.filter((text) => !recorded.includes(text) && !stories.includes(text))).toEqual([])
  })
})

describe('props', () => {
  const sources = new Sources(process.cwd())
  const propsOf = (title) => sources.propsFor(storyFiles.find((file) => titleIn(read(file)) === title))

  test('have their types as they stand in the code, with the comments on them', () => {
    expect(propsOf('Admin/Users/UsersView').users.type).toBe('Loadable<UsersPage>')
    expect(propsOf('Components/Menu').items.type).toBe('readonly MenuEntry[]')
    expect(propsOf('Components/Button').icon).toEqual({
      type: 'ReactNode',
      comment: 'A 16 px icon before the text.',
      required: false,
    })
  })

  test('are also those that a component takes over from another one', () => {
    // By an interface, by Pick from one of another file, and by Omit.
    const jobs = propsOf('Admin/Jobs/JobsView')
    expect(jobs.onFilter.type).toBe('(filters: JobFilterValues) => void')
    expect(jobs.onOpenCluster).toEqual({ type: '(cluster_id: string) => void', comment: '', required: true })
    const attention = propsOf('Admin/Organizations/AttentionOrganizations')
    expect(attention.pageSize).toBeDefined()
    expect(attention.onSearch).toBeUndefined()
  })

  test('of an element are told by its attributes', () => {
    expect(propNamed(propsOf('Components/Button'), 'onClick').type).toBe(
      "ButtonHTMLAttributes<HTMLButtonElement>['onClick']",
    )
    expect(propNamed(propsOf('Components/Menu'), 'onClick')).toBeUndefined()
  })
})

describe('controls', () => {
  const sources = new Sources(process.cwd())
  const literal = (value) => ({ name: 'literal', value })
  const argTypesOf = (title, initialArgs, tsTypes = {}, argTypes = {}) =>
    typesWrittenOut({
      component: {
        __docgenInfo: {
          props: Object.fromEntries(Object.entries(tsTypes).map(([name, tsType]) => [name, { tsType }])),
        },
      },
      argTypes,
      initialArgs,
      parameters: {
        props: sources.propsFor(storyFiles.find((file) => titleIn(read(file)) === title)),
      },
    })

  test('choose from all values, also those behind a name', () => {
    const tone = {
      name: 'union',
      elements: [
        { name: 'union', elements: ["'neutral'", "'info'"].map(literal) },
        literal("'accent'"),
        { name: 'undefined' },
      ],
    }
    const icon = { name: 'ReactNode' }
    const badge = argTypesOf('Components/Badge', { children: 'Enterprise' }, { tone, icon })
    expect(badge.tone.type).toEqual({ name: 'enum', value: ['neutral', 'info', 'accent'], required: false })
    expect(badge.tone.table.type.summary).toBe("'neutral' | 'info' | 'accent' | undefined")
    expect(badge.children.type.name).toBe('string')
    expect(badge.icon.control).toEqual({ disable: true })
  })

  test('of what may be elements are texts, unless it is an element', () => {
    const field = argTypesOf('Components/Field', { label: 'Name', children: { type: 'input' } })
    expect([field.label, field.hint].map(({ control }) => control)).toEqual([
      { type: 'text' },
      { type: 'text' },
    ])
    expect(field.children.control).toEqual({ disable: true })
  })

  test('say what is required where nothing but the code tells of it, and need no type to be there', () => {
    const table = argTypesOf('Components/Table', { label: 'Organizations' })
    const required = Object.values(table).filter(({ type }) => type.required)
    expect(required.map(({ name }) => name)).toEqual(['label', 'columns', 'rows', 'rowKey', 'empty'])
    expect([table.label, table.rowKey, table.rows].map(({ type }) => type.name)).toEqual([
      'string',
      'function',
      'other',
    ])
  })
})

test('a sample of code has no spies of tests, and no brackets that only the story needs', () => {
  expect(sampleOf('const A = () => <Switch onChange={fn()} draft={{ discard: fn<() => void>() }} />;')).toBe(
    'const A = () => <Switch onChange={() => {}} draft={{ discard: () => {} }} />;',
  )
  expect(sampleOf('  <Alert>\n    (\n    <ul>\n      <li>(A)</li>\n    </ul>\n    )\n  </Alert>\n);')).toBe(
    '  <Alert>\n    <ul>\n      <li>(A)</li>\n    </ul>\n  </Alert>\n);',
  )
  expect(sampleOf(undefined)).toBeUndefined()
})

describe('the changelog', () => {
  test("names as added what is tagged 'new'", () => {
    const [, newest = ''] = read('packages/ui/CHANGELOG.md').split(/^## /m)
    const [, added = ''] = /### Added\n([^]*?)(?=\n### |$)/.exec(newest) ?? []
    const named = Array.from(added.matchAll(/\*\*(\w+)\*\*/g), ([, name]) => name).filter((name) =>
      storyFiles.some((file) => path.basename(file, '.stories.tsx') === name),
    )
    const tagged = storyFiles
      .filter((file) => /^ {2}tags: \[[^\]]*'new'/m.test(read(file)))
      .map((file) => path.basename(file, '.stories.tsx'))
    expect(named.length).toBeGreaterThan(0)
    expect(tagged.toSorted()).toEqual(named.toSorted())
  })
})

describe('tables of tokens', () => {
  const css = read('packages/ui/src/tokens/tokens.css')

  test('tell the value of a variable and where it is another', () => {
    const [control] = tokensIn(css, /^--control$/)
    expect(control).toEqual({ name: '--control', value: '36px', otherwise: [['pointer: coarse', '44px']] })
    expect(tokensIn(css, /^--motion$/)[0].otherwise).toEqual([['prefers-reduced-motion: reduce', '0ms']])
    expect(tokensIn(css, /^--size-input$/)[0].otherwise).toEqual([['pointer: coarse', 'var(--size-lg)']])
  })

  test('have no colours, and all else', () => {
    const begun = pages.flatMap((file) =>
      Array.from(read(file).matchAll(/<Tokens begin=\{\[(.*?)\]\}/g), ([, list]) =>
        list.match(/[^', ]+/g),
      ).flat(),
    )
    const inTables = tokensIn(css, new RegExp(`^--(${begun.join('|')})`))
    expect(inTables.filter(({ value }) => value.startsWith('oklch'))).toEqual([])
    const shown = pages.map(read).join() + read('packages/ui/src/tokens/testing/Palette.tsx')
    const missing = tokensIn(css, /^--/)
      .map(({ name }) => name)
      .filter((name) => !inTables.some((one) => one.name === name))
      .filter((name) => !new RegExp(`(\`|')(--)?${name.slice(2)}\\1`).test(shown))
    expect(missing).toEqual([])
  })

  test('leave out the dark theme, whose colours have a page of their own', () => {
    expect(tokensIn(css, /^--shadow/).flatMap(({ otherwise }) => otherwise)).toEqual([['print', 'none']])
  })
})

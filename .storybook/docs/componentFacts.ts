// What the docs page of a component says that nobody writes by hand: its summary, and where it is drawn. Read from the
// sources of ui and console, once for a build.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { toId } from 'storybook/internal/csf'
import { parseSync, Visitor, type ESTree } from 'vite'
import { asProse } from './asProse.ts'
import { propNamed, REST, type WrittenProp, type WrittenProps } from './propNamed.ts'

export interface Place {
  name: string
  /** The id of the docs page that shows it, where it has one. */
  docs?: string
}

export interface ComponentFacts {
  /** The comment above the component, as text. */
  summary: string
  /** The sections of docs/reference that the comment cites, as '2.19 `clusters`'. */
  sections: readonly string[]
  /** Where it is declared, from the root of the project. */
  file: string
  /** The screens and dialogs in whose code it is, however deep. */
  screens: readonly Place[]
  /** Whether these are four fifths of all of them, or more. */
  isEverywhere: boolean
  /** The components of ui that draw it themselves. */
  drawnBy: readonly Place[]
  /** Whether it is drawn over the page, as a dialog is, or its stories draw it in one. */
  covers: boolean
  /** The pages of docs/design that show it. */
  design: readonly Place[]
  /** What unit tests say that it must do. */
  musts: readonly Must[]
}

/** The title of a test, which says what must hold, and the file that it is in. */
export interface Must {
  text: string
  file: string
}

const UI = 'packages/ui/src'
const CONSOLE = 'packages/console/src'
/** What a person comes to: a screen, a dialog over it, the frame around screens, and the page with its toasts. */
const ENTRY = /\.(route|dialog|screen|layout)\.tsx$|\/app\/Root\.tsx$/
/** What takes a part out of the page: a style, or a component that has it. */
const COVERING = /position: fixed|\bOverlay\b|<(Confirm)?Dialog\b|\bLoadingOverlay\b/
const isShipped = (file: string) => !/\.(test|stories)\.tsx?$|\/testing\//.test(file)

/** What all docs pages together need to know. */
export interface AllFacts {
  /** By the title of the component's stories. */
  components: Readonly<Record<string, ComponentFacts>>
  /** Each icon with the files that draw it. */
  icons: Readonly<Record<string, readonly string[]>>
  /** Every screen and dialog of the console. */
  screens: number
}

/**
 * Reads a checkout.
 *
 * @param root the folder of the project
 */
export function readComponentFacts(root: string): AllFacts {
  const sources = new Sources(root)
  const stories = sources.in(UI).filter((file) => file.endsWith('.stories.tsx'))
  const titled = stories.map((file) => ({ file, title: titleOf(sources.code(file)) }))
  const docsOf = new Map<string, string>()
  const prefixOf = new Map<string, string>()
  for (const { file, title } of titled) {
    const declared = sources.componentOf(file)
    if (declared) docsOf.set(declared.file, toId(title, 'docs'))
    prefixOf.set(path.posix.basename(path.posix.dirname(file)), title.split('/').slice(0, -1).join(' · '))
  }

  const screens = sources
    .in(CONSOLE)
    .filter((file) => ENTRY.test(file))
    .map((file) => {
      const drawn = sources.imports(file).filter((one) => docsOf.has(one) && !one.includes('/primitives/'))
      // A dialog draws besides what it says while its entity loads: the one that is called like it is the dialog.
      const own = drawn.find((one) => nameOf(one).startsWith(nameOf(file).split('.')[0] ?? '')) ?? drawn[0]
      return {
        place: place(screenAt(file, prefixOf), own && docsOf.get(own)),
        reached: sources.reachedFrom(file),
      }
    })

  const headings = headingsIn(root)
  const pages = designPages(root)
  const tests = sources.in(UI).filter((file) => /\.test\.tsx?$/.test(file))
  const components: Record<string, ComponentFacts> = {}
  for (const { file, title } of titled) {
    const declared = sources.componentOf(file)
    if (!declared) continue
    const comment = sources.commentOn(declared)
    const drawing = screens.filter(({ reached }) => reached.has(declared.file))
    components[title] = {
      summary: asProse(comment),
      sections: [...new Set(Array.from(comment.matchAll(/§(\d+(?:\.\d+)*)/g), ([, number = '']) => number))]
        .map((number) => headings.get(number) ?? number)
        .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
      file: declared.file,
      screens: drawing.map(({ place: one }) => one).toSorted((a, b) => a.name.localeCompare(b.name)),
      isEverywhere: drawing.length >= screens.length * 0.8,
      drawnBy: sources
        .in(UI)
        .filter((one) => isShipped(one) && isComponent(one) && sources.imports(one).includes(declared.file))
        .map((one) => place(nameOf(one), docsOf.get(one)))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
      covers: [declared.file, file].some((one) => COVERING.test(sources.code(one))),
      design: pages
        .filter(({ shows }) => shows.has(file))
        .map(({ title: page }) => place(page.replaceAll('/', ' / '), toId(page, 'docs'))),
      musts: tests
        .filter((test) => sources.imports(test).includes(declared.file))
        .flatMap((test) => sources.titlesOfTests(test).map((text) => ({ text, file: test }))),
    }
  }
  return { components, icons: iconsIn(sources), screens: screens.length }
}

/**
 * Which files of ui and console, stories among them, import something that a file declares. An index in between is looked
 * through, so that a component is not imported by whoever imports its neighbour.
 *
 * @param root the folder of the project
 */
export function readImporters(root: string): ReadonlyMap<string, readonly string[]> {
  const sources = new Sources(root)
  const importers = new Map<string, string[]>()
  for (const file of [...sources.in(UI), ...sources.in(CONSOLE)])
    for (const imported of sources.imports(file)) kept(importers, imported, (): string[] => []).push(file)
  return importers
}

/** The icons that ui and console import, the most used first. */
function iconsIn(sources: Sources): Record<string, string[]> {
  const icons: Record<string, string[]> = {}
  for (const file of [...sources.in(UI), ...sources.in(CONSOLE)].filter(isShipped))
    for (const [, names = ''] of sources.code(file).matchAll(/^import \{([^}]*)\} from 'lucide-react'/gm))
      for (const name of names.split(',').map((one) => one.trim().split(' as ')[0] ?? ''))
        if (/^[A-Z]/.test(name)) (icons[name] ??= []).push(nameOf(file))
  return Object.fromEntries(
    Object.entries(icons).toSorted(([a, one], [b, other]) => other.length - one.length || a.localeCompare(b)),
  )
}

/** The pages of docs/design, each with the story files whose stories it shows. */
function designPages(root: string): { title: string; shows: ReadonlySet<string> }[] {
  const folder = 'docs/design'
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => {
      const file = path.posix.join(folder, name.replaceAll('\\', '/'))
      const code = readFileSync(path.join(root, file), 'utf8')
      const imports = Array.from(
        code.matchAll(/^import \* as (\w+) from '([^']*\.stories)'/gm),
        ([, module = '', from = '']) =>
          [module, `${path.posix.join(path.posix.dirname(file), from)}.tsx`] as const,
      )
      const about = imports.find(([module]) => code.includes(`<Meta of={${module}}`))
      const title = about
        ? titleOf(readFileSync(path.join(root, about[1]), 'utf8'))
        : (/<Meta title="([^"]*)"/.exec(code)?.[1] ?? '')
      return { title, shows: new Set(imports.map(([, stories]) => stories)) }
    })
}

const place = (name: string, docs: string | undefined): Place => (docs ? { name, docs } : { name })
const nameOf = (file: string) => path.posix.basename(file).replace(/\.tsx?$/, '')
const isComponent = (file: string) => /\/[A-Z]\w+\.tsx$/.test(file)
const titleOf = (code: string) => /\btitle: '([^']*)'/.exec(code)?.[1] ?? ''

/** 'Admin · Clusters' for the screen of an area, with the name of its dialog or of its further screens. */
function screenAt(file: string, prefixOf: ReadonlyMap<string, string>): string {
  const area = path.posix.basename(path.posix.dirname(file))
  const [name = '', kind] = path.posix.basename(file).split('.')
  if (name === 'Root') return 'Every page'
  if (kind === 'layout') return 'The frame of signed-in screens'
  if (area === 'app') return inWords(name)
  const prefix = prefixOf.get(area) ?? inWords(area)
  if (kind === 'dialog') return `${prefix}: ${inWords(name)} (dialog)`
  return name === area ? prefix : `${prefix}: ${inWords(name)}`
}

/** 'AddCluster' and 'add-cluster' as 'Add cluster'. */
function inWords(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The numbered headings of the reference, as '2.19 `clusters` (/admin/clusters)'. */
function headingsIn(root: string): Map<string, string> {
  const folder = path.join(root, 'docs/reference')
  const found = new Map<string, string>()
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.md')))
    for (const [, number = '', rest = ''] of readFileSync(path.join(folder, name), 'utf8').matchAll(
      /^#+ (\d+(?:\.\d+)*) (.+)$/gm,
    ))
      found.set(number, `${number} ${rest.replaceAll('`', '')}`)
  return found
}

interface Declared {
  file: string
  name: string
}

/** The sources of ui and console, each read and parsed once. */
export class Sources {
  readonly #root: string
  readonly #code = new Map<string, string>()
  readonly #imports = new Map<string, readonly string[]>()
  readonly #parsed = new Map<string, ReturnType<typeof parseSync>>()
  readonly #files = new Map<string, readonly string[]>()

  constructor(root: string) {
    this.#root = root
  }

  /** The TypeScript files below a folder. */
  in(folder: string): readonly string[] {
    return kept(this.#files, folder, () =>
      readdirSync(path.join(this.#root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
        .filter((file) => /\.tsx?$/.test(file))
        .toSorted(),
    )
  }

  code(file: string): string {
    return kept(this.#code, file, () => readFileSync(path.join(this.#root, file), 'utf8'))
  }

  /** The component that a story file is about: the one of its name, else the one that its meta names. */
  componentOf(stories: string): Declared | undefined {
    const own = stories.replace('.stories.tsx', '.tsx')
    return this.#exists(own) ? { file: own, name: nameOf(own) } : this.#drawnBy(stories)
  }

  /** The component that the meta of a story file names, whose props its args are. */
  #drawnBy(stories: string): Declared | undefined {
    const name = /\bcomponent: (\w+)/.exec(this.code(stories))?.[1]
    return name === undefined ? undefined : this.#imported(stories, name)
  }

  #imported(by: string, name: string): Declared | undefined {
    for (const { moduleRequest, entries } of this.#parse(by).module.staticImports)
      for (const { localName, importName } of entries) {
        const target = localName.value === name && this.#resolve(by, moduleRequest.value)
        const declared = importName.name ?? name
        if (target) return { file: this.#declares(target, declared), name: declared }
      }
    return undefined
  }

  /** The text of the comment above an exported component; empty where there is none. */
  commentOn({ file, name }: Declared): string {
    const code = this.code(file)
    const declared = new RegExp(`^export (?:default )?(?:const|function) ${name}\\b`, 'm').exec(code)
    if (!declared) return ''
    return this.#commentAbove(file, declared.index)
  }

  #commentAbove(file: string, at: number): string {
    const above = this.#parse(file).comments.find(
      ({ type, value, start, end }) =>
        type === 'Block' &&
        value.startsWith('*') &&
        start < at &&
        this.code(file).slice(end, at).trim() === '',
    )
    return (above?.value ?? '')
      .replace(/^\*|\n\s*\*(?!\/)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  }

  /** The props that a story file is about: those of its component's own, and those that it takes over from others. */
  propsFor(stories: string): WrittenProps {
    const components = [this.#drawnBy(stories), this.componentOf(stories)].filter((one) => one !== undefined)
    return components.map((one) => this.#propsOf(one)).find((props) => Object.keys(props).length > 0) ?? {}
  }

  #propsOf({ file, name }: Declared): WrittenProps {
    let type: ESTree.TSType | null | undefined
    const look = ({ id, params: [props] }: ESTree.Function) => {
      if (id?.name === name && props && 'typeAnnotation' in props) type = props.typeAnnotation?.typeAnnotation
    }
    new Visitor({ FunctionDeclaration: look, FunctionExpression: look }).visit(this.#parse(file).program)
    if (type) return Object.fromEntries(this.#propsIn(file, type))
    const isNamed = new RegExp(`\\b(interface|type) ${name}Props\\b`).test(this.code(file))
    if (isNamed) return Object.fromEntries(this.#named(file, `${name}Props`, []))
    const styled = new RegExp(`\\b${name} = styled\\((\\w+)\\)`).exec(this.code(file))?.[1]
    const drawn = styled && this.#imported(file, styled)
    return drawn ? this.#propsOf(drawn) : {}
  }

  /** What a type of props has in it. */
  #propsIn(file: string, type: ESTree.TSType): Map<string, WrittenProp> {
    switch (type.type) {
      case 'TSTypeLiteral':
        return this.#written(file, type.members)
      case 'TSIntersectionType':
      case 'TSUnionType':
        return new Map(type.types.flatMap((one) => [...this.#propsIn(file, one)]))
      case 'TSTypeReference':
        return this.#named(file, this.#text(file, type.typeName), type.typeArguments?.params ?? [])
      default:
        return new Map()
    }
  }

  #named(file: string, name: string, given: readonly ESTree.TSType[]): Map<string, WrittenProp> {
    const [from, keys] = given
    if (from && keys && (name === 'Pick' || name === 'Omit')) {
      const all = this.#propsIn(file, from)
      const named = Array.from(this.#text(file, keys).matchAll(/'([^']+)'/g), ([, key = '']) => key)
      if (name === 'Omit') return new Map([...all].filter(([key]) => !named.includes(key)))
      return new Map(
        named.flatMap((key) => {
          const prop = propNamed(Object.fromEntries(all), key)
          return prop ? [[key, prop] as const] : []
        }),
      )
    }
    if (from && /^(Readonly|Partial|PropsWithChildren)$/.test(name)) return this.#propsIn(file, from)

    for (const statement of this.#parse(file).program.body) {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      if (declared?.type === 'TSTypeAliasDeclaration' && declared.id.name === name)
        return this.#propsIn(file, declared.typeAnnotation)
      if (declared?.type === 'TSInterfaceDeclaration' && declared.id.name === name)
        return new Map([
          ...declared.extends.flatMap(({ expression, typeArguments }) => [
            ...this.#named(file, this.#text(file, expression), typeArguments?.params ?? []),
          ]),
          ...this.#written(file, declared.body.body),
        ])
    }
    const imported = this.#imported(file, name)
    if (imported) return this.#named(imported.file, imported.name, given)
    const parameters = given.map((one) => this.#text(file, one)).join(', ')
    const type = parameters ? `${name}<${parameters}>` : name
    return new Map([[REST, { type, comment: '', required: false }]])
  }

  #written(file: string, members: readonly ESTree.TSSignature[]): Map<string, WrittenProp> {
    return new Map(
      members.flatMap((member) => {
        if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return []
        const text = (node: ESTree.Span) => this.#text(file, node)
        const type =
          member.type === 'TSPropertySignature'
            ? text(member.typeAnnotation?.typeAnnotation ?? member.key)
            : `(${member.params.map(text).join(', ')}) => ${text(member.returnType?.typeAnnotation ?? member.key)}`
        const prop = { type, comment: this.#commentAbove(file, member.start), required: !member.optional }
        return [[text(member.key).replaceAll("'", ''), prop] as const]
      }),
    )
  }

  /** A part of a file in one line. */
  #text(file: string, { start, end }: ESTree.Span): string {
    return this.code(file)
      .slice(start, end)
      .replaceAll(/\/\*\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs, '')
      .replaceAll(/\s+/g, ' ')
      .replace(/^\| /, '')
  }

  /** What the tests of a file are called, with an ellipsis for what is filled in while they run. */
  titlesOfTests(file: string): readonly string[] {
    const titles: string[] = []
    new Visitor({
      CallExpression({ callee, arguments: [title] }) {
        // `test(…)`, and `test.each(…)(…)` with what it fills in.
        const called = callee.type === 'CallExpression' ? callee.callee : callee
        const name = called.type === 'MemberExpression' ? called.object : called
        if (name.type !== 'Identifier' || name.name !== 'test') return
        if (title?.type !== 'Literal' || typeof title.value !== 'string') return
        const text = title.value.replaceAll(/%\w|\$[\w.]+/g, '…')
        if (/\w/.test(text)) titles.push(text)
      },
    }).visit(this.#parse(file).program)
    return titles
  }

  /** All that a screen draws: what its file imports, what that imports, and what is loaded later, but no other screen. */
  reachedFrom(file: string): ReadonlySet<string> {
    const reached = new Set<string>()
    const left = [file]
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      if (reached.has(next)) continue
      reached.add(next)
      left.push(...this.imports(next).filter((one) => !ENTRY.test(one)))
    }
    return reached
  }

  /** The files that declare what a file imports; an index in between is looked through. Types do not count. */
  imports(file: string): readonly string[] {
    return kept(this.#imports, file, () => {
      const { staticImports, dynamicImports, staticExports } = this.#parse(file).module
      const found = new Set<string>()
      const add = (one: string | undefined) => one && found.add(one)
      for (const { moduleRequest, entries } of staticImports) {
        const target = this.#resolve(file, moduleRequest.value)
        if (!target) continue
        for (const { importName, isType } of entries)
          if (!isType) add(this.#declares(target, importName.name))
      }
      for (const { entries } of staticExports)
        for (const { moduleRequest, importName, isType } of entries) {
          if (!moduleRequest || isType || file.endsWith('/index.ts')) continue
          const target = this.#resolve(file, moduleRequest.value)
          add(target && this.#declares(target, importName.name))
        }
      for (const { moduleRequest } of dynamicImports)
        add(this.#resolve(file, this.code(file).slice(moduleRequest.start + 1, moduleRequest.end - 1)))
      return [...found]
    })
  }

  /** The file behind an index that declares a name. */
  #declares(target: string, name: string | null | undefined): string {
    if (!target.endsWith('/index.ts') || !name) return target
    for (const { entries } of this.#parse(target).module.staticExports)
      for (const { exportName, importName, moduleRequest } of entries) {
        if (exportName.name !== name || !moduleRequest) continue
        const next = this.#resolve(target, moduleRequest.value)
        if (next) return this.#declares(next, importName.name)
      }
    return target
  }

  #resolve(from: string, specifier: string): string | undefined {
    const base = specifier.startsWith('@quarterdeck/ui/')
      ? `${UI}/${specifier.slice('@quarterdeck/ui/'.length)}`
      : specifier.startsWith('.')
        ? path.posix.join(path.posix.dirname(from), specifier)
        : undefined
    return base && [`${base}.tsx`, `${base}.ts`, `${base}/index.ts`, base].find((one) => this.#exists(one))
  }

  #exists(file: string): boolean {
    const whole = path.join(this.#root, file)
    return /\.tsx?$/.test(file) && existsSync(whole) && statSync(whole).isFile()
  }

  #parse(file: string) {
    return kept(this.#parsed, file, () => parseSync(file, this.code(file)))
  }
}

function kept<T>(known: Map<string, T>, key: string, make: () => T): T {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}

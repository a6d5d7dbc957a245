import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { typesOf } from '../../../scripts/openapi-types.mjs'
import { readDocument, resolve, type OpenApiDocument, type Schema } from './testing/document'

/*
 * The document is changed in memory, types are generated from it, and the compiler is run over a copy of the package
 * with these types: it has to stop at the reader of each field that changed, and nowhere else.
 */

interface Change {
  change: (schemas: Record<string, Schema>, document: OpenApiDocument) => void
  /** The line that no longer compiles, after its file's name. */
  stopsAt: string
}

/** Changes that do not touch one another, so that one copy has them all. */
const changes: Record<string, Change> = {
  'a field renamed': {
    change: ({ Cluster }) => rename(Cluster, 'region', 'area'),
    stopsAt: 'clusters.ts: region: text,',
  },
  'a field removed': {
    change: ({ Organization }) => rename(Organization, 'cluster_region'),
    stopsAt: 'organizations.ts: cluster_region: optionalText,',
  },
  'a field added': {
    change: ({ User }) => retype(User, 'last_seen_at', { type: 'string' }),
    stopsAt: "users.ts: export const User = wireObject<Schemas['User']>()({",
  },
  'a number that became a text': {
    change: ({ Plan }) => retype(Plan, 'price_in_cents', { type: 'string' }),
    stopsAt: 'plans.ts: price_in_cents: count,',
  },
  'a field renamed in an object inside another': {
    change: ({ Job }) => rename(Job?.properties?.metadata, 'workflow_name', 'workflow'),
    stopsAt: 'jobs.ts: workflow_name: optionalText,',
  },
  'a word that joined an enumeration': {
    change: ({ JobStatus }) => JobStatus?.enum?.push('paused'),
    stopsAt: 'jobStatus.ts: const statuses: Record<KnownJobStatus, true> = {',
  },
  'an operation that answers with another type': {
    change: (_, { paths }) => {
      const answer =
        paths['/v1/admin/clusters/archived']?.get?.responses['200']?.content?.['application/json']
      if (answer) answer.schema = { $ref: '#/components/schemas/PlanList' }
    },
    stopsAt: "clusters.ts: return read('/v1/admin/clusters/archived', { signal }, page(Cluster, 'clusters'))",
  },
}

/** Changes of every field of the document, each in a copy of its own. Of an object inside another the fields change. */
const sweepingChanges: Record<string, (name: string, schema: Schema) => [string, Schema]> = {
  'all fields renamed': (name, schema) => [`${name}_renamed`, schema],
  'all fields of another type': (name, schema) => {
    const isText = [resolve(schema).type].flat().includes('string')
    return [name, { type: isText ? 'boolean' : 'string' }]
  },
}

/** The readers that a sweeping change leaves right: `can_create` is no field of the document, the others are objects. */
const UNTOUCHED = /^(can_create|metadata|planDetails): |^(cluster|organization): v\.nullish/

/** A place in a copy of the package: the file's name, the line, and what is written there. */
interface Place {
  copy: string
  file: string
  line: number
  text: string
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
const source = fileURLToPath(new URL('.', import.meta.url))
const folder = mkdtempSync(path.join(tmpdir(), 'wire-'))
let errors: Place[]

beforeAll(async () => {
  symlinkSync(path.join(source, '../node_modules'), path.join(folder, 'node_modules'), 'junction')
  await writeCopy('single', (document) => {
    Object.values(changes).forEach(({ change }) => change(document.components.schemas, document))
  })
  for (const [name, change] of Object.entries(sweepingChanges)) {
    await writeCopy(name, ({ components }) => {
      Object.values(components.schemas).forEach((schema) => changeFields(schema, change))
    })
  }
  errors = compile()
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

const linesWithErrors = () =>
  errors.flatMap(({ copy, file, text }) => (copy === 'single' ? [`${file}: ${text}`] : []))

test.each(Object.entries(changes))('%s stops the compiler at its decoder', (_, { stopsAt }) => {
  expect(linesWithErrors()).toContain(stopsAt)
})

test('what did not change still compiles', () => {
  const expected = Object.values(changes).map(({ stopsAt }) => stopsAt)
  expect(linesWithErrors().filter((line) => !expected.includes(line))).toEqual([])
})

test.each(Object.keys(sweepingChanges))('%s: every reader of every decoder has its error', (copy) => {
  const readers = readersIn(copy).filter(({ text }) => !UNTOUCHED.test(text))
  expect(readers.length).toBeGreaterThan(100)
  const places = new Set(errors.map((error) => `${error.copy} ${error.file} ${error.line}`))
  expect(readers.filter(({ file, line }) => !places.has(`${copy} ${file} ${line}`))).toEqual([])
})

/** Copies the package's calls and decoders, with types generated from a changed document. */
async function writeCopy(copy: string, change: (document: OpenApiDocument) => void) {
  // The session's types are Kratos' own, and index.ts only gathers the others.
  const leftOut = /(\.test|index|session)\.ts$|[\\/](identity|testing|generated)$/
  cpSync(source, path.join(folder, copy), { recursive: true, filter: (file) => !leftOut.test(file) })
  const document = readDocument()
  change(document)
  mkdirSync(path.join(folder, copy, 'generated'))
  writeFileSync(path.join(folder, copy, 'generated/product.ts'), await typesOf(document))
}

/** Compiles all copies at once, as `npm run types` compiles the project, and gives the places of the errors. */
function compile(): Place[] {
  const config = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: { types: [] },
    include: ['**/*.ts'],
  }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
  const typescript = createRequire(path.join(root, 'package.json')).resolve('typescript/package.json')
  const tsc = path.join(path.dirname(typescript), 'bin/tsc')
  const { stdout } = spawnSync(process.execPath, [tsc, '--project', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const found = [...stdout.matchAll(/^(.+?)[\\/]([^\\/]+)\((\d+),\d+\): error/gm)]
  return found.map(([, copy = '', file = '', line]) => placeIn(copy, file, Number(line)))
}

/** Every reader that a copy gives to `wireObject`. */
function readersIn(copy: string): Place[] {
  return readdirSync(path.join(folder, copy)).flatMap((file) => {
    if (!file.endsWith('.ts')) return []
    const text = readFileSync(path.join(folder, copy, file), 'utf8')
    const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    const readers: Place[] = []
    const visit = (node: ts.Node) => {
      if (ts.isCallExpression(node) && node.expression.getText().startsWith('wireObject<')) {
        const [fields] = node.arguments
        if (fields && ts.isObjectLiteralExpression(fields)) {
          for (const field of fields.properties) {
            const { line } = parsed.getLineAndCharacterOfPosition(field.getStart())
            readers.push(placeIn(copy, file, line + 1))
          }
        }
      }
      ts.forEachChild(node, visit)
    }
    visit(parsed)
    return readers
  })
}

const lines = new Map<string, string[]>()

function placeIn(copy: string, file: string, line: number): Place {
  const full = path.join(folder, copy, file)
  if (!lines.has(full)) lines.set(full, readFileSync(full, 'utf8').split('\n'))
  return { copy, file, line, text: lines.get(full)?.[line - 1]?.trim() ?? '' }
}

function rename(schema: Schema | undefined, from: string, to?: string) {
  const { [from]: field, ...others } = { ...schema?.properties }
  if (!schema || !field) throw new Error(`The document has no field ${from}`)
  schema.properties = to ? { ...others, [to]: field } : others
  schema.required = schema.required?.flatMap((name) => (name === from ? (to ?? []) : [name]))
}

function retype(schema: Schema | undefined, field: string, type: Schema) {
  if (schema?.properties) schema.properties[field] = type
}

function changeFields(schema: Schema, change: (name: string, schema: Schema) => [string, Schema]) {
  if (!schema.properties) return
  const fields = Object.entries(schema.properties)
  schema.properties = Object.fromEntries(
    fields.map(([name, field]) => (field.properties ? [name, field] : change(name, field))),
  )
  schema.required = []
  fields.forEach(([, field]) => changeFields(field, change))
}

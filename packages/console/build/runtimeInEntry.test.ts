import { build, type Rolldown } from 'vite'
import { importFromEntry, runtimeInEntry, runtimeObject } from './runtimeInEntry.ts'

const PAGES = ['userList', 'jobList', 'userForm', 'jobForm']

/** The files of a page that loads modules which share a file, for which the bundler needs a helper. */
async function bundle(): Promise<Rolldown.OutputChunk[]> {
  const sources: Record<string, string> = {
    main: ['one', ...PAGES].map((id) => `import("${id}").then(console.log)`).join(';'),
    one: 'export const one = () => console.log("one")',
    ...Object.fromEntries(
      PAGES.map((id) => [id, `import { one } from "one"; export const ${id} = () => one()`]),
    ),
  }
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => (id in sources ? id : null),
        load: (id) => sources[id] ?? null,
      },
      runtimeInEntry(),
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'main',
        output: {
          codeSplitting: {
            groups: [
              { name: 'console', test: /^one$/ },
              { name: 'lists', test: /List$/ },
              { name: 'forms', test: /Form$/ },
            ],
          },
        },
      },
    },
  })
  const [part] = Array.isArray(result) ? result : [result]
  return (part && 'output' in part ? part.output : []).flatMap((output) =>
    output.type === 'chunk' ? output : [],
  )
}

test('the helpers are in the file of the entry, and no file is left that imports theirs', async () => {
  const chunks = await bundle()
  expect(chunks.map(({ name }) => name)).not.toContain('rolldown-runtime')
  expect(chunks.flatMap(({ imports }) => imports).join()).not.toContain('rolldown-runtime')
  const code = chunks.map((chunk) => chunk.code).join('\n')
  expect(code).not.toContain('rolldown-runtime')
  expect(code.match(/const \$runtime=/g)).toHaveLength(1)
  expect(code).toContain('=$runtime;')
})

test('takes all helpers by the names that they are exported by', () => {
  expect(runtimeObject('var e=1,t=2;export{e as n,t};')).toBe(
    'const $runtime=(()=>{var e=1,t=2;return{n:e,t}})();',
  )
  expect(() => runtimeObject('var e=1;')).toThrow('do not end with one export')
})

test('imports them from the entry, by the names that a file gives them, and leaves other imports alone', () => {
  const code = 'import{a as b}from"./other.js";import{n as e,t}from"./runtime.js";e(t,b);'
  expect(importFromEntry(code, './runtime.js', './console.js')).toBe(
    'import{a as b}from"./other.js";import{$runtime}from"./console.js";const{n:e,t}=$runtime;e(t,b);',
  )
  expect(importFromEntry(code, './runtime.js', null)).toBe(
    'import{a as b}from"./other.js";const{n:e,t}=$runtime;e(t,b);',
  )
})

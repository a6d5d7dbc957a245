import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { routeChunks } from './routeChunks.ts'
import { chunksOfRoute } from './startScript.ts'

const LOGIN = fileURLToPath(new URL('../src/features/login/login.route.tsx', import.meta.url))

/** The code of a script beside src/start that imports the chunks of a route. */
async function scriptWith(imported: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      routeChunks((id) => [`/chunk-of${id.split('/console/src').at(-1)}`]),
      {
        name: 'script',
        resolveId: (id) =>
          id === 'script' ? fileURLToPath(new URL('../src/start/x.ts', import.meta.url)) : null,
        load: (id) => (id.endsWith('/start/x.ts') ? `import c from '${imported}'\nconsole.log(c)` : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'script' } },
  })
  const [part] = Array.isArray(result) ? result : [result]
  const [output] = part && 'output' in part ? part.output : []
  return output?.type === 'chunk' ? output.code : ''
}

test('gives a route’s chunks without the route', async () => {
  expect(await scriptWith('../features/login/login.route?chunks')).toBe(
    'console.log([`/chunk-of/features/login/login.route.tsx`]);',
  )
})

test('a route that is not there fails the build', async () => {
  await expect(scriptWith('../features/login/signin.route?chunks')).rejects.toThrow(
    'asks for the chunks of ../features/login/signin.route?chunks, which is not there',
  )
})

describe('the chunks of a route', () => {
  const chunk = (fileName: string, imports: string[], rest: object = {}) =>
    [fileName, { type: 'chunk', fileName, imports, moduleIds: [], ...rest }] as const
  const styled = (...files: string[]) => ({ viteMetadata: { importedCss: new Set(files) } })
  const bundle = Object.fromEntries([
    chunk('index.js', ['packages.js'], { isEntry: true, ...styled('first.css') }),
    chunk('packages.js', []),
    chunk('form.js', ['packages.js'], styled('first.css', 'rest.css')),
    chunk('login.js', ['form.js', 'packages.js'], { moduleIds: [LOGIN] }),
  ]) as unknown as Rolldown.OutputBundle

  test('are its own and what it imports beyond what the document asks for, with their styles', () => {
    const html = '<script src="/packages.js"></script><link href="/first.css">'
    expect(chunksOfRoute(LOGIN, bundle, html)).toEqual(['/login.js', '/form.js', '/rest.css'])
  })

  test('fail the build when the module is in no chunk', () => {
    expect(() => chunksOfRoute('/src/lib/paths.ts', bundle, '')).toThrow('which is in no chunk')
  })
})

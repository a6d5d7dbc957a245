import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'

// What the packages' READMEs promise to whoever uses the packages. The examples of one README are one module: what an
// example imports is there for the ones after it. Components (`tsx`) without imports are parts of a story, and are left out.

const folder = 'node_modules/.cache/readmes'
const files = readdirSync('packages').map((name) => `packages/${name}/README.md`)

/** What can be imported of the packages that others use, apart from styles. */
const entrances = ['api', 'ui'].flatMap((name) => {
  const { exports } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'))
  return Object.entries(exports).flatMap(([entrance, file]) => {
    if (!file.endsWith('.ts')) return []
    const [folder, rest] = file.split('*').map((part) => part.replace('./', `packages/${name}/`))
    const named = rest ? readdirSync(folder).map((entry) => path.basename(entry, '.ts')) : ['']
    return named
      .filter((part) => !rest || existsSync(`${folder}${part}${rest}`))
      .map((part) => path.join('@quarterdeck', name, entrance.replace('*', part)))
  })
})

/** What TypeScript, by its command, says of modules in the folder. */
function complaints(tsc, modules) {
  const config = {
    // What the READMEs ask of whoever uses the packages, and no more; the sandbox, which nobody else uses, asks for one more.
    compilerOptions: {
      strict: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      skipLibCheck: true,
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      jsx: 'react-jsx',
      types: ['vite/client'],
    },
    files: modules,
    include: [],
  }
  const file = path.join(folder, `${modules[0]}.json`)
  writeFileSync(file, JSON.stringify(config))
  const { status, stdout } = spawnSync(tsc, ['-p', file], { encoding: 'utf8' })
  return { status, stdout }
}

beforeAll(() => void mkdirSync(folder, { recursive: true }))

test('the examples compile', () => {
  const modules = files.filter(existsSync).map((file) => {
    const examples = Array.from(
      readFileSync(file, 'utf8').matchAll(/^```(?:ts|tsx(?=\nimport ))\n(.*?)^```/gms),
      ([, code]) => code,
    )
    const name = `${path.basename(path.dirname(file))}.tsx`
    writeFileSync(path.join(folder, name), examples.join(''))
    return name
  })
  expect(modules).toEqual(['api.tsx', 'sandbox.tsx', 'ui.tsx'])
  expect(complaints('node_modules/.bin/tsc', modules)).toEqual({ status: 0, stdout: '' })
})

test('every entrance compiles with the oldest TypeScript that the READMEs name', { timeout: 300_000 }, () => {
  const imports = entrances.map((entrance, index) => `export * as e${index} from '${entrance}'\n`)
  writeFileSync(path.join(folder, 'entrances.ts'), imports.join(''))
  // The API client has TypeScript 5.9 to make its types with.
  const oldest = 'packages/api/node_modules/.bin/tsc'
  expect(spawnSync(oldest, ['--version'], { encoding: 'utf8' }).stdout).toContain('Version 5.9.')
  for (const name of ['api', 'ui'])
    expect(readFileSync(`packages/${name}/README.md`, 'utf8')).toContain('TypeScript from 5.9 on')
  expect(complaints(oldest, ['entrances.ts'])).toEqual({ status: 0, stdout: '' })
})

test.each(entrances)('%s can be imported where there is no browser', async (entrance) => {
  expect(globalThis).not.toHaveProperty('document')
  await expect(import(entrance)).resolves.toBeDefined()
})

test('a build as the API client tells it has no axios', async () => {
  const [, config] = /^```js\n(.*?)^```/ms.exec(readFileSync('packages/api/README.md', 'utf8')) ?? []
  writeFileSync(path.join(folder, 'vite.config.mjs'), config)
  writeFileSync(path.join(folder, 'identity.ts'), "export * from '@quarterdeck/api/identity'\n")
  const modulesOf = async (configFile) => {
    const [{ output }] = await build({
      root: folder,
      configFile,
      logLevel: 'silent',
      build: { write: false, lib: { entry: 'identity.ts', formats: ['es'] } },
    })
    return output.flatMap(({ modules }) => Object.keys(modules))
  }
  const ofAxios = expect.stringContaining('/node_modules/axios/')
  expect(await modulesOf(false)).toContainEqual(ofAxios)
  const modules = await modulesOf(path.resolve(folder, 'vite.config.mjs'))
  expect(modules).toContainEqual(expect.stringContaining('/@ory/client/'))
  expect(modules).not.toContainEqual(ofAxios)
})

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

// The examples in the packages' READMEs are what TypeScript takes. Those of one README are one module: what an example
// imports is there for the ones after it. Components (`tsx`) without imports are parts of a story, and are left out.

const folder = 'node_modules/.cache/readmes'
const files = readdirSync('packages').map((name) => `packages/${name}/README.md`)

test('the examples compile', () => {
  mkdirSync(folder, { recursive: true })
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
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
  const { status, stdout } = spawnSync('npx', ['tsc', '-p', folder], { encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
})

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

// The examples in the packages' READMEs are what TypeScript takes. Those of one README are one module: what an example
// imports is there for the ones after it.

const folder = 'node_modules/.cache/readmes'
const files = readdirSync('packages').map((name) => `packages/${name}/README.md`)

test('the examples compile', () => {
  mkdirSync(folder, { recursive: true })
  const modules = files.filter(existsSync).map((file) => {
    const examples = Array.from(
      readFileSync(file, 'utf8').matchAll(/^```ts\n(.*?)^```/gms),
      ([, code]) => code,
    )
    const name = `${path.basename(path.dirname(file))}.ts`
    writeFileSync(path.join(folder, name), examples.join(''))
    return name
  })
  expect(modules).toContain('sandbox.ts')
  const config = {
    extends: '../../../tsconfig.json',
    compilerOptions: { noUnusedLocals: false },
    files: modules,
    include: [],
  }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
  const { status, stdout } = spawnSync('npx', ['tsc', '-p', folder], { encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
})

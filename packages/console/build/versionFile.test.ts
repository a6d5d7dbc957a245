import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { versionFile } from './versionFile.ts'

async function buildWith(now: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'quarterdeck-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(path.join(root, 'package.json'), '{ "version": "1.2.3" }')
  writeFileSync(path.join(root, 'main.js'), 'document.title = "built"')
  writeFileSync(path.join(root, 'index.html'), '<head></head><script type="module" src="/main.js"></script>')
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [versionFile(() => new Date(now))],
    build: { write: false },
  })
  const files = (Array.isArray(result) ? result : [result]).flatMap((part) =>
    'output' in part ? part.output : [],
  )
  const textOf = (name: string) => {
    const file = files.find(({ fileName }) => fileName === name)
    return file?.type === 'asset' ? file.source.toString() : ''
  }
  return { textOf, scripts: files.filter(({ type }) => type === 'chunk').map(({ fileName }) => fileName) }
}

afterEach(() => vi.unstubAllEnvs())

test('writes what was built into version.json, and its time into the document', async () => {
  vi.stubEnv('COMMIT', 'abc123')
  const { textOf } = await buildWith('2026-11-20T12:00:00Z')
  expect(JSON.parse(textOf('version.json'))).toEqual({
    version: '1.2.3',
    commit: 'abc123',
    built_at: '2026-11-20T12:00:00.000Z',
  })
  expect(textOf('index.html')).toContain('<meta name="build" content="2026-11-20T12:00:00.000Z">')
})

test('says no commit where there is no repository', async () => {
  vi.stubEnv('COMMIT', '')
  const { textOf } = await buildWith('2026-11-20T12:00:00Z')
  expect(JSON.parse(textOf('version.json'))).toMatchObject({ commit: '' })
})

test('leaves the names of scripts alone, so that unchanged ones stay cached', async () => {
  const [one, other] = [await buildWith('2026-11-20T12:00:00Z'), await buildWith('2026-11-21T12:00:00Z')]
  expect(one.scripts).toEqual(other.scripts)
})

import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const INSTALL = new URL('install.mjs', import.meta.url).href

/** A workspace whose lockfile is newer than its packages, and a package manager that ends with `code` and writes nothing. */
function touchedWorkspace(code) {
  const root = mkdtempSync(path.join(tmpdir(), 'quarterdeck-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(path.join(root, 'node_modules'))
  const installed = path.join(root, 'node_modules/.modules.yaml')
  writeFileSync(installed, '')
  utimesSync(installed, 0, 0)
  writeFileSync(path.join(root, 'pnpm-lock.yaml'), '')
  const npx = path.join(root, 'npx')
  writeFileSync(npx, `#!/bin/sh\necho "$*" >>installs\nexit ${code}\n`)
  chmodSync(npx, 0o755)
  return {
    ensure: () =>
      spawnSync(
        process.execPath,
        ['--input-type=module', '--eval', `(await import('${INSTALL}')).ensureInstalled()`],
        { cwd: root, env: { ...process.env, PATH: `${root}${path.delimiter}${process.env.PATH}` } },
      ).status,
    installs: () => {
      const log = path.join(root, 'installs')
      return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').length : 0
    },
  }
}

test('a lockfile that was touched is installed from once, where nothing is missing', () => {
  const { ensure, installs } = touchedWorkspace(0)
  expect([ensure(), ensure()]).toEqual([0, 0])
  expect(installs()).toBe(1)
})

test('an install that fails is tried again', () => {
  const { ensure, installs } = touchedWorkspace(3)
  expect([ensure(), ensure()]).toEqual([3, 3])
  expect(installs()).toBe(2)
})

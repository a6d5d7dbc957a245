import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { run, runKeepingTail } from './stage.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'Program Files-'))
  const node = path.join(folder, 'node')
  symlinkSync(process.execPath, node)
  vi.spyOn(process, 'execPath', 'get').mockReturnValue(node)
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32')
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each([
  ['shown', async (...program) => run(...program)],
  ['kept', async (...program) => (await runKeepingTail(...program)).code],
])('on Windows too Node is run from a folder with a space in its name, its output %s', async (_, codeOf) => {
  expect(await codeOf(process.execPath, ['--eval', 'process.exit(7)'])).toBe(7)
})

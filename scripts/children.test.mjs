import { spawn } from 'node:child_process'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkNode } from './children.mjs'

const CHILDREN = new URL('children.mjs', import.meta.url).href

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('what a script started ends with it, even when it is killed', async () => {
  const forever = 'console.log(process.pid); setInterval(() => {}, 1000)'
  const script = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `(await import('${CHILDREN}')).startNode(['--eval', ${JSON.stringify(forever)}])`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  onTestFinished(() => void script.kill('SIGKILL'))
  const pid = await new Promise((resolve) => script.stdout.once('data', (line) => resolve(Number(line))))
  expect(isAlive(pid)).toBe(true)

  script.kill('SIGKILL')
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 })
})

test.each([
  ['18.20.8', 1],
  ['20.18.3', 1],
  ['20.19.0', 0],
  ['21.7.3', 1],
  ['22.11.0', 1],
  ['22.12.0', 0],
  ['23.0.0', 0],
  ['24.0.1', 0],
])('Node %s is refused %i times', (version, times) => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue()
  const said = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => vi.restoreAllMocks())

  checkNode(version)
  expect(exit).toHaveBeenCalledTimes(times)
  expect(said).toHaveBeenCalledTimes(times)
})

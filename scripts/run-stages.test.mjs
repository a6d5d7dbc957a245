import { expect, test, vi } from 'vitest'
import { runStages } from './run-stages.mjs'

test.each(['login.spec.ts', 'kratos/code.kratos.ts', 'firefox/journeys.firefox.ts'])(
  'what Playwright skipped in %s is said again at the end',
  async (file) => {
    const printed = vi.spyOn(console, 'log').mockReturnValue()
    const line = `  -   3 e2e/${file}:12:1 › a journey`
    await runStages([{ name: 'journeys', command: [process.execPath, '--print', JSON.stringify(line)] }], [])
    expect(printed).toHaveBeenCalledWith(expect.stringContaining(`\njourneys: ${line.trim()}`))
  },
)

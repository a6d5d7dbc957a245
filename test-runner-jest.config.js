import { getJestConfig } from '@storybook/test-runner'
import { BROWSER_FLAGS, findBrowser } from './scripts/browser.mjs'

const base = getJestConfig()
const playwright = base.testEnvironmentOptions?.['jest-playwright'] ?? {}

/** @type {import('@jest/types').Config.InitialOptions} */
export default {
  ...base,
  maxWorkers: 2,
  testTimeout: 30_000,
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...playwright,
      launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS },
      contextOptions: {
        viewport: { width: 1280, height: 860 },
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        timezoneId: 'UTC',
        locale: 'en-US',
      },
    },
  },
}

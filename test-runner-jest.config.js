import { getJestConfig } from '@storybook/test-runner'
import { testBrowser } from './scripts/browser.mjs'

const base = getJestConfig()
const playwright = base.testEnvironmentOptions?.['jest-playwright'] ?? {}

/** Where scripts/test-stories.mjs lists the story files in groups; without it each story file is a test file. */
const groups = process.env.STORY_GROUPS

/** @type {import('@jest/types').Config.InitialOptions} */
export default {
  ...base,
  ...(groups && {
    roots: [groups],
    testMatch: ['**/*.group'],
    moduleFileExtensions: ['js', 'mjs', 'ts', 'tsx', 'json', 'group'],
    extensionsToTreatAsEsm: [...(base.extensionsToTreatAsEsm ?? []), '.group'],
    transform: { '\\.group$': '<rootDir>/.storybook/story-group.mjs', ...base.transform },
  }),
  reporters: [...(base.reporters ?? ['default']), '<rootDir>/scripts/flaky-stories.mjs'],
  maxWorkers: 3,
  // Machines are shared and slow at times; nothing is judged by its time.
  testTimeout: 60_000,
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...playwright,
      launchOptions: testBrowser(),
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

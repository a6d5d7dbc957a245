import { defineConfig } from '@playwright/test'
import { testBrowser } from './scripts/browser.mjs'
import type { KratosOptions } from './e2e/kratos/fixtures'

/** The journeys on a running Kratos: `npm run test:kratos`. Each of them runs in both layouts that a deployment may have. */
export default defineConfig<object, KratosOptions>({
  testDir: 'e2e/kratos',
  testMatch: '*.kratos.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: !!process.env.CI,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./scripts/flaky-journeys.mjs']],
  outputDir: 'test-results/kratos',
  use: {
    viewport: { width: 1280, height: 860 },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: testBrowser(),
  },
  projects: [
    { name: 'same origin', use: { layout: 'same origin' } },
    { name: 'siblings', use: { layout: 'siblings' } },
  ],
})

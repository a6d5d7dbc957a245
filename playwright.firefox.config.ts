import { defineConfig } from '@playwright/test'

/** The journeys that also run in Firefox: `npm run test:nightly -- firefox`. */
export default defineConfig({
  testDir: 'e2e/firefox',
  testMatch: '*.firefox.ts',
  workers: 1,
  forbidOnly: !!process.env.CI,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  outputDir: 'test-results/firefox',
})

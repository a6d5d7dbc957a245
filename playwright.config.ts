import { defineConfig } from '@playwright/test'
import { testBrowser } from './scripts/browser.mjs'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // By day: what takes long and would mostly be seen by other checks too. Named by themselves they run at any time.
  testIgnore: process.env.BY_DAY
    ? ['widths.spec.ts', 'shifts.spec.ts', 'chaos.spec.ts', 'jobs.look.spec.ts']
    : [],
  workers: 3,
  fullyParallel: false,
  forbidOnly: !!process.env.CI,
  // One more try in CI, named at the end as flaky: a busy machine is not a broken journey.
  retries: process.env.CI ? 1 : 0,
  // Machines are shared and slow at times; nothing is judged by its time.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./scripts/flaky-journeys.mjs']],
  outputDir: 'test-results/journeys',
  use: {
    viewport: { width: 1280, height: 860 },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Recording every journey takes a fifth of the time; locally: npm run test:e2e -- --trace on
    trace: 'on-first-retry',
    launchOptions: testBrowser(),
  },
})

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { routeChunks } from './packages/console/build/routeChunks.ts'

export default defineConfig({
  plugins: [react(), routeChunks()],
  test: {
    globals: true,
    restoreMocks: true,
    // Machines are shared and slow at times; nothing is judged by its time.
    testTimeout: 30_000,
    // One more try in CI, as for stories and journeys: a busy machine is not a broken test.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['packages/{api,sandbox,console/build}/**/*.test.ts', 'scripts/**/*.test.mjs'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['packages/{ui,console}/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['./vitest.setup.ts'],
        },
      },
    ],
  },
})

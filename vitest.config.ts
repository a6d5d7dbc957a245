import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { routeChunks } from './packages/console/build/routeChunks.ts'

/** Tests that exchange a whole module (`vi.mock`), or that need one as it is when it has just been loaded. */
const ISOLATED = 'packages/console/src/**/*.isolated.test.{ts,tsx}'

/** Tests of the sandbox's server. It replaces the process's own `Request`, so no other tests run beside them. */
const SERVER = 'packages/sandbox/server/**/*.test.ts'

export default defineConfig({
  plugins: [react(), routeChunks()],
  test: {
    globals: true,
    restoreMocks: true,
    // By itself Testing Library has React warn of every update outside of `act`, but only in the first file that loads it.
    // Our tests wait for what is to be seen instead. This also turns off its cleaning up, which `vitest.setup.ts` does.
    env: { RTL_SKIP_AUTO_CLEANUP: 'true' },
    // Machines are shared and slow at times; nothing is judged by its time. And nothing is tried twice: a unit test
    // that passes now and then is broken.
    testTimeout: 60_000,
    retry: 0,
    // As many as there are cores; by itself vitest leaves one of them unused, which of two is half.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          include: ['packages/api/**/*.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          include: ['packages/ui/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['./vitest.setup.ts'],
          // One document and one load of React for all files, at about a third of the CPU.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'console',
          include: ['packages/console/src/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ISOLATED],
          environment: 'happy-dom',
          setupFiles: ['./vitest.setup.ts', './packages/console/src/testing/leaveNothing.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'console-isolated',
          include: [ISOLATED],
          environment: 'happy-dom',
          setupFiles: ['./vitest.setup.ts'],
        },
      },
      {
        extends: true,
        logLevel: 'error', // not that packages name sources of theirs which they do not bring
        test: {
          name: 'server',
          include: [SERVER],
          environment: 'node',
          // One load of the server for all files.
          isolate: false,
        },
      },
      {
        extends: true,
        logLevel: 'error', // as above
        test: {
          name: 'node',
          include: ['{packages/{sandbox,console/build},bench}/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: [...configDefaults.exclude, SERVER],
          environment: 'node',
          // It imports JSON in the way of bundlers, which Node refuses.
          server: { deps: { inline: ['@actions/workflow-parser'] } },
        },
      },
    ],
  },
})

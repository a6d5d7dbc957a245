import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { visualizer } from 'rollup-plugin-visualizer'
import { defineConfig } from 'vite'
import workspace from '../../package.json' with { type: 'json' }
import { assetLicences, LICENCES } from './build/assetLicences.ts'
import { chunkPlan } from './build/chunkPlan.ts'
import { compileHints } from './build/compileHints.ts'
import { esmReact } from './build/esmReact.ts'
import { inDocument } from './build/inDocument.ts'
import { leanReact } from './build/leanReact.ts'
import { leanRouter } from './build/leanRouter.ts'
import { plainIcons } from './build/plainIcons.ts'
import { precompress } from './build/precompress.ts'
import { routeChunks } from './build/routeChunks.ts'
import { staticStyles } from './build/staticStyles.ts'
import { runtimeInEntry } from './build/runtimeInEntry.ts'
import { unusedQuery } from './build/unusedQuery.ts'
import { versionFile } from './build/versionFile.ts'

const sandbox = process.env.SANDBOX_URL

/** Where the build leaves a map of what is in each file and how large it is; outside `dist`, which is deployed. */
const TREEMAP = 'packages/console/treemap.html'

/** What the build leaves out of the libraries, as nobody uses it. */
const smaller = [leanReact(), esmReact(), plainIcons(), unusedQuery(), leanRouter(), ...staticStyles()]

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    chunkPlan(smaller),
    ...smaller,
    runtimeInEntry(),
    routeChunks(),
    compileHints(),
    inDocument(),
    versionFile(),
    assetLicences(),
    precompress(),
    visualizer({ filename: TREEMAP, title: 'Code of the console', brotliSize: true }),
  ],
  resolve: {
    alias: {
      // @ory/client brings axios (20 kB) and calls one function of it, for which this stands in.
      axios: fileURLToPath(import.meta.resolve('@quarterdeck/api/identity/axios')),
    },
  },
  build: {
    target: workspace.browserslist.map((browser) => browser.replace(' >= ', '').replace('ios_saf', 'ios')),
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    // What the licences of everything that is shipped ask for: their texts go with it.
    license: { fileName: LICENCES },
  },
  server: {
    port: Number(process.env.PORT ?? 4000),
    strictPort: true,
    proxy: sandbox
      ? Object.fromEntries(
          ['/v1', '/new', '/config.js', '/__sandbox'].map((path) => [path, { target: sandbox }]),
        )
      : undefined,
  },
})

import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './build/precompress.ts'
import { startScript } from './build/startScript.ts'

const sandbox = process.env.SANDBOX_URL

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), startScript(), precompress()],
  resolve: {
    alias: {
      // @ory/client brings axios (20 kB); all it uses of it is one call.
      axios: fileURLToPath(new URL('../api/src/identity/fetch-adapter.ts', import.meta.url)),
    },
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What every screen needs is one file: it compresses better than many, and changes less often.
            {
              name: 'base',
              priority: 3,
              test: /node_modules[\\/](\.pnpm[\\/])?(react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|valibot)[@\\/]/,
            },
            // The primitives that most screens share, then the forms of the identity screens.
            {
              name: 'ui',
              test: /packages[\\/]ui[\\/]src[\\/](primitives|shell|lib)|lucide/,
              minShareCount: 5,
              priority: 2,
            },
            // What shows data is of no use before signing in, however many screens share it.
            {
              name: 'data',
              test: /packages[\\/]ui[\\/]src[\\/](primitives[\\/](Badge|Card|CopyableId|DateText|DescriptionList|Missing|PageHeader|Pagination|pageWindow|RelativeTime|Table|TableRow|tableStyles|Tabs|Time)\.|lib[\\/]format)/,
              minShareCount: 2,
              priority: 3,
            },
            {
              name: 'auth',
              test: /packages[\\/]ui[\\/]src[\\/]auth|useIdentityFlow/,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
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

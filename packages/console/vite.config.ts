import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './build/precompress.ts'
import { startScript } from './build/startScript.ts'

const sandbox = process.env.SANDBOX_URL

// By name: counting who shares a module would let each new dialog draw more of the rest, and Floating UI with it, into
// what /login loads.
const onEveryScreen = new RegExp(
  [
    String.raw`packages[\\/]ui[\\/]src[\\/](primitives[\\/](${[
      'address|Alert|Button|ButtonLink|buttonStyles|Checkbox|controlStyles|EmptyState|ErrorState|Field|fieldContext',
      'IconButton|Input|Link|LinkProvider|PasswordInput|RequiredMark|Select|Skeleton|Spinner|TextLink',
      'textLinkStyles|VisuallyHidden',
    ].join('|')})|shell[\\/]BrandMark)\.tsx?$`,
    String.raw`lucide-react[\\/]dist[\\/]esm[\\/](?!icons)`,
    String.raw`lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](${[
      'check|chevron-down|circle-check|circle-exclamation-point|circle-x|copy|eye|eye-off|fingerprint-pattern',
      'inbox|info|key-round|loader-circle|mail|rotate-cw|trash|triangle-exclamation-point|x',
    ].join('|')})\.mjs$`,
  ].join('|'),
)

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
            // The primitives that every screen shares, /login too, then the forms of the identity screens.
            {
              name: 'ui',
              test: onEveryScreen,
              minShareCount: 5,
              priority: 2,
            },
            // How every screen calls the product API.
            {
              name: 'api',
              test: /api[\\/]src[\\/](client|config|deadline|errors|urls|web-address|decode[\\/](answer|fields))\.ts$|openapi-fetch|console[\\/]src[\\/]lib[\\/](config|runtime)\.ts$/,
              minShareCount: 2,
              priority: 2,
            },
            // What every screen after signing in shares: one file in place of a dozen to be named, asked for and preloaded.
            {
              name: 'signed-in',
              test: /@tanstack|ui[\\/]src[\\/](primitives[\\/](Badge|DateText|PageHeader|RelativeTime)|shell[\\/]Page)\.tsx$|console[\\/]src[\\/]lib[\\/](toLoadable|useDialog|useWrite)\.ts$/,
              minShareCount: 2,
              priority: 1,
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

import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './build/precompress.ts'
import { startScript } from './build/startScript.ts'

const sandbox = process.env.SANDBOX_URL

const primitives =
  'address|Alert|Button|buttonStyles|Checkbox|controlStyles|EmptyState|ErrorState|Field|fieldContext|IconButton|Input|' +
  'Link|LinkProvider|PasswordInput|RequiredMark|Select|Skeleton|Spinner|TextLink|textLinkStyles|VisuallyHidden'
const icons =
  'check|chevron-down|circle-check|circle-exclamation-point|circle-x|copy|eye|eye-off|fingerprint-pattern|inbox|info|' +
  'key-round|loader-circle|mail|rotate-cw|trash|triangle-exclamation-point|x'
const drawnBeforeSigningIn = new RegExp(
  `ui[\\\\/]src[\\\\/](primitives[\\\\/](${primitives})|shell[\\\\/]BrandMark)\\.tsx?$|` +
    `lucide-react[\\\\/]dist[\\\\/]esm[\\\\/](?!icons)|[\\\\/]icons[\\\\/](${icons})\\.mjs$`,
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
            // What the screens before signing in draw: named, so that what other screens share costs them nothing.
            { name: 'ui', test: drawnBeforeSigningIn, minShareCount: 2, priority: 3 },
            // The primitives that most other screens share, then the forms of the identity screens.
            {
              name: 'screens',
              test: /packages[\\/]ui[\\/]src[\\/](primitives|shell|lib)|lucide/,
              minShareCount: 5,
              priority: 2,
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

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
            // The client every call goes through, with the first calls of the screens before signing in.
            {
              name: 'calls',
              test: /openapi-fetch|packages[\\/]api[\\/]src[\\/](urls|client|config|deadline|errors|signup|session|decode[\\/](answer|fields|system))\.|console[\\/]src[\\/]lib[\\/](runtime|config|paths|useSignupOpen|loginMessage|loginQuery)\./,
              priority: 2,
            },
            // What the screens before signing in need, by name: as a share of all screens it would grow with them.
            {
              name: 'ui',
              test: /packages[\\/]ui[\\/]src[\\/](primitives[\\/](Alert|Button|Checkbox|EmptyState|ErrorState|Field|IconButton|Input|Link|LinkProvider|LoadingOverlay|PasswordInput|RequiredMark|Select|Skeleton|Spinner|TextLink|Toast|ToastStack|VisuallyHidden|address|buttonStyles|controlStyles|fieldContext|textLinkStyles)|shell[\\/](BrandMark|ErrorScreen|Notice))\.|lucide-react[\\/]dist[\\/]esm[\\/](?!icons)|icons[\\/](check|chevron-down|circle-check|circle-exclamation-point|circle-x|copy|eye|eye-off|fingerprint-pattern|inbox|info|key-round|loader-circle|mail|refresh-cw|rotate-cw|trash|triangle-exclamation-point|x)\.mjs/,
              priority: 2,
            },
            // What lists and most other screens are made of.
            {
              name: 'screens',
              test: /packages[\\/]ui[\\/]src[\\/](lib[\\/](format|loadable|listRows|failure)|primitives[\\/](Badge|Card|DateText|Missing|PageHeader|Pagination|RelativeTime|SearchField|Table|TableRow|Time|lazyModule|pageWindow|tableStyles|useSearchDraft)|shell[\\/]Page)\./,
              priority: 2,
            },
            // The forms of the identity screens.
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

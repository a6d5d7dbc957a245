import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { staticStyles } from '../packages/console/build/staticStyles.ts'
import { coloursOf } from './docs/brandTheme.ts'
import { componentFacts } from './docs/factsPlugin.ts'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const tokens = readFileSync(path.join(root, 'packages/ui/src/tokens/tokens.css'), 'utf8')
const brandColours = { light: coloursOf(tokens, 'light'), dark: coloursOf(tokens, 'dark') }

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/{ui,console}/src/**/*.stories.tsx', '../docs/**/*.mdx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  // The pictures stand for the stories in docs pages.
  staticDirs: ['./public', { from: './pictures', to: '/pictures' }],
  // TypeScript 7 has no compiler API, which react-docgen-typescript needs.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => mergeConfig(vite, { plugins: [staticStyles(), componentFacts(root)] }),
  managerHead: (head) => `${head}<script>window.brandColours = ${JSON.stringify(brandColours)}</script>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig, type Plugin } from 'vite'
import { leanReact } from '../packages/console/build/leanReact.ts'
import { staticStyles } from '../packages/console/build/staticStyles.ts'
import { coloursOf } from './docs/brandTheme.ts'
import { componentFacts, writtenProps } from './docs/factsPlugin.ts'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const tokens = readFileSync(path.join(root, 'packages/ui/src/tokens/tokens.css'), 'utf8')
const brandColours = { light: coloursOf(tokens, 'light'), dark: coloursOf(tokens, 'dark') }

/**
 * Lets react-docgen read nothing but components. For each module it reads anew whatever that imports, and so was the most
 * expensive part of a build.
 */
function docgenOfComponents(): Plugin {
  const components = {
    include: /\/packages\/(ui\/src|console\/src\/testing)\/.*\.tsx$/,
    exclude: /\.(stories|test)\.tsx$|\/ui\/src\/.*\/testing\//,
  }
  return {
    name: 'quarterdeck:docgen-of-components',
    configResolved({ plugins }) {
      const docgen = plugins.find(({ name }) => name === 'storybook:react-docgen-plugin')
      if (typeof docgen?.transform !== 'function')
        throw new Error('Storybook has changed the shape of its docgen')
      docgen.transform = { filter: { id: components }, handler: docgen.transform }
    },
  }
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/{ui,console}/src/**/*.stories.tsx', '../docs/**/*.mdx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-mcp'],
  // The pictures stand for the stories in docs pages.
  staticDirs: ['./public', { from: './pictures', to: '/pictures' }],
  // TypeScript 7 has no compiler API, which react-docgen-typescript needs.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [leanReact(), staticStyles(), componentFacts(root), writtenProps(root), docgenOfComponents()],
      // Storybook wraps each line that Vite writes, and one for each of 1,700 files takes two seconds of a build.
      logLevel: 'warn',
    }),
  features: (features, { configType }) => ({
    ...features,
    // Its tool would change the ground and not the text on it. The theme is chosen by a tool of ours, which changes both.
    backgrounds: false,
    // Samples of code as they are written, and not out of what is drawn, where functions have no code.
    experimentalCodeExamples: true,
    // What components there are, with their props and states, for tools: /manifests/components.json of the development
    // server, which writes it when it is asked for. In a build it would be a fifth of the work.
    componentsManifest: configType === 'DEVELOPMENT',
  }),
  managerHead: (head) => `${head}<script>window.brandColours = ${JSON.stringify(brandColours)}</script>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config

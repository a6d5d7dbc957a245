import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { staticStyles } from '../packages/console/build/staticStyles.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/{ui,console}/src/**/*.stories.tsx', '../docs/**/*.mdx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  staticDirs: ['./public'],
  // TypeScript 7 has no compiler API, which react-docgen-typescript needs.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => mergeConfig(vite, { plugins: [staticStyles()] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config

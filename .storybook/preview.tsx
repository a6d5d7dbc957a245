import type { Preview } from '@storybook/react-vite'
import { startWorker } from '@quarterdeck/sandbox/msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure } from 'storybook/test'
import '@quarterdeck/ui/tokens.css'

// Machines are slow at times; what play functions wait for comes, only later.
configure({ asyncUtilTimeout: 5000 })

const preview: Preview = {
  loaders: [mswLoader(startWorker)],
  globalTypes: {
    theme: {
      description: 'Colour theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'padded',
    viewport: {
      options: {
        narrow: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        wide: { name: 'Wide, 1280 px', styles: { width: '1280px', height: '860px' }, type: 'desktop' },
      },
    },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Foundations', 'Components', 'Patterns', 'Sign-in', 'Customer', 'Admin', 'Screens'],
      },
    },
    a11y: {
      test: 'error',
      // Floating UI's focus guards are focusable on purpose and hidden from assistive technology.
      context: { include: ['body'], exclude: ['[data-floating-ui-focus-guard]'] },
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light'
      return <Story />
    },
  ],
}

export default preview

import './clock'
import type { Preview } from '@storybook/react-vite'
import { startWorker } from '@quarterdeck/sandbox/msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { lazy, Suspense, type ComponentProps } from 'react'
import { configure } from 'storybook/test'
import { typesWrittenOut } from './docs/typesWrittenOut'
import '@quarterdeck/ui/tokens.css'

// Machines are slow at times; what play functions wait for comes, only later.
configure({ asyncUtilTimeout: 5000 })

// Loaded with the first docs page: stories, and their tests, do without them.
const DocsFrame = lazy(() => import('./docs/DocsFrame').then((module) => ({ default: module.DocsFrame })))
const ComponentPage = lazy(() =>
  import('./docs/ComponentPage').then((module) => ({ default: module.ComponentPage })),
)

const preview: Preview = {
  // What is not stable says so: `tags: ['!stable', 'experimental']`.
  tags: ['autodocs', 'stable'],
  argTypesEnhancers: [typesWrittenOut],
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
    docs: {
      container: (props: ComponentProps<typeof DocsFrame>) => (
        <Suspense>
          <DocsFrame {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
      toc: { headingSelector: 'h2, h3', title: 'On this page' },
    },
    options: {
      storySort: {
        order: [
          'Foundations',
          [
            'Start here',
            'Colours',
            'Type',
            'Space and size',
            'Type and measures',
            'Motion',
            'Voice and words',
            'Icons',
            'Accessibility',
            'Changelog',
          ],
          'Components',
          'Patterns',
          'Sign-in',
          'Customer',
          'Admin',
          'Screens',
        ],
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
    (Story, { globals, viewMode }) => {
      // A docs page sets the theme of all that it shows by itself.
      if (viewMode !== 'docs')
        document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light'
      return <Story />
    },
  ],
}

export default preview

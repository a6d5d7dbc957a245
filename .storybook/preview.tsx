import './clock'
import type { Preview } from '@storybook/react-vite'
import { setNetwork } from '@quarterdeck/sandbox/msw'
import { startWorker } from '@quarterdeck/sandbox/msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { lazy, Suspense, type ComponentProps } from 'react'
import { configure } from 'storybook/test'
import { WCAG } from '../scripts/axe-rules.mjs'
import { typesWrittenOut } from './docs/typesWrittenOut'
import { keepInStorybook } from './keepInStorybook'
import { applyTools } from './toolbar/applyTools'
import { noteChangedArgs } from './toolbar/changedArgs'
import { StoryAsChosen } from './toolbar/StoryAsChosen'
import { choiceOf, globalTypes, initialChoice } from './toolbar/tools'
import '@quarterdeck/ui/tokens.css'

// Machines are slow at times; what play functions wait for comes, only later.
configure({ asyncUtilTimeout: 15_000 })

// At the window, after React and whatever router the story has.
window.addEventListener('click', keepInStorybook)

// Loaded with the first docs page: stories, and their tests, do without them.
const DocsFrame = lazy(() => import('./docs/DocsFrame').then((module) => ({ default: module.DocsFrame })))
const ComponentPage = lazy(() =>
  import('./docs/ComponentPage').then((module) => ({ default: module.ComponentPage })),
)

const loadMocks = mswLoader(startWorker)

const preview: Preview = {
  // What is not stable says so: `tags: ['!stable', 'experimental']`.
  tags: ['autodocs', 'stable'],
  argTypesEnhancers: [typesWrittenOut],
  loaders: [
    async (context) => {
      // What stands in a docs page itself needs no data.
      if (context.viewMode !== 'docs') {
        setNetwork(choiceOf(context.globals).network)
        await loadMocks(context)
      }
      return { timesChanged: noteChangedArgs(context) }
    },
  ],
  globalTypes,
  initialGlobals: initialChoice,
  parameters: {
    layout: 'padded',
    // What Chromatic draws each story as; those of screens have more.
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } },
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
      // Areas in the order of the console's menu, all else by the alphabet. Storybook reads this without running it, so it takes
      // no variable, and what two roots have in common stands twice.
      storySort: {
        method: 'alphabetical',
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
            'Toolbar',
            'Network',
            'Changelog',
          ],
          'Components',
          'Patterns',
          'Sign-in',
          'Customer',
          ['Overview', 'Organizations', 'Settings'],
          'Admin',
          [
            'Overview',
            'Clusters',
            'Organizations',
            'Users',
            'Plans',
            'Payments',
            'Jobs',
            'Admins',
            'Settings',
          ],
          'Screens',
          [
            'Sign-in',
            'Customer',
            ['Overview', 'Organizations', 'Settings'],
            'Admin',
            [
              'Overview',
              'Clusters',
              'Organizations',
              'Users',
              'Plans',
              'Payments',
              'Jobs',
              'Admins',
              'Settings',
            ],
          ],
        ],
      },
    },
    a11y: {
      test: 'error',
      // Floating UI's focus guards are focusable on purpose and hidden from assistive technology.
      context: { include: ['body'], exclude: ['[data-floating-ui-focus-guard]'] },
      options: { runOnly: WCAG },
    },
  },
  decorators: [
    (Story, context) => {
      const choice = choiceOf(context.globals)
      // A docs page draws all that it shows as chosen by itself.
      if (context.viewMode !== 'docs') applyTools(choice)
      const { timesChanged } = context.loaded as { timesChanged: number }
      // Drawn from the beginning where its data or its args are others: views keep what they were first drawn with.
      return <StoryAsChosen key={`${choice.network} ${timesChanged}`} story={Story} context={context} />
    },
  ],
}

export default preview

import { manyOrganizations, sessionAdmin } from '@quarterdeck/sandbox/fixtures'
import {
  atFirst,
  crowded,
  fails,
  firstDay,
  handlers,
  identity,
  loadingForever,
} from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import {
  Console,
  openConsole,
  press,
  screenParameters,
  untilLoaded,
  untilOpened,
} from '../../testing/screens'

/** Every organization on the platform, with its plan and where it runs. A row opens its details. */
const meta = {
  title: 'Screens/Admin/Organizations',
  component: Console,
  args: { address: '/admin/organizations' },
  parameters: {
    ...screenParameters,
    route: '/admin/organizations',
    msw: { handlers: { session: identity.whoami(sessionAdmin) } },
  },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

/** The first of three pages. */
export const Ready: Story = { tags: ['screen'], loaders: [crowded] }
export const LastPage: Story = { args: { address: '/admin/organizations?page=3' }, loaders: [crowded] }
export const Search: Story = {
  args: { address: '/admin/organizations?search=wide-world' },
  loaders: [crowded],
}
export const NothingMatches: Story = { args: { address: '/admin/organizations?search=nobody' } }
export const FirstRun: Story = { loaders: [firstDay] }
export const Loading: Story = {
  parameters: { msw: { handlers: { list: handlers.organizations(loadingForever) } } },
  play: untilOpened,
}
export const Failed: Story = {
  parameters: { msw: { handlers: { list: handlers.organizations(atFirst(fails(500))) } } },
}
/** An email of 84 letters, on a phone. */
export const LongTexts: Story = { globals: { viewport: { value: 'narrow' } } }

export const Pages: Story = {
  tags: ['interaction'],
  loaders: [crowded],
  play: async (story) => {
    await untilLoaded(story)
    await press('Next page', 'link')
    await screen.findByText('26–50 of 64')
  },
}
/** A platform that pages and answers with bare arrays. */
export const BarePages: Story = {
  tags: ['interaction'],
  parameters: {
    msw: {
      handlers: {
        list: handlers.organizations(({ request }) => {
          const { searchParams } = new URL(request.url)
          const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))]
          return manyOrganizations(60).slice((page - 1) * limit, page * limit)
        }),
      },
    },
  },
  play: async (story) => {
    await untilLoaded(story)
    await screen.findByText('1–25 of at least 25')
    await press('Next page', 'link')
    await screen.findByText('26–50 of at least 50')
    await press('Next page', 'link')
    await screen.findByText('51–60 of 60')
  },
}
export const TriesAgain: Story = {
  ...Failed,
  tags: ['interaction'],
  play: async (story) => {
    await untilLoaded(story)
    await press('Try Again')
    await screen.findByText('1–7 of 7')
  },
}

import {
  manyOrganizations,
  organizationOnPlus,
  organizationOnPro,
  sessionAdmin,
} from '@quarterdeck/sandbox/fixtures'
import { atFirst, fails, handlers, identity, withoutFeatures } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Console, openConsole, press, screenParameters, untilLoaded } from '../../testing/screens'

const overLimit = '/admin/organizations/attention/over_limit'
const many = manyOrganizations(310)
const named = (id: string) => many.find((one) => one.id === id) ?? fails(404)

/** The platform's overview, which names these organizations as over a limit. */
const naming = (ids: string[]) => ({
  overview: handlers.overview({
    failed_by_hour: [],
    failed_by_type: [],
    signups_by_day: [],
    attention: ids.length > 0 ? [{ kind: 'over_limit', count: ids.length, ids }] : [],
    clusters: [],
  }),
})

/** The organizations that the platform's overview names, each read by itself. */
const meta = {
  title: 'Screens/Admin/Attention',
  component: Console,
  args: { address: overLimit },
  parameters: {
    ...screenParameters,
    route: '/admin/organizations/attention/:kind',
    msw: { handlers: { session: identity.whoami(sessionAdmin) } },
  },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

/** One of them was deleted since. */
export const OverLimit: Story = {
  parameters: {
    msw: { handlers: naming([organizationOnPro.id, organizationOnPlus.id, crypto.randomUUID()]) },
  },
  play: async (story) => {
    await untilLoaded(story)
    await screen.findByText('1 organization of this page was deleted meanwhile and is left out.')
    await screen.findByText(organizationOnPro.email)
  },
}
/** By now none of them needs attention. */
export const NoneAnyMore: Story = {
  tags: ['interaction'],
  parameters: { msw: { handlers: naming([]) } },
  play: async (story) => {
    await untilLoaded(story)
    await screen.findByText('No organization is over a limit any more', { selector: 'p' })
    await press('Clear', 'link')
    await screen.findByText('1–7 of 7')
  },
}
export const NotTold: Story = {
  tags: ['words'],
  loaders: [withoutFeatures('overview')],
  play: async (story) => {
    await untilLoaded(story)
    await screen.findByText('The platform does not tell of organizations over a limit', { selector: 'p' })
  },
}
export const Failed: Story = {
  tags: ['interaction'],
  parameters: { msw: { handlers: { overview: handlers.overview(atFirst(fails(500))) } } },
  play: async (story) => {
    await untilLoaded(story)
    await screen.findByText('Failed to load organizations. Please try again.')
    await press('Try Again')
    await screen.findByText(/organizations? over a limit$/)
  },
}
/** One of them cannot be read at first: the others are listed. */
export const SomeFailed: Story = {
  tags: ['words'],
  parameters: {
    msw: {
      handlers: {
        ...naming(many.slice(0, 3).map(({ id }) => id)),
        details: handlers.organizationDetails(({ params }) =>
          params.organizationId === many[1]?.id ? fails(500) : named(params.organizationId),
        ),
      },
    },
  },
  play: async (story) => {
    await untilLoaded(story)
    await screen.findByText('1 organization of this page could not be loaded.')
    await screen.findByText(many[2]?.email ?? '')
  },
}
/** Hundreds are named: each page reads its own, and one that is no longer there leads to the last. */
export const Pages: Story = {
  tags: ['interaction'],
  args: { address: `${overLimit}?page=99` },
  parameters: {
    msw: {
      handlers: {
        ...naming(many.map(({ id }) => id)),
        details: handlers.organizationDetails(({ params }) => named(params.organizationId)),
      },
    },
  },
  play: async (story) => {
    await untilLoaded(story)
    await screen.findByText('301–310 of 310')
    await press('Previous page', 'link')
    await screen.findByText('276–300 of 310')
  },
}

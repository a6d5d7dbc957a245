import { adminCanCreate, adminStandard, idOf, sessionAdmin } from '@quarterdeck/sandbox/fixtures'
import {
  atFirst,
  crowded,
  fails,
  handlers,
  holding,
  identity,
  loadingForever,
} from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import {
  Console,
  keepWhatPasses,
  openConsole,
  press,
  screenParameters,
  untilLoaded,
  untilOpened,
} from '../../testing/screens'

/** Who administers the platform. Only those who can create admins change anything here. */
const meta = {
  title: 'Screens/Admin/Admins',
  component: Console,
  args: { address: '/admin/admins' },
  parameters: {
    ...screenParameters,
    route: '/admin/admins',
    msw: { handlers: { session: identity.whoami(sessionAdmin) } },
  },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

/** Whoever is signed in may not create admins. */
const asStandardAdmin = holding(
  ({ people }) => void people.patch(adminCanCreate.id, { can_create_new_admins: false }),
)
const ofStandardAdmin = `/admin/admins?dialog=admin&id=${adminStandard.id}`

export const Ready: Story = { tags: ['screen'], loaders: [crowded] }
export const ReadOnly: Story = { loaders: [asStandardAdmin] }
export const Loading: Story = {
  parameters: { msw: { handlers: { list: handlers.admins(loadingForever) } } },
  play: untilOpened,
}
/** Told in a toast over the screen; the list says only that it is not there. */
export const Failed: Story = {
  parameters: { msw: { handlers: { list: handlers.admins(atFirst(fails(500, 'The database is away'))) } } },
  beforeEach: keepWhatPasses,
  play: async (story) => {
    await untilLoaded(story)
    await screen.findByText('Failed to load admins')
  },
}

/** Where 'Add Admin' of the overview leads. */
export const AddAdmin: Story = { args: { address: '/admin/admins#add-admin' } }

export const AddFailed: Story = {
  tags: ['words'],
  args: { address: '/admin/admins#add-admin' },
  parameters: { msw: { handlers: { create: handlers.createAdmin(atFirst(fails(500, 'Mail is away'))) } } },
  beforeEach: keepWhatPasses,
  play: async (story) => {
    await untilLoaded(story)
    await userEvent.type(await screen.findByRole('textbox', { name: /Email/ }), 'kim@platform.example')
    await press('Add Admin')
    await screen.findByText('Failed to create admin')
  },
}

/** Sent again after its failure, it is in the list. */
export const Adds: Story = {
  ...AddFailed,
  tags: ['interaction'],
  play: async (story) => {
    await AddFailed.play?.(story)
    await press('Add Admin')
    await screen.findByRole('row', { name: /^kim@platform\.example/ })
  },
}

export const DeleteQuestion: Story = {
  play: async (story) => {
    await untilLoaded(story)
    await press(`Delete ${adminStandard.email}`)
    await screen.findByRole('alertdialog')
  },
}

export const DeleteFailed: Story = {
  tags: ['words'],
  parameters: { msw: { handlers: { remove: handlers.deleteAdmin(atFirst(fails(500, 'Still in use'))) } } },
  beforeEach: keepWhatPasses,
  play: async (story) => {
    await untilLoaded(story)
    await press(`Delete ${adminStandard.email}`)
    await press('Delete admin')
    await screen.findByText('Failed to delete admin')
  },
}

export const Permissions: Story = { tags: ['screen'], args: { address: ofStandardAdmin } }
export const PermissionsReadOnly: Story = { args: { address: ofStandardAdmin }, loaders: [asStandardAdmin] }
export const PermissionsOfNobody: Story = {
  args: { address: `/admin/admins?dialog=admin&id=${idOf('nobody')}` },
}
export const PermissionsFailed: Story = {
  tags: ['words'],
  args: { address: ofStandardAdmin },
  parameters: { msw: { handlers: { update: handlers.updateAdmin(atFirst(fails(500, 'Read only'))) } } },
  beforeEach: keepWhatPasses,
  play: async (story) => {
    await untilLoaded(story)
    await press('Can create admins', 'checkbox')
    await press(/^Save/)
    await screen.findByText('Failed to update permissions')
  },
}

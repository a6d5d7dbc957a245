import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ButtonLink } from './ButtonLink'
import { ExternalLink } from './ExternalLink'
import { LinkProvider } from './LinkProvider'
import { navigate, PretendRouterLink } from './testing/PretendRouterLink'
import { Row } from './testing/Row'
import { TextLink } from './TextLink'
import { StateTable } from './testing/StateTable'
import { Link } from './Link'

const meta = {
  title: 'Components/Link',
  component: TextLink,
  args: { href: '/user/organizations', children: 'View All' },
  parameters: {
    guide: {
      do: [{ text: 'Let the words of the link say where it leads.', story: 'InRunningText' }],
      avoid: [{ text: 'For an action: that is a Button.' }, { text: "'Here' or 'more' as its words." }],
      accessibility: [
        'Underlined in running text, so that colour is not all that marks it.',
        'A link to another site says that it opens in a new tab.',
      ],
    },
  },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {}

export const InRunningText: Story = {
  render: () => (
    <p>
      Don&apos;t have an account? <TextLink href="/register">Sign up</TextLink>. If this issue persists, write
      to <TextLink href="mailto:support@example.com">support@example.com</TextLink>.
    </p>
  ),
}

export const ThroughTheRouter: Story = {
  beforeEach: () => void navigate.mockClear(),
  render: () => (
    <LinkProvider component={PretendRouterLink}>
      <Row>
        <TextLink href="/plans?email=a">Plans</TextLink>
        <ButtonLink href="/login">Go to Login</ButtonLink>
        <TextLink href="mailto:sales@example.com" onClick={(event) => event.preventDefault()}>
          Contact Sales
        </TextLink>
      </Row>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenLastCalledWith('/plans?email=a')
    await userEvent.click(canvas.getByRole('link', { name: 'Go to Login' }))
    await expect(navigate).toHaveBeenLastCalledWith('/login')
    await userEvent.click(canvas.getByRole('link', { name: 'Contact Sales' }))
    await expect(navigate).toHaveBeenCalledTimes(2)
  },
}

export const External: Story = {
  render: () => (
    <ExternalLink href="https://studio.example.com/main">https://studio.example.com/main</ExternalLink>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'https://studio.example.com/main' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link.getAttribute('rel')).toContain('noopener')
    await expect(link).toHaveAccessibleDescription('Opens in a new tab')
  },
}

/** Addresses come from servers: whatever is not http or https stays text. */
export const NeverALink: Story = {
  render: () => (
    <Row>
      <ExternalLink href={'javascript' + ':alert(1)'}>javascript</ExternalLink>
      <ExternalLink href="studio.example.com">no scheme</ExternalLink>
      <ExternalLink href="">empty</ExternalLink>
      <TextLink href={'javascript' + ':alert(1)'}>text link</TextLink>
      <TextLink href="//evil.example">other host</TextLink>
      <ButtonLink href="data:text/html,x">button link</ButtonLink>
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('link')).toHaveLength(0)
    await expect(canvas.getByText('no scheme')).toBeVisible()
  },
}

export const Buttons: Story = {
  render: () => (
    <Row>
      <ButtonLink href="/login" variant="primary">
        Go to Login
      </ButtonLink>
      <ButtonLink href="/user">Back to Home</ButtonLink>
      <ButtonLink href="https://studio.example.com" size="sm">
        Open Dashboard
      </ButtonLink>
      <ButtonLink href="mailto:sales@example.com" variant="ghost">
        Contact Sales
      </ButtonLink>
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open Dashboard' })).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('link', { name: 'Go to Login' })).not.toHaveAttribute('target')
  },
}

/** A link cannot be disabled: where it must not be followed it is text. */
export const States: Story = {
  tags: ['focus'],
  render: () => (
    <StateTable
      states={['rest', 'hover', 'pressed', 'focus']}
      rows={{
        'On its own': () => <TextLink href="/user/organizations">View All</TextLink>,
        'In running text': () => (
          <p>
            No account? <TextLink href="/register">Sign up</TextLink>.
          </p>
        ),
        'To another site': () => (
          <ExternalLink href="https://studio.example.com">Open Dashboard</ExternalLink>
        ),
        'As a button': () => <ButtonLink href="/user">Back to Home</ButtonLink>,
        'As the main button': () => (
          <ButtonLink href="/login" variant="primary">
            Go to Login
          </ButtonLink>
        ),
      }}
    />
  ),
}

/** What TextLink and ButtonLink are made of: cards and rows give it a look of their own. */
export const WithoutALook: Story = {
  render: () => <Link href="/user/organizations">View All</Link>,
}

export const LongText: Story = {
  render: () => (
    <div style={{ maxWidth: 220 }}>
      <ExternalLink href="https://studio.example.com/a/very/long/address/that/does/not/end/soon?with=parameters">
        https://studio.example.com/a/very/long/address/that/does/not/end/soon?with=parameters
      </ExternalLink>
    </div>
  ),
}

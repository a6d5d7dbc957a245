import { organizationOnPro, profileUser, subscriptionSuspendedSoon } from '@quarterdeck/sandbox/fixtures'
import { render, screen } from '@testing-library/react'
import { loading, ready } from '../lib'
import { setup } from './testing/userOverview'
import { UserOverviewView, type UserOverviewViewProps } from './UserOverviewView'

const { id, email } = organizationOnPro

const props: UserOverviewViewProps = {
  profile: ready(profileUser),
  plan: loading,
  namespace: loading,
  utilization: loading,
  dashboards: loading,
  organizations: ready([]),
  subscription: loading,
  chosen: { id, email },
  setup: undefined,
  onChoose: () => {},
  billingHref: 'https://portal.example.com',
  organizationsHref: '/user/organizations',
  organizationHref: () => '/user/organizations/1',
  supportEmail: 'support@example.com',
  onRefresh: () => {},
}

test('nothing is in view that what leads would push down', () => {
  const { rerender } = render(<UserOverviewView {...props} />)
  const account = () => screen.queryByText(profileUser.email)
  expect(account()).toBeNull()

  rerender(<UserOverviewView {...props} setup={null} />)
  expect(account()).toBeNull()

  rerender(<UserOverviewView {...props} setup={null} subscription={ready(subscriptionSuspendedSoon)} />)
  expect(screen.getByText(/^A payment of/)).toBeVisible()
  expect(account()).toBeVisible()

  // It stays while what leads is read once more.
  rerender(<UserOverviewView {...props} setup={null} />)
  expect(account()).toBeVisible()
})

test('no age is told while nothing is in view that has one', () => {
  const profile = { ...ready(profileUser), updatedAt: Date.now() }
  const { rerender } = render(<UserOverviewView {...props} profile={profile} />)
  const age = () => screen.queryByText('Updated')
  expect(age()).toBeNull()
  rerender(<UserOverviewView {...props} profile={profile} setup={null} subscription={null} />)
  expect(age()).toBeInTheDocument()
})

test('somebody who has no organization yet sees what to do next with the rest', () => {
  const { rerender } = render(<UserOverviewView {...props} subscription={null} chosen={null} />)
  expect(screen.queryByText('No organizations yet')).toBeNull()

  rerender(<UserOverviewView {...props} subscription={null} chosen={null} setup={setup} />)
  expect(screen.getByText('Finish setting up')).toBeVisible()
  expect(screen.getByText(profileUser.email)).toBeVisible()
})

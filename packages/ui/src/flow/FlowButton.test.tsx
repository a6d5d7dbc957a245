import { recording, type RecordingName } from '@quarterdeck/sandbox/fixtures/recorded'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Flow } from './flow'
import { FlowForm, type FlowFormProps } from './FlowForm'
import { ignoreScripts } from './testing/ignoreScripts'
import { manyProviders } from './testing/manyProviders'

beforeAll(ignoreScripts)

const recorded = (name: RecordingName) => recording(name).body as Flow
const show = (flow: Flow, lastMethod?: string) => {
  const onSubmit = vi.fn<FlowFormProps['onSubmit']>()
  render(<FlowForm flow={flow} onSubmit={onSubmit} lastMethod={lastMethod} />)
  return onSubmit
}
const marked = () => screen.queryAllByRole('button', { name: /Last used/ })

describe('the method that was used last', () => {
  test.each<[string, RegExp]>([
    ['password', /^Sign in Last used$/],
    ['code', /^Send sign in code Last used$/],
    ['passkey', /^Sign in with passkey Last used$/],
    ['oidc harbour', /^Sign in with Harbour Last used$/],
  ])('%s is marked on its button', (method, name) => {
    show(recorded('login-all-methods'), method)
    expect(marked()).toHaveLength(1)
    expect(marked()[0]).toHaveAccessibleName(name)
  })

  test('is also marked where methods are chosen in a second step', () => {
    show(recorded('login-identifier-first-choice'), 'code')
    expect(marked()[0]).toHaveAccessibleName('Send sign in code Last used')
  })

  test.each<[string, RecordingName, string | undefined]>([
    ['nobody signed in here before', 'login-all-methods', undefined],
    ['it is offered no more', 'login-all-methods', 'oidc gone'],
    ['its name is no method at all', 'login-all-methods', 'toString'],
    ['there is no other one', 'login-password', 'password'],
  ])('is not marked where %s', (_why, flow, method) => {
    show(recorded(flow), method)
    expect(marked()).toHaveLength(0)
  })
})

describe('a long list of social providers', () => {
  test('shows their names alone, and is read out and sent as before', async () => {
    const onSubmit = show(manyProviders(), 'oidc github')
    const github = screen.getByRole('button', { name: 'Sign in with GitHub Last used' })
    expect(screen.getByRole('button', { name: 'Sign in with Apple' })).toBeVisible()
    // What the names have in common is there for screen readers alone.
    expect(screen.getAllByText('Sign in with', { ignore: ':not(span > span)' })).toHaveLength(10)
    await userEvent.click(github)
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ provider: 'github' })
  })

  test('is in nothing that cuts what stands out, as the ring of the focus does', () => {
    show(manyProviders())
    expect(screen.getByRole('button', { name: 'Sign in with Apple' }).closest('[data-long]')).toBeNull()
  })

  test('begins after the fourth', () => {
    show(manyProviders(4))
    expect(screen.getByText('Sign in with Apple')).toBeVisible()
    expect(screen.queryByText('Sign in with')).toBeNull()
  })
})

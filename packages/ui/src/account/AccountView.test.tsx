import { recordedFlow } from '@quarterdeck/sandbox/fixtures/recorded'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Flow } from '../flow'
import { DraftsContext, ready, UnsavedInputContext, type Draft } from '../lib'
import { ignoreScripts } from '../flow/testing/ignoreScripts'
import { AccountView, type AccountViewProps } from './AccountView'
import { thisDevice } from './testing/sessions'

beforeAll(ignoreScripts)

/** Draws the screen; `answer` settles the oldest press that waits, and draws the document it is answered with. */
function open(
  first: Flow = recordedFlow('settings'),
  { kept = {}, sentBefore }: { kept?: Record<string, Partial<Draft>>; sentBefore?: string } = {},
) {
  const waiting: (() => void)[] = []
  const onSubmit = vi.fn<AccountViewProps['onSubmit']>(
    () => new Promise<void>((resolve) => waiting.push(resolve)),
  )
  const drafts: Record<string, Draft | null> = {}
  const unsaved = new Set<object>()
  const sending: string[] = []
  const hold = (input: object) => {
    unsaved.add(input)
    return () => void unsaved.delete(input)
  }
  const placeOf = (form: string) => ({
    read: () => (kept[form] ? { values: {}, before: {}, secrets: [], ...kept[form] } : null),
    keep: (draft: Draft | null) => void (drafts[form] = draft),
    sending: () => void sending.push(form),
    whenSent: () => () => {},
  })
  const view = (flow: Flow) => (
    <UnsavedInputContext value={hold}>
      <DraftsContext value={placeOf}>
        <AccountView
          flow={ready(flow)}
          homeHref="/user"
          secureHref="/account?secure=sessions"
          onSubmit={onSubmit}
          sentBefore={sentBefore}
          sessions={ready({ current: thisDevice, others: [] })}
          onRevoke={() => {}}
          onRevokeAll={() => {}}
        />
      </DraftsContext>
    </UnsavedInputContext>
  )
  const { rerender } = render(view(first))
  const answer = (flow: Flow) =>
    act(async () => {
      rerender(view(flow))
      waiting.shift()?.()
    })
  return { onSubmit, answer, drafts, sending, unsaved }
}

const section = (name: string) => within(screen.getByRole('region', { name }))
const save = (name: string) => userEvent.click(section(name).getByRole('button', { name: 'Save' }))
const password = () => screen.getByLabelText(/^Password/, { selector: 'input' })
const nameField = () => screen.getByLabelText('Name')

test('saving one section leaves what was typed in another, a password too, and stores no password', async () => {
  const { answer, drafts, unsaved } = open()
  await userEvent.type(password(), 'not sent yet')
  expect(drafts.password).toMatchObject({ values: {}, secrets: ['Password'] })
  await userEvent.type(nameField(), 'Nora Maria')
  expect(unsaved.size).toBe(2)
  await save('Profile')
  await answer(recordedFlow('settings-profile-saved'))
  expect(password()).toHaveValue('not sent yet')
  expect(unsaved.size).toBe(1)
  expect(section('Profile').getByText('Your changes have been saved!')).toBeVisible()
  expect(section('Password').queryByText('Your changes have been saved!')).toBeNull()
  expect(JSON.stringify(drafts)).not.toContain('not sent yet')
})

test('the saved section shows what is stored now, and what was typed after the press', async () => {
  const { answer, unsaved } = open()
  await userEvent.type(nameField(), 'Nora Maria')
  await userEvent.clear(screen.getByLabelText(/^Email/))
  await userEvent.type(screen.getByLabelText(/^Email/), 'Maria@Example.com')
  await save('Profile')
  await userEvent.type(nameField(), ' Luz')
  await answer(recordedFlow('settings-profile-saved'))
  expect(screen.getByLabelText(/^Email/)).toHaveValue('nora@example.com')
  expect(nameField()).toHaveValue('Nora Maria Luz')
  expect(unsaved.size).toBe(1)
})

test('a refused password is emptied and has the focus; what was typed elsewhere stays', async () => {
  const { answer, unsaved } = open()
  await userEvent.type(nameField(), 'Nora Maria')
  await userEvent.type(password(), 'password')
  await save('Password')
  await answer(recordedFlow('settings-password-too-short'))
  expect(password()).toHaveValue('')
  expect(password()).toHaveFocus()
  expect(nameField()).toHaveValue('Nora Maria')
  expect(unsaved.size).toBe(2)
})

test('nothing is called saved before its answer is there', async () => {
  const { answer } = open()
  await save('Profile')
  await answer(recordedFlow('settings-profile-saved'))
  await userEvent.type(password(), 'a better secret')
  await save('Password')
  expect(section('Password').queryByText('Your changes have been saved!')).toBeNull()
})

test('two sections are sent one after the other, and each answer belongs to its own', async () => {
  const { answer, onSubmit } = open()
  await userEvent.type(password(), 'a better secret')
  await save('Profile')
  await save('Password')
  expect(onSubmit).toHaveBeenCalledTimes(1)
  await answer(recordedFlow('settings-profile-saved'))
  expect(password()).toHaveValue('a better secret')
  expect(onSubmit).toHaveBeenCalledTimes(2)
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ method: 'password', password: 'a better secret' })
  await answer({ ...recordedFlow('settings-profile-saved') })
  expect(password()).toHaveValue('')
})

describe('a draft', () => {
  test('says that it is back, and is discarded with all that is typed in its section', async () => {
    const { drafts, unsaved } = open(recordedFlow('settings'), {
      kept: { profile: { values: { 'traits.name': 'Mira' } } },
    })
    expect(nameField()).toHaveValue('Mira')
    expect(section('Profile').getByText('What you typed before is back')).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Discard it' })).toHaveLength(1)
    expect(unsaved.size).toBe(1)
    await userEvent.type(nameField(), ' Luz')
    await userEvent.click(screen.getByRole('button', { name: 'Discard it' }))
    expect(nameField()).toHaveValue('')
    expect(screen.queryByText(/^What you typed before/)).toBeNull()
    expect(drafts.profile).toBeNull()
    expect(unsaved.size).toBe(0)
  })

  test('of a password alone says that it has to be typed again', () => {
    const { unsaved } = open(recordedFlow('settings'), { kept: { password: { secrets: ['Password'] } } })
    expect(section('Password').getByText('What you typed before has to be typed again')).toBeVisible()
    expect(section('Password').getByText('Not kept, since it is secret: Password.')).toBeVisible()
    expect(unsaved.size).toBe(0)
  })

  test('warns where it was sent without an answer, and goes on to when more is typed', async () => {
    const kept = { profile: { values: { 'traits.name': 'Mira' }, secrets: ['Password'], unanswered: true } }
    const { drafts } = open(recordedFlow('settings'), { kept })
    expect(section('Profile').getByText(/^It was sent, and no answer came./)).toBeVisible()
    await userEvent.type(nameField(), ' Luz')
    expect(drafts.profile).toMatchObject({
      values: { 'traits.name': 'Mira Luz' },
      secrets: ['Password'],
      unanswered: true,
    })
  })

  test('of a code goes when setting up its authenticator app is cancelled', async () => {
    const { drafts, unsaved } = open(recordedFlow('settings-totp-setup'))
    const app = section('Authenticator app')
    await userEvent.click(app.getByRole('button', { name: 'Set up' }))
    await userEvent.type(app.getByLabelText(/code/i, { selector: 'input' }), '123')
    expect(drafts.totp).toMatchObject({ values: {}, secrets: [expect.any(String)] })
    expect(unsaved.size).toBe(1)
    await userEvent.click(app.getByRole('button', { name: 'Cancel' }))
    expect(drafts.totp).toBeNull()
    expect(unsaved.size).toBe(0)
  })

  test('that is saved by now is none, and one is gone when nothing is edited any more', async () => {
    const kept = { profile: { values: { 'traits.email': 'nora@example.com', 'traits.name': '' } } }
    const { drafts, unsaved } = open(recordedFlow('settings'), { kept })
    expect(screen.queryByText(/^What you typed before/)).toBeNull()
    expect(unsaved.size).toBe(0)
    await userEvent.type(nameField(), 's')
    expect(unsaved.size).toBe(1)
    await userEvent.type(nameField(), '{Backspace}')
    expect(drafts.profile).toBeNull()
    expect(unsaved.size).toBe(0)
  })

  test('is not told of any more once its section is saved', async () => {
    const { answer } = open(recordedFlow('settings'), {
      kept: { profile: { values: { 'traits.name': 'Mira' } } },
    })
    await save('Profile')
    await answer(recordedFlow('settings-profile-saved'))
    expect(screen.queryByText('What you typed before is back')).toBeNull()
  })
})

test.each([
  ['the section whose script sent the form', recordedFlow('settings-passkey-added'), 'passkey', 'Passkeys'],
  ['the one that the service names', recordedFlow('settings-oidc-linked'), undefined, 'Social sign-in'],
])('what comes with a page that is loaded anew stands in %s', (_name, flow, sentBefore, name) => {
  open(flow, { sentBefore })
  expect(section(name).getByText('Your changes have been saved!')).toBeVisible()
  expect(screen.getAllByText('Your changes have been saved!')).toHaveLength(1)
})

test('a key, whose script loads the page anew, is not added while another section is being sent', async () => {
  const add = vi.fn<() => void>()
  vi.stubGlobal('oryWebAuthnRegistration', add)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { answer, drafts } = open(recordedFlow('settings-webauthn'))
  const keys = section('Security keys')
  await userEvent.type(keys.getByLabelText(/^Name of the security key/), 'Desk key')
  const button = keys.getByRole('button', { name: 'Add security key' })
  await save('Profile')
  await userEvent.click(button)
  await vi.waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  await answer({ ...recordedFlow('settings-webauthn') })
  expect(add).not.toHaveBeenCalled()
  expect(JSON.stringify(drafts)).toContain('Desk key')
  await userEvent.click(button)
  await vi.waitFor(() => expect(add).toHaveBeenCalledOnce())
})

test('a key is sent, and not unsaved any more, once the question for it is answered', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
  const ask = vi.fn<() => void>()
  vi.stubGlobal('oryWebAuthnRegistration', ask)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    submit.mockRestore()
  })
  const { drafts, sending, unsaved } = open(recordedFlow('settings-webauthn'))
  const keys = section('Security keys')
  await userEvent.type(keys.getByLabelText(/^Name of the security key/), 'Desk key')
  const button = keys.getByRole('button', { name: 'Add security key' })
  await userEvent.click(button)
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce())
  expect([unsaved.size, sending]).toEqual([1, []])

  act(() => button.closest('form')?.submit())
  expect(submit).toHaveBeenCalledOnce()
  expect([unsaved.size, sending]).toEqual([0, ['webauthn']])
  expect(drafts.webauthn).not.toBeNull()
})

describe('after a recovery', () => {
  const titles = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))
  const isFirst = (name: string) =>
    titles()[0] === screen.getByRole('region', { name }).getAttribute('aria-labelledby')

  test('a new password comes first, with the focus, the reason and the way out', () => {
    open(recordedFlow('settings-after-recovery'))
    expect(isFirst('Choose a new password')).toBe(true)
    expect(password()).toHaveFocus()
    const choice = section('Choose a new password')
    expect(choice.getByText(/You came in by email, which works this once/)).toBeVisible()
    expect(choice.getByText(/^You successfully recovered your account/)).toBeVisible()
    expect(choice.getByText(/your old password stays valid/)).toBeVisible()
    expect(choice.getByRole('link', { name: 'Continue without a new password' })).toHaveAttribute(
      'href',
      '/user',
    )
    expect(choice.getByRole('button', { name: 'Save' })).toHaveAttribute('data-variant', 'primary')
    expect(section('Profile').getByRole('button', { name: 'Save' })).not.toHaveAttribute(
      'data-variant',
      'primary',
    )
  })

  test('it stays so until the password is saved, whatever else is', async () => {
    const { answer } = open(recordedFlow('settings-after-recovery'))
    await save('Profile')
    await answer(recordedFlow('settings-profile-saved'))
    expect(isFirst('Choose a new password')).toBe(true)
    await userEvent.type(password(), 'password')
    await save('Choose a new password')
    await answer(recordedFlow('settings-password-too-short'))
    expect(isFirst('Choose a new password')).toBe(true)
    await userEvent.type(password(), 'a better secret')
    await save('Choose a new password')
    await answer({ ...recordedFlow('settings-profile-saved') })
    expect(isFirst('Password')).toBe(true)
    expect(section('Password').getByText('Your changes have been saved!')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Continue without a new password' })).toBeNull()
  })

  test('where there are no passwords nothing is asked for, and the service’s words stand on top', () => {
    open(recordedFlow('settings-after-recovery-no-password'))
    expect(screen.queryByText('Choose a new password')).toBeNull()
    expect(screen.getByText(/^You successfully recovered your account/)).toBeVisible()
  })
})

test('without a recovery the profile comes first, and nothing takes the focus', () => {
  open()
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Profile')
  expect(document.body).toHaveFocus()
})

import { configure } from '@quarterdeck/api'
import { recordedFlow, recording, type RecordingName } from '@quarterdeck/sandbox/fixtures/recorded'
import { DraftsContext } from '@quarterdeck/ui/lib'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { draftPlacesOf } from '../../lib/drafts'
import { paths } from '../../lib/paths'
import { queryClient } from '../../lib/queryClient'
import { DRAFTS_KEY } from '../../lib/unsavedInput'
import { Component as Account } from './account.route'

vi.mock('../../lib/session')

interface Answer {
  status: number
  body?: unknown
}

/**
 * Opens an address under /account; the settings flow is read with the first answer, each press is given the next. Before a
 * profile is sent a new document is read, of what the last answer that was not refused has.
 */
function open(address: string, first: Answer, ...answers: Answer[]) {
  let saved = first
  configure({
    apiUrl: 'https://api.example.com',
    authUrl: 'https://auth.example.com',
    fetch: ({ url, method }) => {
      if (!url.includes('/self-service/')) return Promise.resolve(Response.json([]))
      const { status, body } = (method === 'GET' ? saved : answers.shift()) ?? saved
      if (status === 200) saved = { status, body: { ...(body as object), state: 'show_form' } }
      return Promise.resolve(Response.json(body, { status }))
    },
  })
  show(address)
}

/** Draws the screen at an address. */
function show(address: string) {
  const Address = () => <output>{useLocation().pathname + useLocation().search}</output>
  const Back = () => {
    const navigate = useNavigate()
    return <button onClick={() => void navigate(-1)}>Back</button>
  }
  const placeOf = draftPlacesOf('nora')
  render(
    <QueryClientProvider client={queryClient}>
      <DraftsContext value={placeOf}>
        <MemoryRouter initialEntries={['/before', address]}>
          <Account />
          <Address />
          <Back />
        </MemoryRouter>
      </DraftsContext>
    </QueryClientProvider>,
  )
}

const section = async (name: string) => within(await screen.findByRole('region', { name }))
const save = async (name: string) =>
  userEvent.click((await section(name)).getByRole('button', { name: 'Save' }))

beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/account')
})

test('the draft of a refused section is kept when another one is saved, and goes when it is saved itself', async () => {
  const refused = structuredClone(recordedFlow('settings'))
  refused.ui.messages = [{ id: 4000007, text: 'An account with the same identifier exists.', type: 'error' }]
  const passwordSaved = structuredClone(recordedFlow('settings-profile-saved'))
  for (const { attributes } of passwordSaved.ui.nodes ?? [])
    if (attributes.name === 'traits.name') delete attributes.value
  open(
    '/account',
    { status: 200, body: recordedFlow('settings') },
    { status: 400, body: refused },
    { status: 200, body: passwordSaved },
    { status: 200, body: recordedFlow('settings-profile-saved') },
  )
  await userEvent.type((await section('Profile')).getByLabelText('Name'), 'Nora Maria')
  await save('Profile')
  await screen.findByText('An account with the same identifier exists.')

  await userEvent.type((await section('Password')).getByLabelText(/^Password/), 'a better secret')
  await save('Password')
  await (await section('Password')).findByText('Your changes have been saved!')
  expect(JSON.stringify(sessionStorage)).toContain('Nora Maria')

  await save('Profile')
  await (await section('Profile')).findByText('Your changes have been saved!')
  expect(JSON.stringify(sessionStorage)).not.toContain('Nora Maria')
})

/** Where Kratos leads after a recovery. */
const AFTER_RECOVERY = paths.account({ flow: recordedFlow('settings-after-recovery').id })

describe('a new password in the way for who was robbed signs everybody else out once more', () => {
  /** Sends the new password. Gives what is asked of the sessions, and what has the password saved. */
  async function sendPassword() {
    const asked: string[] = []
    let answer = () => {}
    const saved = new Promise<void>((resolve) => (answer = resolve))
    configure({
      apiUrl: 'https://api.example.com',
      authUrl: 'https://auth.example.com',
      fetch: async ({ url, method }) => {
        if (url.endsWith('/sessions')) asked.push(method)
        if (!url.includes('/self-service/')) return Response.json(method === 'DELETE' ? { count: 1 } : [])
        if (method !== 'POST') return Response.json(recordedFlow('settings-password-only'))
        await saved
        return Response.json(recordedFlow('settings-password-saved'))
      },
    })
    show('/account?secure=password')
    const choice = await section('Choose a new password')
    await userEvent.type(choice.getByLabelText(/^Password/), 'a better secret')
    await save('Choose a new password')
    expect(asked).not.toContain('DELETE')
    return { asked, answer }
  }

  test('and leads on', async () => {
    const { asked, answer } = await sendPassword()
    answer()
    expect(await screen.findByRole('heading', { name: 'The password is new' })).toBeVisible()
    await waitFor(() => expect(asked).toContain('DELETE'))
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/account?secure=factors')
  })

  test('also where the screen is left while it is saved', async () => {
    const { asked, answer } = await sendPassword()
    cleanup()
    answer()
    await waitFor(() => expect(asked).toContain('DELETE'))
  })
})

test('a change that may have been made comes back with a warning', async () => {
  open('/account', recording('settings'), { status: 503 }, { status: 503 })
  await userEvent.type((await section('Profile')).getByLabelText('Name'), 'Nora')
  await save('Profile')
  await screen.findByText(/Load this page again to see what was saved/)
  cleanup()
  open('/account', recording('settings'))
  expect((await section('Profile')).getByLabelText('Name')).toHaveValue('Nora')
  expect(screen.getByText(/^It was sent, and no answer came./)).toBeVisible()
})

test('a password that was not changed, since who it is had to be confirmed first, has to be typed again', async () => {
  const flow = recordedFlow('settings').id
  open('/account', recording('settings'), recording('error-session-refresh-required-403'))
  await userEvent.type((await section('Password')).getByLabelText(/^Password/), 'a better secret')
  await save('Password')
  await screen.findByText(/^\/login/)
  cleanup()
  open(paths.account({ flow }), recording('settings'))
  const password = await section('Password')
  expect(password.getByText('What you typed before has to be typed again')).toBeVisible()
  expect(password.getByText('Not kept, since it is secret: Password.')).toBeVisible()
})

test('a fresh sign-in leads back to the step', async () => {
  const { status, body } = recording('error-session-refresh-required-403')
  const flow = recordedFlow('settings-password-only').id
  open(
    '/account?secure=password',
    { status: 200, body: recordedFlow('settings-password-only') },
    { status, body },
  )
  const choice = await section('Choose a new password')
  await userEvent.type(choice.getByLabelText(/^Password/), 'a better secret')
  await save('Choose a new password')
  const back = paths.login({ refresh: 'true', return_to: paths.account({ flow, secure: 'password' }) })
  expect(await screen.findByText(back)).toBeInTheDocument()
})

test('a fresh sign-in leads back to the flow with the secret that was shown in it', async () => {
  const { status, body } = recording('error-session-refresh-required-403')
  const { id } = recordedFlow('settings')
  open('/account', recording('settings'), { status, body })
  await save('Profile')
  const back = paths.login({ refresh: 'true', return_to: paths.account({ flow: id }) })
  expect(await screen.findByText(back)).toBeInTheDocument()
})

test('a fresh sign-in after something was saved leads back to the flow that does not say so', async () => {
  const { status, body } = recording('error-session-refresh-required-403')
  const { id, ui } = recordedFlow('settings-profile-saved')
  const next = new URL(ui.action).searchParams.get('flow') ?? ''
  expect(next).not.toBe(id)
  open('/account', recording('settings'), recording('settings-profile-saved'), { status, body })
  await save('Profile')
  await (await section('Profile')).findByText('Your changes have been saved!')
  await save('Profile')
  const back = paths.login({ refresh: 'true', return_to: paths.account({ flow: next }) })
  expect(await screen.findByText(back)).toBeInTheDocument()
})

test.each<[string, RecordingName, string]>([
  [
    'signing in again',
    'error-session-refresh-required-403',
    paths.login({ refresh: 'true', return_to: AFTER_RECOVERY }),
  ],
  ['the second factor', 'error-settings-aal2-403', paths.login({ aal: 'aal2', return_to: AFTER_RECOVERY })],
])('%s leads back to the flow that a recovery began', async (_name, answer, address) => {
  const { status, body } = recording(answer)
  open(AFTER_RECOVERY, { status: 200, body: recordedFlow('settings-after-recovery') }, { status, body })
  await userEvent.type(
    (await section('Choose a new password')).getByLabelText(/^Password/),
    'a better secret',
  )
  await save('Choose a new password')
  expect(await screen.findByText(address)).toBeInTheDocument()
})

describe('a new password stays on top after a recovery when the page is loaded anew', () => {
  const isAsked = async () => {
    await screen.findByRole('region', { name: 'Profile' })
    return screen.queryByRole('link', { name: 'Continue without a new password' }) !== null
  }

  test('where one was refused, until one is saved', async () => {
    open(AFTER_RECOVERY, recording('settings-after-recovery'), recording('settings-password-too-short'))
    await userEvent.type((await section('Choose a new password')).getByLabelText(/^Password/), '123')
    await save('Choose a new password')
    expect(await screen.findByText(/password must be at least/i)).toBeVisible()
    cleanup()
    open(AFTER_RECOVERY, recording('settings-password-too-short'), recording('settings-password-saved'))
    const choice = await section('Choose a new password')
    expect(choice.getByText(/password must be at least/i)).toBeVisible()
    expect(await isAsked()).toBe(true)
    await userEvent.type(choice.getByLabelText(/^Password/), 'a better secret')
    await save('Choose a new password')
    await screen.findByText('Your changes have been saved!')
    cleanup()
    open(AFTER_RECOVERY, recording('settings-password-saved'))
    expect(await isAsked()).toBe(false)
  })

  test('and no more where it was saved and its answer was lost', async () => {
    open(AFTER_RECOVERY, recording('settings-after-recovery'), { status: 503 })
    const choice = await section('Choose a new password')
    await userEvent.type(choice.getByLabelText(/^Password/), 'a better secret')
    await save('Choose a new password')
    await screen.findByText(/Load this page again to see what was saved/)
    cleanup()
    open(AFTER_RECOVERY, recording('settings-password-saved'))
    expect(await isAsked()).toBe(false)
    expect((await section('Password')).getByText('Your changes have been saved!')).toBeVisible()
    expect(screen.queryByText(/has to be typed again|no answer came/)).toBeNull()
  })

  test('also where a lost answer was followed by something else that was saved', async () => {
    const saved = recording('settings-profile-saved')
    open(AFTER_RECOVERY, recording('settings-after-recovery'), { status: 503 }, saved)
    const choice = await section('Choose a new password')
    await userEvent.type(choice.getByLabelText(/^Password/), 'a better secret')
    await save('Choose a new password')
    await screen.findByText(/Load this page again to see what was saved/)
    await save('Profile')
    await (await section('Profile')).findByText('Your changes have been saved!')
    cleanup()
    open(AFTER_RECOVERY, saved)
    expect(await isAsked()).toBe(true)
    expect(screen.getByText(/^It was sent, and no answer came./)).toBeVisible()
  })

  test('where something else was saved, and in the flow that leads on from there', async () => {
    open(AFTER_RECOVERY, recording('settings-after-recovery'), recording('settings-profile-saved'))
    await save('Profile')
    await (await section('Profile')).findByText('Your changes have been saved!')
    cleanup()
    open(AFTER_RECOVERY, recording('settings-profile-saved'))
    expect(await isAsked()).toBe(true)
    expect(screen.queryByText('Your changes have been saved!')).toBeNull()
    cleanup()
    const next = new URL(recordedFlow('settings-profile-saved').ui.action).searchParams.get('flow') ?? ''
    open(paths.account({ flow: next }), { status: 200, body: { ...recordedFlow('settings'), id: next } })
    expect(await isAsked()).toBe(true)
  })
})

test('Back from the second factor leads to where somebody came from, and not to it once more', async () => {
  open('/account', recording('error-settings-aal2-403'), recording('error-settings-aal2-403'))
  expect(await screen.findByText(/^\/login\?aal=aal2/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByText('/before')).toBeInTheDocument()
})

/** Names a key and presses the button, which calls what stands for the identity service's script. */
async function addKey(script: () => void) {
  const trigger = vi.fn<() => void>(() => act(script))
  vi.stubGlobal('oryWebAuthnRegistration', trigger)
  onTestFinished(() => void vi.unstubAllGlobals())
  open('/account', recording('settings-webauthn'))
  const keys = await section('Security keys')
  await userEvent.type(keys.getByLabelText(/^Name of the security key/), 'Desk key')
  await userEvent.click(keys.getByRole('button', { name: 'Add security key' }))
  await waitFor(() => expect(trigger).toHaveBeenCalledOnce())
}

test('a key whose question was cancelled is back, and does not count as sent', async () => {
  await addKey(() => {})
  expect(sessionStorage.getItem(DRAFTS_KEY)).not.toContain('sending')
  cleanup()
  open('/account', recording('settings-webauthn'))
  const keys = await section('Security keys')
  expect(keys.getByLabelText(/^Name of the security key/)).toHaveValue('Desk key')
  expect(keys.getByText('What you typed before is back')).toBeVisible()
})

test.each([
  { saved: true, answer: 'settings-webauthn-added' as const },
  { saved: false, answer: 'settings-webauthn' as const },
])(
  'a key that the browser itself sent leaves a draft only where it was not saved',
  async ({ saved, answer }) => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
    onTestFinished(() => submit.mockRestore())
    await addKey(() => document.querySelector<HTMLInputElement>('[name=webauthn_register]')?.form?.submit())
    expect(submit).toHaveBeenCalledOnce()

    cleanup() // the document is loaded anew
    open(paths.account({ flow: recordedFlow(answer).id }), recording(answer))
    const name = (await section('Security keys')).getByLabelText(/^Name of the security key/)
    expect(name).toHaveValue(saved ? '' : 'Desk key')
    expect(JSON.stringify(sessionStorage).includes('Desk key')).toBe(!saved)
    expect((await section('Security keys')).queryByText('Your changes have been saved!') !== null).toBe(saved)
  },
)

test('what was being sent when the page was loaded anew is saved only where the flow that it went to says so', async () => {
  const address = paths.account({ flow: recordedFlow('settings').id })
  /** Sends a name from a document and loads the page anew before an answer comes, to read another one. */
  async function reloadMeanwhile(before: RecordingName, after: RecordingName) {
    open(address, recording(before))
    await userEvent.type((await section('Profile')).getByLabelText('Name'), ' Maria')
    configure({ fetch: () => new Promise(() => {}), apiUrl: '', authUrl: 'https://auth.example.com' })
    await save('Profile')
    cleanup()
    open(address, recording(after))
    const profile = await section('Profile')
    return profile.queryByText('Your changes have been saved!') !== null
  }
  expect(await reloadMeanwhile('settings-webauthn-added', 'settings-webauthn-added')).toBe(false)
  expect(JSON.stringify(sessionStorage)).toContain(' Maria')
  cleanup()
  sessionStorage.clear()
  expect(await reloadMeanwhile('settings', 'settings-profile-saved')).toBe(true)
  expect(JSON.stringify(sessionStorage)).not.toContain(' Maria')
})

test('a profile is sent with what was saved of it elsewhere; what both changed is told at its field', async () => {
  const sent: unknown[] = []
  let elsewhere = recordedFlow('settings')
  configure({
    apiUrl: 'https://api.example.com',
    authUrl: 'https://auth.example.com',
    fetch: async (request) => {
      if (!request.url.includes('/self-service/')) return Response.json([])
      if (request.method === 'GET') return Response.json(elsewhere)
      const { traits } = (await request.clone().json()) as { traits: unknown }
      sent.push(traits)
      return Response.json(recordedFlow('settings-profile-saved'))
    },
  })
  show('/account')
  const profile = await section('Profile')
  const name = profile.getByLabelText('Name')
  await userEvent.type(name, 'Mira')
  elsewhere = structuredClone(elsewhere)
  for (const { attributes } of elsewhere.ui.nodes ?? []) {
    if (attributes.name === 'traits.email') attributes.value = 'new@example.com'
    if (attributes.name === 'traits.name') attributes.value = 'Maria'
  }
  await save('Profile')
  expect(await profile.findByText(/Changed elsewhere meanwhile, to "Maria"/)).toBeVisible()
  expect(name).toHaveValue('Mira')
  expect(profile.getByLabelText(/^Email/)).toHaveValue('new@example.com')
  expect(sent).toEqual([])

  await save('Profile')
  await waitFor(() => expect(sent).toEqual([{ email: 'new@example.com', name: 'Mira' }]))
})

test('what was refused, and then put right, is no change made elsewhere', async () => {
  const refused = structuredClone(recordedFlow('settings'))
  for (const node of refused.ui.nodes ?? [])
    if (node.attributes.name === 'traits.name')
      Object.assign(node, { messages: [{ type: 'error', text: 'Too short.' }] }).attributes.value = 'M'
  const sent = recording('settings-profile-saved')
  open('/account', recording('settings'), { status: 400, body: refused }, sent)
  const profile = await section('Profile')
  await userEvent.type(profile.getByLabelText('Name'), 'M')
  await save('Profile')
  await profile.findByText('Too short.')
  await userEvent.type(profile.getByLabelText('Name'), 'ira')
  await save('Profile')
  expect(await profile.findByText('Your changes have been saved!')).toBeVisible()
})

describe('what is typed into the profile is compared with what was saved when it was drawn', () => {
  /** The name that is saved. */
  let saved = ''

  /** The settings of somebody of this name, as a document that was begun just now or is the answer to what was saved. */
  function settingsOf(name: string, state = 'show_form') {
    const document = structuredClone(recordedFlow('settings'))
    for (const { attributes } of document.ui.nodes ?? [])
      if (attributes.name === 'traits.name') attributes.value = name
    return { ...document, state }
  }

  /** Opens the screen; `taken` is told of each form that arrives, and gives the status of an answer that fails. */
  function openWith(taken: (body: { method: string; traits?: { name: string } }) => number | undefined) {
    saved = ''
    configure({
      apiUrl: 'https://api.example.com',
      authUrl: 'https://auth.example.com',
      fetch: async (request) => {
        if (!request.url.includes('/self-service/')) return Response.json([])
        if (request.method === 'GET') return Response.json(settingsOf(saved))
        const status = taken(await request.clone().json())
        return status ? Response.json({}, { status }) : Response.json(settingsOf(saved, 'success'))
      },
    })
    show('/account')
  }

  test('also after another section was saved', async () => {
    const sent: string[] = []
    openWith(({ method }) => void sent.push(method))
    const profile = await section('Profile')
    await userEvent.type(profile.getByLabelText('Name'), 'Mira')
    saved = 'Maria'
    await userEvent.type((await section('Password')).getByLabelText('Password'), 'a-long-new-password-7')
    await save('Password')
    await waitFor(() => expect(sent).toEqual(['password']))
    await save('Profile')
    expect(await profile.findByText(/Changed elsewhere meanwhile, to "Maria"/)).toBeVisible()
    expect(sent).toEqual(['password'])
  })

  test('and what was saved from here without an answer is no change made elsewhere', async () => {
    const sent: string[] = []
    openWith(({ traits }) => {
      saved = traits?.name ?? ''
      sent.push(saved)
      return sent.length === 1 ? 504 : undefined
    })
    const profile = await section('Profile')
    await userEvent.type(profile.getByLabelText('Name'), 'Mira')
    await save('Profile')
    await profile.findByText(/The outcome is unknown/)
    await userEvent.type(profile.getByLabelText('Name'), ' Luz')
    await save('Profile')
    await waitFor(() => expect(sent).toEqual(['Mira', 'Mira Luz']))
  })
})

import { recording, type RecordingName } from '@quarterdeck/sandbox/fixtures/recorded'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Flow, FlowNode } from './flow'
import { FlowForm, type FlowFormProps } from './FlowForm'
import { ignoreScripts } from './testing/ignoreScripts'

beforeAll(ignoreScripts)

const recorded = (name: RecordingName) => recording(name).body as Flow
const loginAllMethods = recorded('login-all-methods')
afterEach(() => {
  for (const script of document.querySelectorAll('script')) script.remove()
  for (const name of [
    'oryPasskeyLogin',
    'oryPasskeyLoginAutocompleteInit',
    'oryWebAuthnLogin',
    'abortPasskeyConditionalUI',
  ])
    Reflect.deleteProperty(window, name)
})

const show = (flow: Flow) => {
  const onSubmit = vi.fn<FlowFormProps['onSubmit']>()
  const view = render(<FlowForm flow={flow} onSubmit={onSubmit} />)
  const again = (next: Flow) => view.rerender(<FlowForm flow={next} onSubmit={onSubmit} />)
  return { onSubmit, again, container: view.container }
}

/** The script of this name, once it has been added to the page. */
const scriptOf = (name: string) =>
  vi.waitFor(() => {
    const script = document.querySelector(`script[src$="/${name}.js"]`)
    if (!script) throw new Error(`${name} is not there`)
    return script
  })

test('a passkey button runs the service’s function, which can submit the form itself', async () => {
  const { container, onSubmit } = show(loginAllMethods)
  const run = vi.fn<() => void>()
  Object.assign(window, { oryPasskeyLogin: run })
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with passkey' }))
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
  expect(onSubmit).not.toHaveBeenCalled()
  const form = container.querySelector('form')
  expect(form).toHaveAttribute('action', loginAllMethods.ui.action)
  expect(form).toHaveAttribute('method', 'post')
  for (const name of ['csrf_token', 'passkey_login', 'passkey_challenge', 'identifier'])
    expect(form?.elements.namedItem(name)).not.toBeNull()
  expect(container.querySelector('[onclick]')).toBeNull()
})

describe('where a passkey or security key is the only way', () => {
  test.each<[RecordingName, string | undefined, RegExp, string]>([
    ['login-passkey', undefined, /^Email/, 'oryPasskeyLogin'],
    ['registration-all-methods', 'passkey', /^Email/, 'oryPasskeyRegistration'],
    ['settings-webauthn-added', 'webauthn', /^Name of the security key/, 'oryWebAuthnRegistration'],
  ])('Enter in a field of %s presses its button', async (name, group, label, trigger) => {
    const run = vi.fn<() => void>()
    Object.assign(window, { [trigger]: run })
    onTestFinished(() => void Reflect.deleteProperty(window, trigger))
    const onSubmit = vi.fn<FlowFormProps['onSubmit']>()
    render(<FlowForm flow={recorded(name)} group={group} onSubmit={onSubmit} />)
    await userEvent.type(screen.getByLabelText(label), 'nora@example.com{Enter}')
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('Enter asks for what a sign-up needs besides', async () => {
    render(
      <FlowForm
        flow={recorded('registration-all-methods')}
        group="passkey"
        onSubmit={vi.fn<FlowFormProps['onSubmit']>()}
      />,
    )
    await userEvent.type(screen.getByLabelText(/^Email/), '{Enter}')
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('Email is required')
  })

  test.each<RecordingName>(['login-passkey', 'registration-oidc-only'])(
    'no divider stands before the only buttons of %s',
    (name) => {
      show(recorded(name))
      expect(screen.getByLabelText(/^Email/)).toBeVisible()
      expect(screen.queryByText('or')).toBeNull()
    },
  )
})

test('a passkey waits for another press, so that what is being sent is not cut off', async () => {
  let answer = () => {}
  const run = vi.fn<() => void>()
  Object.assign(window, { oryPasskeyLogin: run })
  render(
    <FlowForm flow={loginAllMethods} onSubmit={() => new Promise<void>((resolve) => (answer = resolve))} />,
  )
  await userEvent.type(screen.getByLabelText(/^Email/), 'nora@example.com')
  await userEvent.type(screen.getByLabelText(/^Password/), 'secret{Enter}')
  const passkey = screen.getByRole('button', { name: 'Sign in with passkey' })
  await userEvent.click(passkey)
  await act(async () => answer())
  expect(run).not.toHaveBeenCalled()
  await userEvent.click(passkey)
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
})

test('without the script a passkey says what to do instead, and the next press tries to load it again', async () => {
  show(loginAllMethods)
  const passkey = screen.getByRole('button', { name: 'Sign in with passkey' })
  const failed = await scriptOf('webauthn')
  failed.dispatchEvent(new Event('error'))
  await userEvent.click(passkey)
  const again = await scriptOf('webauthn')
  expect(again).not.toBe(failed)
  again.dispatchEvent(new Event('error'))
  expect(await screen.findByRole('alert')).toHaveTextContent(/not available right now/)
  expect(passkey).not.toHaveAttribute('aria-busy')
})

describe('a passkey button that is pressed while its script is on its way', () => {
  async function pressed() {
    const run = vi.fn<() => void>()
    const view = show(loginAllMethods)
    const script = (await scriptOf('webauthn')) as HTMLScriptElement
    // Until its load is reported, which `arrive` does.
    await vi.waitFor(() => expect(script.dataset.loaded).toBe('true'))
    delete script.dataset.loaded
    const passkey = screen.getByRole('button', { name: 'Sign in with passkey' })
    await userEvent.click(passkey)
    const arrive = async () => {
      Object.assign(window, { oryPasskeyLogin: run })
      script.dispatchEvent(new Event('load'))
      await new Promise((done) => setTimeout(done))
    }
    return { ...view, run, passkey, arrive }
  }

  test('is busy until it has come, and then runs its function once', async () => {
    const { run, passkey, arrive } = await pressed()
    expect(passkey).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(passkey)
    await act(arrive)
    expect(run).toHaveBeenCalledOnce()
    expect(passkey).not.toHaveAttribute('aria-busy')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('runs nothing where one has signed in by another way meanwhile', async () => {
    const { run, onSubmit, arrive } = await pressed()
    await userEvent.type(screen.getByLabelText(/^Email/), 'nora@example.com')
    await userEvent.type(screen.getByLabelText(/^Password/), 'secret{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
    await act(arrive)
    expect(run).not.toHaveBeenCalled()
  })

  test('runs nothing where its form is gone', async () => {
    const { run, arrive } = await pressed()
    cleanup()
    await arrive()
    expect(run).not.toHaveBeenCalled()
  })
})

test('the service’s script is added once, as the node says', async () => {
  show(loginAllMethods)
  show(loginAllMethods)
  const found = () => document.querySelectorAll<HTMLScriptElement>('#webauthn_script')
  await vi.waitFor(() => expect(found()).not.toHaveLength(0))
  const scripts = found()
  expect(scripts).toHaveLength(1)
  expect(scripts[0]).toHaveAttribute('integrity', expect.stringMatching(/^sha512-/))
  expect(scripts[0]?.nonce).toMatch(/^[\w-]+$/)
  expect(scripts[0]?.crossOrigin).toBe('anonymous')
})

const scriptAt = (src: string) => ({
  type: 'script',
  group: 'webauthn',
  attributes: { node_type: 'script', src },
})
const buttonFor = (trigger: { onclickTrigger?: string; onloadTrigger?: string }) => ({
  type: 'input',
  group: 'passkey',
  attributes: { node_type: 'input', name: 'key', type: 'button', ...trigger },
  meta: { label: { text: 'Use a key' } },
})
const flowOf = (...nodes: FlowNode[]): Flow => ({
  id: 'any',
  ui: { action: 'https://auth.example.com/self-service/login', method: 'POST', nodes },
})

test('every script of a flow is added, and each function runs once, when one of them has brought it', async () => {
  const run = vi.fn<() => void>()
  const flow = flowOf(
    scriptAt('https://auth.example.com/first.js'),
    scriptAt('https://auth.example.com/second.js'),
    buttonFor({ onloadTrigger: 'oryPasskeyLoginAutocompleteInit' }),
  )
  show(flow)
  const added = [await scriptOf('first'), await scriptOf('second')]
  added[0]?.dispatchEvent(new Event('load'))
  expect(run).not.toHaveBeenCalled()
  Object.assign(window, { oryPasskeyLoginAutocompleteInit: run })
  added[1]?.dispatchEvent(new Event('load'))
  expect(run).toHaveBeenCalledOnce()
  added[0]?.dispatchEvent(new Event('load'))
  expect(run).toHaveBeenCalledOnce()
  cleanup()
  show({ ...flow })
  expect(run).toHaveBeenCalledTimes(2)
})

test.each(['close', 'print', 'ory', 'oryOther', 'xoryPasskeyLogin', 'oryPasskey.login'])(
  'a button does not run window.%s',
  async (name) => {
    const run = vi.fn<() => void>()
    const had = Object.getOwnPropertyDescriptor(window, name)
    Object.defineProperty(window, name, { value: run, configurable: true })
    show(flowOf(buttonFor({ onclickTrigger: name })))
    await userEvent.click(screen.getByRole('button', { name: 'Use a key' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/not available right now/)
    expect(run).not.toHaveBeenCalled()
    if (had) Object.defineProperty(window, name, had)
    else Reflect.deleteProperty(window, name)
  },
)

describe('a passkey by the browser’s autofill', () => {
  /** Stands in for the service’s functions: each keeps to itself the question that it begins, as the real ones do. */
  async function open() {
    const begun: AbortController[] = []
    const pressed = vi.fn<() => void>()
    const view = show(loginAllMethods)
    const script = await scriptOf('webauthn')
    Object.assign(window, {
      oryPasskeyLoginAutocompleteInit: () => {
        const controller = new AbortController()
        begun.push(controller)
        Object.assign(window, { abortPasskeyConditionalUI: controller })
      },
      oryWebAuthnLogin: pressed,
    })
    script.dispatchEvent(new Event('load'))
    return { ...view, begun, pressed }
  }
  const ended = (begun: AbortController[]) => begun.map(({ signal }) => signal.aborted)

  test('is offered in the list of the e-mail field, with the field that takes it', async () => {
    const { begun, container } = await open()
    expect(ended(begun)).toEqual([false])
    expect(screen.getByLabelText(/^Email/)).toHaveAttribute('autocomplete', 'username webauthn')
    expect(container.querySelector('form input[type=hidden][name=passkey_login]')).not.toBeNull()
  })

  test('is asked for anew with a new document, whose challenge is another, and with no form no more', async () => {
    const { begun, again } = await open()
    again({ ...loginAllMethods })
    expect(ended(begun)).toEqual([true, false])
    cleanup()
    expect(ended(begun)).toEqual([true, true])
  })

  test('does not keep a security key from being asked for', async () => {
    const { begun, again, pressed } = await open()
    const others = (loginAllMethods.ui.nodes ?? []).filter(
      ({ group, type }) => group !== 'webauthn' || type === 'script',
    )
    const nodes = [...others, ...(recorded('login-aal2-webauthn').ui.nodes ?? [])]
    again({ ...loginAllMethods, ui: { ...loginAllMethods.ui, nodes } })
    expect(ended(begun)).toEqual([true, false])
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in with security key' }))
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce())
    expect(ended(begun)).toEqual([true, true])
  })
})

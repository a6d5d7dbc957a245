import { configure } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { recordedFlow } from '@quarterdeck/sandbox/fixtures/recorded'
import { DraftsContext } from '@quarterdeck/ui/lib'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState, type ComponentType } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { Component as AddCluster } from '../features/clusters/AddCluster.dialog'
import { Component as Login } from '../features/login/login.route'
import { Component as Recovery } from '../features/recovery/recovery.route'
import { Component as UserSettings } from '../features/user-settings/user-settings.route'
import { draftPlacesOf } from '../lib/drafts'
import { queryClient } from '../lib/queryClient'
import { writesUnderWay } from '../lib/writes'

const SECRET = 'correct_horse_battery_staple'
const KUBECONFIG = `apiVersion: v1
kind: Config
clusters: [{ name: osl, cluster: { server: 'https://api.osl.example:6443' } }]
contexts: [{ name: admin, context: { cluster: osl, user: admin } }]
users: [{ name: admin, user: { token: '${SECRET}' } }]
current-context: admin
`

interface Answer {
  status: number
  body: unknown
}

/** Answers GETs and POSTs by the path's end; gives the bodies that were sent. */
function serve(answers: Record<string, Answer>): string[] {
  const sent: string[] = []
  configure({
    apiUrl: 'https://api.example.com',
    authUrl: 'https://auth.example.com',
    fetch: async (request) => {
      if (request.method !== 'GET') sent.push(await request.text())
      const { pathname } = new URL(request.url)
      const { status, body } = answers[`${request.method} ${pathname}`] ?? { status: 404, body: {} }
      return Response.json(body, { status })
    },
  })
  return sent
}

/** Draws a screen with the way to leave it. */
function open(Screen: ComponentType, address: string) {
  history.replaceState(null, '', address)
  function Console() {
    const [left, setLeft] = useState(false)
    return (
      <>
        <button onClick={() => setLeft(true)}>Leave</button>
        {!left && <Screen />}
      </>
    )
  }
  return render(
    <QueryClientProvider client={queryClient}>
      <DraftsContext value={draftPlacesOf('mira')}>
        <BrowserRouter>
          <Console />
        </BrowserRouter>
      </DraftsContext>
    </QueryClientProvider>,
  ).container
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getAllByLabelText(label, { selector: 'input, textarea' })[0] ?? document.body, {
    target: { value },
  })
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))

/** All text that can be reached from what the page keeps: caches, writes, storage, the document, React's tree. */
function kept(container: HTMLElement): string {
  const found: string[] = [
    JSON.stringify([sessionStorage, localStorage]),
    document.documentElement.outerHTML,
    ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
  ]
  const seen = new Set<unknown>()
  const walk = (value: unknown) => {
    if (typeof value === 'string') found.push(value)
    if (typeof value !== 'object' || value === null || seen.has(value) || value instanceof Node) return
    seen.add(value)
    if (value instanceof Map) for (const entry of value) walk(entry)
    if (value instanceof Set) for (const entry of value) walk(entry)
    for (const [name, part] of Object.entries(value))
      // React keeps the tree of the render before beside the current one until the next render; its development build
      // leads there in more ways.
      if (name !== 'alternate' && name !== '_owner' && !name.startsWith('_debug')) walk(part)
  }
  walk(queryClient.getQueryCache().getAll())
  walk(queryClient.getMutationCache().getAll())
  walk(writesUnderWay())
  // Which of React's two trees the container names depends on how often it has rendered; the root knows the current one.
  for (const [name, tree] of Object.entries(container) as [string, { stateNode?: { current: unknown } }][])
    if (name.startsWith('__reactContainer')) walk(tree.stateNode?.current)
  return found.join('\n')
}

afterEach(() => {
  queryClient.clear()
  sessionStorage.clear()
})

const leaveScreen = () => act(async () => fireEvent.click(screen.getByText('Leave')))

const loginFlow = { status: 200, body: recordedFlow('login-password') }
const recoveryFlow = { status: 200, body: recordedFlow('recovery-code-sent') }

test.each<{
  what: string
  Screen: ComponentType
  address: string
  answers: Record<string, Answer>
  use: () => Promise<void>
  /** How the form is left; by default with its screen. */
  leave?: () => Promise<unknown>
}>([
  {
    what: 'a password that signing in refused',
    Screen: Login,
    address: '/login',
    answers: {
      'GET /self-service/login/browser': loginFlow,
      'POST /self-service/login': { status: 400, body: recordedFlow('login-password-wrong-credentials') },
    },
    async use() {
      await screen.findByLabelText(/^Password/)
      type(/^Email/, 'mira@example.com')
      type(/^Password/, SECRET)
      await press('Sign in')
      await screen.findByRole('alert')
    },
  },
  {
    what: 'a recovery code',
    Screen: Recovery,
    address: '/recovery?flow=1',
    answers: {
      'GET /self-service/recovery/flows': recoveryFlow,
      'POST /self-service/recovery': { status: 500, body: {} },
    },
    async use() {
      await screen.findByLabelText(/code/i)
      type(/code/i, SECRET)
      await press(/Continue|Submit/)
      await screen.findByRole('alert')
    },
  },
  ...[
    {
      end: 'changed',
      status: 200,
      settled: () => screen.findByRole('button', { name: 'Change Password' }),
      leave: async () => {}, // it has closed by itself; its screen stays
    },
    {
      end: 'refused',
      status: 400,
      settled: () => screen.findByRole('alert'),
      leave: async () => {
        await press('Cancel')
        await press('Discard changes')
      },
    },
  ].map(({ end, status, settled, leave }) => ({
    leave,
    what: `passwords whose change was ${end}`,
    Screen: UserSettings,
    address: '/user/settings',
    answers: {
      'GET /v1/user/profile': { status: 200, body: fixtures.profileUser },
      'GET /self-service/login/browser': { status: 200, body: recordedFlow('login-refresh-password') },
      'POST /self-service/login': { status: 200, body: { session: fixtures.sessionUser } },
      'GET /self-service/settings/browser': { status: 200, body: recordedFlow('settings') },
      'POST /self-service/settings': {
        status,
        body:
          status === 200
            ? recordedFlow('settings-profile-saved')
            : recordedFlow('settings-password-too-short'),
      },
    },
    async use() {
      await press('Change Password')
      for (const label of [/^Current Password/, /^New Password/, /^Confirm Password/]) type(label, SECRET)
      await press('Update Password')
      await settled()
    },
  })),
  {
    what: 'the kubeconfig of a cluster that was refused',
    Screen: () => <AddCluster id="" onClose={() => {}} />,
    address: '/admin/clusters?dialog=add-cluster',
    answers: { 'POST /v1/admin/clusters': { status: 500, body: { error: { message: 'no' } } } },
    async use() {
      type(/^Name/, 'oslo-1')
      type(/^Region/, 'eu')
      type(/^Dashboard URL/, 'https://dashboard.oslo.example')
      type(/^Domain/, 'oslo.example')
      type(/^Kubeconfig/, KUBECONFIG)
      await press('Add Cluster')
      await screen.findByRole('alert')
    },
  },
])(
  '$what is nowhere once its form is left',
  async ({ Screen, address, answers, use, leave = leaveScreen }) => {
    const sent = serve(answers)
    const container = open(Screen, address)
    await use()
    await waitFor(() => expect(sent.join('\n')).toContain(SECRET))
    await leave()
    await waitFor(() => expect(writesUnderWay()).toEqual([]))
    expect(kept(container)).not.toContain(SECRET)
  },
)

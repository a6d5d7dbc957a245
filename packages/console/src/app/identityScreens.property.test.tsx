import { configure } from '@quarterdeck/api'
import { junk, places, replaced } from '@quarterdeck/sandbox/fixtures/junk'
import { recording, recordingNames } from '@quarterdeck/sandbox/fixtures/recorded'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { Component as Account } from '../features/account/account.route'
import { Component as AuthError } from '../features/auth-error/auth-error.route'
import { Component as Login } from '../features/login/login.route'
import { Component as Recovery } from '../features/recovery/recovery.route'
import { Component as Register } from '../features/register/register.route'
import { Component as Verify } from '../features/verify/verify.route'

interface Screen {
  Component: ComponentType
  address: string
}

/** By the part of the path under which the identity service answers. */
const screens: Record<string, Screen> = {
  login: { Component: Login, address: '/login?flow=f1' },
  registration: { Component: Register, address: '/register?flow=f1' },
  recovery: { Component: Recovery, address: '/recovery?flow=f1' },
  verification: { Component: Verify, address: '/user/verify?flow=f1' },
  settings: { Component: Account, address: '/account?flow=f1' },
  errors: { Component: AuthError, address: '/auth/error?id=e1' },
}

interface Answer {
  status: number
  body: unknown
}

/** An identity service that gives one answer to every call about flows and errors, and knows no session. */
function answerWith({ status, body }: Answer): void {
  configure({
    apiUrl: 'https://api.example.com',
    authUrl: 'https://auth.example.com',
    fetch: async ({ url }) =>
      url.includes('/self-service/')
        ? new Response(JSON.stringify(body), { status })
        : Response.json({ error: { message: 'none' } }, { status: 401 }),
  })
}

// happy-dom loads no scripts and would report each as failed.
beforeAll(() => {
  Object.assign(Reflect.get(window, 'happyDOM').settings, { handleDisabledFileLoadingAsSuccess: true })
})

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))

/** Opens the screen, presses its first button with another such answer, and looks at what stands there. */
async function opened({ Component, address }: Screen, first: Answer, second: Answer): Promise<string> {
  answerWith(first)
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <Component />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await settle()
  answerWith(second)
  const button = document.querySelector('form button')
  if (button) fireEvent.click(button)
  await settle()
  expect(screen.getAllByRole('heading').length).toBeGreaterThan(0)
  const text = document.body.textContent
  cleanup()
  return text
}

/** The recorded answers of each kind of flow; of those that draw the same form, one. */
const recorded = Object.entries(screens).map(([kind, identityScreen]) => {
  const answers = recordingNames
    .map((name) => recording(name))
    .filter(({ request, body }) => body !== undefined && request.path.startsWith(`/self-service/${kind}`))
    .map(({ status, body }): Answer => ({ status, body }))
  const forms = new Map(answers.map((answer) => [formOf(answer.body), answer]))
  return { kind, identityScreen, answers: [...forms.values()] }
})

function formOf(body: unknown): string {
  return JSON.stringify(body, (key, value: unknown) =>
    /^(id|value|text|.*_at|.*url)$/.test(key) ? 0 : value,
  )
}

test.each(recorded)('$kind stands, whatever a document holds', async ({ identityScreen, answers }) => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const broken = fc
    .constantFrom(...answers)
    .chain(({ status, body }) =>
      fc
        .array(fc.tuple(fc.constantFrom(...places(body)), fc.constantFrom(...junk)), { maxLength: 3 })
        .map((changes): Answer => ({ status, body: changes.reduce(change, body) })),
    )
  await fc.assert(
    fc.asyncProperty(broken, broken, async (first, second) => {
      expect(await opened(identityScreen, first, second)).not.toMatch(/undefined|NaN|Invalid Date|\[object/)
    }),
    { numRuns: 40, endOnFailure: true },
  )
})

/** A change after another may find its place gone; the document then stays as it is. */
function change(body: unknown, [place, value]: [Parameters<typeof replaced>[1], unknown]): unknown {
  return places(body).some((there) => there.join() === place.join()) ? replaced(body, place, value) : body
}

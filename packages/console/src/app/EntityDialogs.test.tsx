import { configure } from '@quarterdeck/api'
import { askWorld } from '@quarterdeck/sandbox/msw'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { dialogNames, isAboutEntity, isDialogName, type DialogName } from '../lib/dialogNames'
import { queryClient } from '../lib/queryClient'
import { EntityDialogs } from './EntityDialogs'
import { prefetchPage } from './signedInRoutes'

type AboutEntity = Exclude<DialogName, 'join-organization' | 'billing' | 'create-plan' | 'add-cluster'>

/** What each dialog says when there is nothing of the id in its address, by the name of the dialog (§8.17). */
const words: Record<AboutEntity, string> = {
  'change-plan': 'Organization Not Found',
  admin: 'There is no such admin',
  user: 'There is no such user',
  'edit-plan': 'Plan not found',
  'delete-plan': 'Plan not found',
  'plan-prices': 'Plan not found',
  organization: 'Organization Not Found',
  'manage-plan': 'Organization Not Found',
  'cluster-settings': 'Cluster not found',
  'edit-cluster': 'Cluster not found',
  namespaces: 'Cluster not found',
  'custom-workflow': 'There is no such workflow',
  workflow: 'Workflow not found',
}

afterEach(() => queryClient.clear())

test('every dialog about an entity is in the table', () => {
  const names = Object.values(dialogNames).flat()
  expect(Object.keys(words).toSorted()).toEqual(names.filter(isAboutEntity).toSorted())
})

const areaOf = (name: string) => (isDialogName(name, 'admin') ? 'admin' : 'user')

/** The platform takes no id that it cannot have made. */
const askStrictly = async (request: Request) =>
  new URL(request.url).pathname.split('/').includes('nope')
    ? Response.json({ error: { code: 'invalid_id', message: 'Bad value for id' } }, { status: 400 })
    : askWorld(request)

const ids = ['6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'nope']
const addresses = Object.entries(words).flatMap(([name, said]) => ids.map((id) => [name, id, said] as const))

test.each(addresses)(
  '%s of %s: what is not there is said to be, without Try Again',
  async (name, id, said) => {
    configure({
      apiUrl: 'https://platform.example',
      authUrl: 'https://platform.example/auth',
      fetch: askStrictly,
    })
    render(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[`/${areaOf(name)}?dialog=${name}&id=${id}`]}>
          <EntityDialogs area={areaOf(name)} />
        </MemoryRouter>
      </QueryClientProvider>,
    )
    expect(await screen.findByText(said)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
)

const elsewhere = [
  ...dialogNames.admin.map((name) => ['user', name] as const),
  ...dialogNames.user.map((name) => ['admin', name] as const),
]

test.each(elsewhere)('over a screen of the %s area, %s is neither drawn nor read', async (area, name) => {
  const fetch = vi.fn<typeof askWorld>(askWorld)
  configure({ apiUrl: 'https://platform.example', authUrl: 'https://platform.example/auth', fetch })
  const address = `/${area}/settings?dialog=${name}&id=6ba7b810-9dad-11d1-80b4-00c04fd430c8`
  await prefetchPage(area, new URL(address, 'https://console.example'))
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <EntityDialogs area={area} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(fetch).not.toHaveBeenCalled()
})

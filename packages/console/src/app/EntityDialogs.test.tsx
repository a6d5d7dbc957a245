import { configure } from '@quarterdeck/api'
import { askWorld } from '@quarterdeck/sandbox/msw'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { dialogNames, isAboutEntity, type DialogName } from '../lib/dialogNames'
import { queryClient } from '../lib/queryClient'
import { EntityDialogs } from './EntityDialogs'

type AboutEntity = Exclude<DialogName<'admin'>, 'create-plan' | 'add-cluster'>

/** What each dialog says when there is nothing of the id in its address, by the name of the dialog (§8.17). */
const words: Record<AboutEntity, string> = {
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
  expect(Object.keys(words).toSorted()).toEqual(dialogNames.admin.filter(isAboutEntity).toSorted())
})

test.each(Object.entries(words))('%s: what is gone is said to be, without Try Again', async (name, said) => {
  configure({
    apiUrl: 'https://platform.example',
    authUrl: 'https://platform.example/auth',
    fetch: askWorld,
  })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[`/admin?dialog=${name}&id=6ba7b810-9dad-11d1-80b4-00c04fd430c8`]}>
        <EntityDialogs area="admin" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(await screen.findByText(said)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

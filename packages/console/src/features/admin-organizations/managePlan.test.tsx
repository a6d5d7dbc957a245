import { organizationOnPro } from '@quarterdeck/sandbox/fixtures'
import { handlers } from '@quarterdeck/sandbox/msw'
import { mockPlatform } from '@quarterdeck/sandbox/msw/node'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { queryClient } from '../../lib/queryClient'
import { plansQuery } from '../catalogue/catalogue.queries'
import { Component } from './ManagePlan.dialog'
import { organizationQuery } from './organization.queries'

const platform = mockPlatform()
afterEach(() => queryClient.clear())

test('the form begins with what is held by now, and not with what was read a while ago', async () => {
  const { id } = organizationOnPro
  const before = { ...organizationOnPro, additional_tools: 3 }
  platform.use(handlers.organizationDetails({ ...before, additional_tools: 7 }))
  await queryClient.prefetchQuery(plansQuery())
  queryClient.setQueryData(organizationQuery(id).queryKey, before, { updatedAt: Date.now() - 12_000 })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Component id={id} onClose={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(await screen.findByLabelText('Additional tools')).toHaveValue('7')
})

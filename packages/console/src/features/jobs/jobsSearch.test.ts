import { noJobFilters } from '@quarterdeck/ui/jobs'
import { act, renderHook, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { useDialog } from '../../lib/useDialog'
import { readJobsSearch, saysNothing, useJobsSearch, withJobsSearch, withView } from './jobsSearch'

const read = (text: string) => readJobsSearch(new URLSearchParams(text))
const write = (text: string, change: Parameters<typeof withJobsSearch>[1]) =>
  withJobsSearch(new URLSearchParams(text), change).toString()

test('an address without anything shows the first pages of organizations', () => {
  expect(read('')).toEqual({
    tab: 'organization',
    filters: noJobFilters,
    q: '',
    byCause: false,
    pages: { workflows: 1, active: 1, recent: 1 },
  })
})

test('filters are trimmed, and a page that is not a positive number is read as the first', () => {
  const { tab, filters, pages } = read('tab=cluster&job_type=%20deploy%20&page=-3&active=x&workflows=2.5')
  expect(tab).toBe('cluster')
  expect(filters).toEqual({ ...noJobFilters, job_type: 'deploy' })
  expect(pages).toEqual({ workflows: 1, active: 1, recent: 1 })
})

test('another tab keeps the filters and begins at the first pages', () => {
  expect(write('job_type=deploy&page=3&workflows=2&active=2', { tab: 'cluster' })).toBe(
    'job_type=deploy&tab=cluster',
  )
})

test('other filters begin at the first pages; an empty filter is removed from the address', () => {
  const filters = { ...noJobFilters, cluster_name: 'fra-1' }
  expect(write('tab=cluster&job_type=deploy&page=3', { filters })).toBe('tab=cluster&cluster_name=fra-1')
})

test('another page leaves the rest of the address; the first page is not written there', () => {
  expect(write('tab=cluster&page=3&dialog=workflow&id=1', { pages: { recent: 1, active: 2 } })).toBe(
    'tab=cluster&dialog=workflow&id=1&active=2',
  )
})

test('what is chosen on the screen is in the address, also where it is the first pages of organizations', () => {
  expect(write('job_type=deploy', { filters: noJobFilters })).toBe('tab=organization')
  expect(write('page=2&dialog=workflow&id=1', { pages: { recent: 1 } })).toBe(
    'dialog=workflow&id=1&tab=organization',
  )
})

test('a dialog above a page that is no longer there leads back to where it was opened', async () => {
  history.pushState(null, '', '/admin/jobs?tab=cluster')
  const { result } = renderHook(() => ({ ...useJobsSearch(), ...useDialog() }), { wrapper: BrowserRouter })
  act(() => result.current.open('workflow', { id: '1' }))
  act(() => result.current.change({ pages: { recent: 2 } }, { replace: true }))
  await waitFor(() => expect(location.search).toBe('?tab=cluster&dialog=workflow&id=1&page=2'))
  act(() => result.current.close())
  await waitFor(() => expect(location.search).toBe('?tab=cluster'))
})

test('the list of all jobs has a search of its own in the address', () => {
  const before = new URLSearchParams('tab=all&q=status:failed')
  expect(readJobsSearch(before)).toMatchObject({ tab: 'all', q: 'status:failed' })
  const query = [{ field: 'type', value: 'a', not: true } as const]
  expect(withJobsSearch(before, { query }).get('q')).toBe('type!=a')
  expect(withJobsSearch(before, { query: [] }).toString()).toBe('tab=all')
  expect(withJobsSearch(before, { tab: 'cluster' }).toString()).toBe('tab=cluster&q=status%3Afailed')
})

test('what narrows the three lists narrows the one', () => {
  const before = new URLSearchParams('tab=cluster&cluster_name=fra-1&job_type=deploy&page=2')
  expect(withJobsSearch(before, { tab: 'all' }).toString()).toBe('tab=all&q=cluster%3Afra-1+type%3Adeploy')
  const id = '6f2c1b7e-3a54-4c0e-9d2f-1f6b0c9d8e7a'
  const both = new URLSearchParams({ organization_id: id, organization_email: 'ops@' })
  expect(withJobsSearch(both, { tab: 'all' }).get('q')).toBe(`organization:${id}`)
})

test('what narrows the three lists takes the place of what was asked about the same', () => {
  const to = (q: string) =>
    withJobsSearch(new URLSearchParams({ tab: 'cluster', cluster_name: 'fra-1', q }), { tab: 'all' })
  expect(to('status:failed').toString()).toBe('tab=all&q=status%3Afailed+cluster%3Afra-1')
  expect(to('cluster:ams-2 cluster!=bru-1 status:failed').get('q')).toBe('cluster:fra-1 status:failed')
  expect(to('moon:full').get('q')).toBe('cluster:fra-1')
  expect(write('tab=cluster&q=moon%3Afull', { tab: 'all' })).toBe('tab=all&q=moon%3Afull')
})

test('causes of failures are in the address', () => {
  const query = [{ field: 'status', value: 'failed', not: false } as const]
  expect(write('tab=all', { byCause: true, query })).toBe('tab=all&q=status%3Afailed&by=cause')
  expect(read('tab=all&by=cause').byCause).toBe(true)
  expect(write('tab=all&by=cause', { byCause: false })).toBe('tab=all')
  expect(write('tab=all&by=cause', { tab: 'cluster' })).toBe('tab=cluster&by=cause')
})

test('a saved view opens what it says and no more, below the dialog that is open', () => {
  const view = { q: 'status:failed', byCause: true }
  const before = new URLSearchParams('tab=cluster&cluster_name=fra-1&page=2&dialog=workflow&id=1')
  expect(withView(before, view).toString()).toBe('dialog=workflow&id=1&tab=all&q=status%3Afailed&by=cause')
  expect(withView(before, { q: '', byCause: false }).toString()).toBe('dialog=workflow&id=1&tab=all')
})

test.each([
  ['', true],
  ['dialog=workflow&id=1', true],
  ['tab=organization', false],
  ['q=status:failed', false],
  ['job_type=deploy', false],
  ['page=2', false],
])('an address with %j says nothing of what is shown: %j', (text, isNothing) => {
  expect(saysNothing(new URLSearchParams(text))).toBe(isNothing)
})

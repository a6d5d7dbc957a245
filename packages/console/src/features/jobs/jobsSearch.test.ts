import { noJobFilters } from '@quarterdeck/ui/jobs'
import { readJobsSearch, withJobsSearch } from './jobsSearch'

const read = (text: string) => readJobsSearch(new URLSearchParams(text))
const write = (text: string, change: Parameters<typeof withJobsSearch>[1]) =>
  withJobsSearch(new URLSearchParams(text), change).toString()

test('an address without anything shows the first pages of organizations', () => {
  expect(read('')).toEqual({
    tab: 'organization',
    filters: noJobFilters,
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

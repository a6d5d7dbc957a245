import { jobs, workflows } from '.'
import { fakeServer, json } from './testing/server'

/** A platform that refuses to send more than 25 rows at once, and all that is asked about an organization. */
const refusing = () =>
  fakeServer(({ url }) =>
    /limit=(100|50)|organization_id/.test(url)
      ? json({ error: { message: 'Refused', code: 'refused' } }, 400)
      : json([{ job_id: 'j1', workflow_id: 'w1' }]),
  )

test.each([
  ['jobs', jobs.list, '/v1/admin/jobs'],
  ['workflows', workflows.list, '/v1/admin/workflows'],
])('of %s 25 are asked for where more are refused', async (_, list, path) => {
  const { seen } = refusing()
  const { items } = await list({ page: 2, limit: 100 })
  expect(items).toHaveLength(1)
  expect(seen.map(({ url }) => url)).toEqual([`${path}?page=2&limit=100`, `${path}?page=2&limit=25`])
})

test('what is refused with 25 too is refused', async () => {
  const { seen } = refusing()
  await expect(jobs.list({ organization_id: 'o1', limit: 50 })).rejects.toMatchObject({ status: 400 })
  expect(seen).toHaveLength(2)
})

test('a page that is small is asked for once', async () => {
  const { seen } = refusing()
  await expect(jobs.list({ organization_id: 'o1', limit: 25 })).rejects.toMatchObject({ status: 400 })
  expect(seen).toHaveLength(1)
})

import { forgetAnswers, jobs, organizations, workflows, type Job } from '.'
import { sameAnswer } from './sameAnswer'
import { fakeServer, json } from './testing/server'

const job = (job_id: string, status = 'running') => ({ job_id, status })

test('a polled list that says the same to the letter is the same object, and is read anew where it does not', async () => {
  let rows = [job('a'), job('b')]
  fakeServer(() => json(rows))
  await jobs.list({ page: 1 })
  const second = await jobs.list({ page: 1 })
  expect(await jobs.list({ page: 1 })).toBe(second)
  expectTypeOf(second.items).toEqualTypeOf<readonly Job[]>()

  rows = [job('a'), job('b', 'completed')]
  const changed = await jobs.list({ page: 1 })
  expect(changed.items.map(({ status }) => status)).toEqual(['running', 'completed'])
  expect(await jobs.list({ page: 1 })).toBe(changed)
})

test('the steps of a workflow that say the same are one object, which nobody can change', async () => {
  fakeServer(() => json([job('a')]))
  const read = () => workflows.listJobs({ workflow_id: '11111111-1111-4111-8111-111111111111' })
  await read()
  const second = await read()
  expect(await read()).toBe(second)
  expectTypeOf(second).toEqualTypeOf<readonly Job[]>()
})

test('the same text means something else at another address, and of the other source', async () => {
  fakeServer(() => json([job('a')]))
  for (const source of ['organization', 'cluster', 'organization', 'cluster', 'cluster'] as const) {
    const { items } = await jobs.list({ source, page: 1 })
    expect(items[0]?.source).toBe(source)
  }
  const pages = [await jobs.list({ page: 2 }), await jobs.list({ page: 3 })]
  expect(pages[0]).not.toBe(pages[1])
})

test('what is not polled is read anew each time', async () => {
  fakeServer(() => json([]))
  await organizations.list()
  expect(await organizations.list()).not.toBe(await organizations.list())
})

/** Answers with bare arrays, a page of them where it pages. */
function bareArrays(rows: object[], { pages = true } = {}) {
  fakeServer(({ url }) => {
    const query = new URL(url, 'http://api.test').searchParams
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))]
    return json(pages ? rows.slice((page - 1) * limit, page * limit) : rows.slice(0, limit))
  })
}

test('a list that comes as bare arrays page by page is read to its end', async () => {
  bareArrays([job('a'), job('b'), job('c'), job('d'), job('e')])
  const read = (page: number) => jobs.list({ page, limit: 2 })
  expect(await read(1)).toMatchObject({ total: 2, totalPages: 2, uncounted: true })
  expect(await read(2)).toMatchObject({ total: 4, totalPages: 3, uncounted: true })
  const last = await read(3)
  expect(last).toMatchObject({ total: 5, totalPages: 3 })
  expect(last).not.toHaveProperty('uncounted')
})

test('a platform that sends the same page again does not page: that page is the whole list, by then the first as well', async () => {
  const rows = [job('x'), job('y'), job('z')]
  bareArrays(rows, { pages: false })
  const read = (page: number) => jobs.list({ page, limit: 2 })
  await read(1)
  await read(1)
  expect(await read(2)).toMatchObject({ total: 2, totalPages: 1 })
  const whole = await read(1)
  expect(whole).toMatchObject({ total: 2, totalPages: 1 })
  expect(await read(1)).toBe(whole)

  rows.unshift(job('new'))
  expect(await read(1)).toMatchObject({ total: 2, totalPages: 2, uncounted: true })
})

test('a body that cannot be read is not remembered', async () => {
  const answers = [
    json([job('a')]),
    json([job('a')]),
    json({ ok: true }),
    json({ ok: true }),
    json([job('a')]),
  ]
  fakeServer(() => answers.shift() ?? json([]))
  const read = () => jobs.list({ page: 4 })
  await read()
  await read()
  await expect(read()).rejects.toThrow('An unexpected error occurred')
  await expect(read()).rejects.toThrow('An unexpected error occurred')
  expect((await read()).items).toHaveLength(1)
})

test('only the addresses that were read last are remembered', () => {
  const decode = () => ({})
  const read = (url: string) => sameAnswer({ url, text: 'text' }, decode, decode)
  read('first')
  const first = read('first')
  expect(read('first')).toBe(first)
  for (let other = 0; other < 16; other += 1) read(`other ${other}`)
  expect(read('first')).not.toBe(first)
})

test('nothing that one person read is given to the next', async () => {
  fakeServer(() => json([job('a')]))
  const read = () => jobs.list({ page: 5 })
  await read()
  const theirs = await read()
  forgetAnswers()
  expect(await read()).not.toBe(theirs)
})

import fc from 'fast-check'
import { isId } from '..'
import { hostileId } from '../testing/hostileId'
import { fakeServer, nothing } from '../testing/server'
import { getFlowError, login, recovery, registration, sessions, settings, verification } from '.'

const kinds = { login, recovery, registration, settings, verification }

const calls: [string, (id: string) => Promise<unknown>][] = [
  ...Object.entries(kinds).flatMap(([kind, { get, submit }]): typeof calls => [
    [`/self-service/${kind}/flows`, (id) => get(id)],
    [`/self-service/${kind}`, (id) => submit(id, {})],
  ]),
  ['/self-service/errors', (id) => getFlowError(id)],
]

test.each(calls)('%s: an id stays within the query', async (path, call) => {
  await fc.assert(
    fc.asyncProperty(hostileId, async (id) => {
      const { seen } = fakeServer(nothing)
      await call(id).catch(() => {})
      expect(seen).toHaveLength(1)
      const { pathname, searchParams } = new URL(seen[0]?.request.url ?? '')
      expect(pathname).toBe(path)
      expect([...searchParams.values()]).toEqual([new URLSearchParams({ id }).get('id')])
    }),
  )
})

test('the id of a session stays in its part of the path', async () => {
  await fc.assert(
    fc.asyncProperty(hostileId.filter(isId), async (id) => {
      const { seen } = fakeServer(nothing)
      await sessions.revoke(id)
      expect(seen.map(({ url }) => decodeURIComponent(url))).toEqual([`/sessions/${id}`])
    }),
  )
})

test('for what can be no id of a session nothing is sent', async () => {
  await fc.assert(
    fc.asyncProperty(
      hostileId.filter((text) => !isId(text)),
      async (id) => {
        const { seen } = fakeServer(nothing)
        await expect(sessions.revoke(id)).rejects.toMatchObject({ kind: 'invalid_id', status: 404 })
        expect(seen).toEqual([])
      },
    ),
  )
})

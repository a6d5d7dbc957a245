import { ApiError, configure } from '@quarterdeck/api'
import { loading, ready, type Loadable } from '@quarterdeck/ui/lib'
import { act, renderHook } from '@testing-library/react'
import { refreshSession } from './session'
import { useToasts } from './toasts'
import { useBeginning, useEdit } from './useEdit'

interface Plan {
  name: string
  tools: number
}
const opened = { name: 'Plus', tools: 5 }
const saved = { name: 'Team', tools: 5 }

let keys = 0

/** A screen whose form was opened with `opened`; the platform has by now what `now` says. */
function screen(now: () => Promise<Plan | null>) {
  const key = String((keys += 1))
  const send = vi.fn<(body: Plan, checkPerson: () => void, stored: Plan) => Promise<Plan>>(
    async (body) => body,
  )
  const onDone = vi.fn<() => void>()
  const { result } = renderHook(() => ({
    edit: useEdit({
      key: ['test edit', key],
      read: now,
      valuesOf: ({ name, tools }: Plan) => ({ name, tools: String(tools) }),
      send,
      onDone,
      whenFailed: 'Failed to save',
      whenUnknown: 'Look at the plan.',
      subject: ({ before }) => `The plan ${before.name}`,
    }),
    toasts: useToasts().shown,
  }))
  const values = ({ name, tools }: Plan) => ({ name, tools: String(tools) })
  const save = (yours: Plan, before: Plan = opened) =>
    act(() => result.current.edit.save(yours, { before: values(before), yours: values(yours) }))
  return { result, send, onDone, save }
}

test('what nobody else changed is sent', async () => {
  const { result, send, onDone, save } = screen(async () => opened)
  expect(await save(saved)).toBe(true)
  expect(send).toHaveBeenCalledExactlyOnceWith(saved, expect.any(Function), opened)
  expect(onDone).toHaveBeenCalledOnce()
  expect(result.current.edit.conflict).toBeUndefined()
})

test('what somebody else changed is not sent, and the three values are given back', async () => {
  const { result, send, save } = screen(async () => ({ name: 'Pro', tools: 9 }))
  expect(await save(saved)).toBe(false)
  expect(send).not.toHaveBeenCalled()
  expect(result.current.edit).toMatchObject({
    failure: undefined,
    conflict: {
      before: { name: 'Plus', tools: '5' },
      yours: { name: 'Team', tools: '5' },
      theirs: { name: 'Pro', tools: '9' },
    },
  })
})

test('what was chosen is sent, compared with what it was chosen against', async () => {
  const theirs = { name: 'Pro', tools: 9 }
  const { result, send, save } = screen(async () => theirs)
  await save(saved)
  const chosen = { name: 'Team', tools: 9 }
  expect(await save(chosen, theirs)).toBe(true)
  expect(send).toHaveBeenCalledExactlyOnceWith(chosen, expect.any(Function), theirs)
  expect(result.current.edit.failure).toBeUndefined()
})

test('a choice that is refused is no conflict any more, and why it failed is said', async () => {
  const theirs = { name: 'Pro', tools: 9 }
  const { result, send, save } = screen(async () => theirs)
  send.mockRejectedValue(new ApiError('http', 'A plan with this name exists already', { status: 409 }))
  await save(saved)
  expect(await save({ name: 'Team', tools: 9 }, theirs)).toBe(false)
  expect(result.current.edit).toMatchObject({
    conflict: undefined,
    failure: { message: 'Failed to save', reason: 'A plan with this name exists already.' },
  })
})

test('a choice that could not be sent is still there, to be sent once more', async () => {
  const theirs = { name: 'Pro', tools: 9 }
  const { result, send, save } = screen(async () => theirs)
  await save(saved)
  const { conflict } = result.current.edit
  send.mockRejectedValueOnce(new ApiError('http', 'The database is away', { status: 500 }))
  const chosen = { name: 'Team', tools: 9 }
  expect(await save(chosen, theirs)).toBe(false)
  expect(result.current.edit.conflict).toBe(conflict)
  expect(result.current.edit.failure).toEqual({
    message: 'Failed to save',
    reason: 'The database is away.',
  })
  expect(await save(chosen, theirs)).toBe(true)
})

test('another change in between is another conflict', async () => {
  const theirs = [
    { name: 'Pro', tools: 5 },
    { name: 'Max', tools: 5 },
  ]
  const [first = opened] = theirs
  const { result, send, save } = screen(async () => theirs.shift() ?? opened)
  await save(saved)
  await save(saved, first)
  expect(send).not.toHaveBeenCalled()
  expect(result.current.edit.conflict).toMatchObject({ before: { name: 'Pro' }, theirs: { name: 'Max' } })
})

test('what is saved already is not sent, and a notice says so', async () => {
  const { result, send, onDone, save } = screen(async () => saved)
  expect(await save(saved)).toBe(true)
  expect(send).not.toHaveBeenCalled()
  expect(onDone).not.toHaveBeenCalled()
  expect(result.current.toasts.at(-1)).toMatchObject({ type: 'info', title: 'Nothing had to be sent' })
})

test('when it cannot be read nothing is sent, and the outcome is known', async () => {
  const { result, send, save } = screen(() => Promise.reject(new ApiError('network', 'No connection.')))
  await save(saved)
  expect(send).not.toHaveBeenCalled()
  expect(result.current.edit.failure).toEqual({ message: 'Failed to save', reason: 'No connection.' })
})

test('what is gone is not sent, and is named', async () => {
  const { result, send, save } = screen(async () => null)
  await save(saved)
  expect(send).not.toHaveBeenCalled()
  expect(result.current.edit.failure).toMatchObject({
    message: 'The plan Plus is no longer there.',
    gone: true,
  })
})

test('is not sent as somebody who signed in while it was being read', async () => {
  const signIn = (id: string) => {
    configure({
      authUrl: 'https://auth.example.com',
      fetch: async () =>
        Response.json({ id, active: true, identity: { id, traits: { email: 'a@b.example' } } }),
    })
    return refreshSession()
  }
  await signIn('mira')
  const { send, save } = screen(() => signIn('nora').then(() => opened))
  expect(await save(saved)).toBe(false)
  expect(send).not.toHaveBeenCalled()
})

test('a form begins once the read is over, and goes on through later ones', () => {
  const { result, rerender } = renderHook((now: Loadable<string>) => useBeginning(now), {
    initialProps: ready('old', true),
  })
  expect(result.current).toEqual(loading)
  rerender(ready('new'))
  expect(result.current).toEqual(ready('new'))
  rerender(ready('new', true))
  expect(result.current).toEqual(ready('new', true))
})

test('where the read failed, what is known is begun with', () => {
  const known = { ...ready('old'), refreshFailure: 'The platform is away' }
  expect(renderHook(() => useBeginning(known)).result.current).toEqual(known)
})

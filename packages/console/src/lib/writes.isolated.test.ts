import { configure } from '@quarterdeck/api'
import { renderHook } from '@testing-library/react'
import { refreshSession } from './session'
import { showToast, useToasts } from './toasts'
import { sendWrite, writesUnderWay } from './writes'

function answerAs(person: string) {
  configure({
    authUrl: 'https://auth.example.com',
    fetch: async () =>
      Response.json({ id: person, active: true, identity: { id: person, traits: { email: 'a@b.example' } } }),
  })
}

test("the end of a write is told to nobody but the one who asked for it, like that person's toasts", async () => {
  answerAs('mira')
  await refreshSession()
  showToast({ type: 'success', title: 'Saved', message: 'of mira' })

  let fail = (_error: Error) => {}
  let next = () => {}
  const calledBack = vi.fn<() => void>()
  const sent = sendWrite({
    key: ['clusters', 'update'],
    variables: undefined,
    send: (_nothing, checkPerson) => {
      next = checkPerson
      return new Promise<void>((_done, reject) => void (fail = reject))
    },
    failureOf: () => ({ message: 'of mira' }),
    onFailed: calledBack,
    onSettled: calledBack,
  })
  expect(writesUnderWay()).toHaveLength(1)

  expect(next).not.toThrow()
  answerAs('nora')
  await refreshSession()
  expect(writesUnderWay()).toEqual([])
  expect(next).toThrow('Somebody else is signed in by now.')
  fail(new Error('too late'))
  expect(await sent).toBeUndefined()
  expect(calledBack).not.toHaveBeenCalled()
  expect(renderHook(() => useToasts()).result.current).toEqual({ shown: [], history: [] })
})

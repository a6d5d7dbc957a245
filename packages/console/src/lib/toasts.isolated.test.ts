import { ApiError, configure, GENERIC_MESSAGE } from '@quarterdeck/api'
import { act, renderHook } from '@testing-library/react'
import { noticeFailure, showUndo } from './quietWrites'
import { currentSession, refreshSession } from './session'
import { showFailure, showToast, useToasts } from './toasts'
import { sendWrite } from './writes'

const state = () => renderHook(() => useToasts()).result.current
const undo = vi.fn<() => void>()

test('Undo is offered for 10 s', () => {
  act(() => showUndo({ title: 'Plus deprecated', key: ['plans', '1'] }, undo))
  const { shown, history } = state()
  expect(shown.at(-1)).toMatchObject({ type: 'success', duration: 10_000, action: { label: 'Undo' } })
  expect(history[0]).toMatchObject({ title: 'Plus deprecated' })
})

test('what begins to be changed again can no longer be undone from there; all else can', async () => {
  act(() => {
    showUndo({ title: 'Pro deprecated', key: ['plans', '2'] }, undo)
    showToast({ type: 'info', title: 'Something else' })
  })
  await act(async () => {
    await sendWrite({
      key: ['plans', '1'],
      variables: undefined,
      send: async () => {},
      failureOf: () => ({ message: '' }),
    })
  })
  expect(state().shown.map(({ title }) => title)).toEqual(['Pro deprecated', 'Something else'])
})

test('a failure of what Undo is offered for is told in a toast where no screen shows it', async () => {
  act(() => showUndo({ title: 'Free deprecated', key: ['plans', '3'] }, undo))
  await act(async () => {
    await sendWrite({
      key: ['plans', '3'],
      variables: undefined,
      send: () => Promise.reject(new Error('taken')),
      failureOf: () => ({ message: 'Free stays as it was' }),
    })
  })
  expect(state().shown.at(-1)?.title).toBe('Free stays as it was')
})

test.each([
  [{ reason: 'It is archived.' }, 'It is archived.'],
  [{ reason: undefined }, 'An unexpected error occurred.'],
])('a failure without a form says why: %j', (failure, message) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const error = new ApiError('http', GENERIC_MESSAGE, { status: 413 })
  act(() => noticeFailure({ message: 'Scheduling was not changed', ...failure }, { error }))
  expect(state().shown.at(-1)).toMatchObject({ type: 'info', title: 'Scheduling was not changed', message })
})

test('after a change of person nothing can be undone', async () => {
  let person = 'user-1'
  configure({
    fetch: async () =>
      Response.json({ id: person, active: true, identity: { id: person, traits: { email: 'a@b.example' } } }),
  })
  await act(currentSession)
  act(() => showUndo({ title: 'Plus deprecated', key: ['plans', '1'] }, undo))
  person = 'user-2'
  await act(refreshSession)
  expect(state()).toEqual({ shown: [], history: [] })
  expect(undo).not.toHaveBeenCalled()
})

test('alike messages are one with a count, and each is in the list', () => {
  act(() => {
    showToast({ type: 'error', title: 'Failed to create admin', message: 'Exists' })
    showToast({ type: 'error', title: 'Failed to create admin', message: 'Exists' })
    showToast({ type: 'error', title: 'Failed to create admin', message: 'Busy' })
  })
  const { shown, history } = state()
  expect(shown.map(({ message, count }) => [message, count])).toEqual([
    ['Exists', 2],
    ['Busy', undefined],
  ])
  expect(history).toHaveLength(3)
})

test('the list keeps the last 50', () => {
  act(() => {
    for (let nth = 1; nth <= 60; nth += 1) showToast({ type: 'info', title: `Message ${nth}` })
  })
  const { history } = state()
  expect(history).toHaveLength(50)
  expect(history[0]).toMatchObject({ title: 'Message 60' })
})

test('two that can be undone are two', () => {
  act(() => {
    showUndo({ title: 'Scheduling switched off', key: ['clusters', '1'] }, undo)
    showUndo({ title: 'Scheduling switched off', key: ['clusters', '2'] }, undo)
  })
  expect(state().shown.filter(({ title }) => title === 'Scheduling switched off')).toHaveLength(2)
})

test('what failed leads back to what was typed; what is gone leads nowhere', () => {
  const wayBack = { label: 'Open again', href: '/admin/plans?dialog=edit-plan&id=1' }
  act(() => {
    showFailure({ message: 'Failed to update plan.' }, { wayBack })
    showFailure({ message: 'The plan Pro is no longer there.', gone: true }, { wayBack })
  })
  const [failed, gone] = state().shown.slice(-2)
  expect(failed).toMatchObject({ type: 'error', action: wayBack, duration: 0 })
  expect(gone).toMatchObject({ type: 'warning', title: 'The plan Pro is no longer there.' })
  expect(gone).not.toHaveProperty('action')
})

test('messages are told on plain http too, where browsers have no crypto.randomUUID', () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function')
  })
  act(() => void showToast({ type: 'info', title: 'Told on plain http' }))
  expect(state().shown.at(-1)).toMatchObject({ title: 'Told on plain http' })
})

test('what fails for one reason is one message, with the reason once', () => {
  act(() => {
    showToast({ type: 'error', title: 'Failed to load profile', message: 'Moving the database' })
    showToast({ type: 'error', title: 'Failed to load dashboards', message: 'Moving the database' })
    showToast({ type: 'error', title: 'Failed to load dashboards', message: 'Moving the database' })
    showToast({ type: 'error', title: 'Failed to load organizations', message: 'Out of order' })
  })
  expect(state().shown.slice(-2)).toMatchObject([
    { title: 'Failed to load profile', also: ['Failed to load dashboards'], count: 2 },
    { title: 'Failed to load organizations' },
  ])
})

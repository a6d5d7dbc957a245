import { ApiError } from '@quarterdeck/api'
import { renderHook } from '@testing-library/react'
import { useToasts } from '../../lib/toasts'
import { tellAnswer } from './tellAnswer'

vi.mock('../../lib/session')

const latest = () => renderHook(() => useToasts()).result.current.shown.at(-1)

test('a change that failed after its screen was left is told, with the way back to it', () => {
  tellAnswer({ kind: 'error', message: 'down', error: new ApiError('http', 'down', { status: 500 }) })
  expect(latest()).toMatchObject({
    type: 'error',
    title: 'The account was not changed',
    message: 'Down.',
    action: { label: 'Open again', href: '/account' },
  })
  const unanswered = new ApiError('timeout', 'No answer. The outcome is unknown.', { outcomeUnknown: true })
  tellAnswer({ kind: 'error', message: unanswered.message, error: unanswered })
  expect(latest()).toMatchObject({ type: 'warning', title: 'No answer. The outcome is unknown.' })
})

test('one that was done is told too', () => {
  tellAnswer({ kind: 'success', flow: null, continueWith: [] })
  expect(latest()).toMatchObject({ type: 'success', title: 'Account saved' })
})

import { signup } from '@quarterdeck/api'
import { act, renderHook, waitFor } from '@testing-library/react'
import { watchConnection } from './connection'
import { useSignupOpen } from './useSignupOpen'

test('what is known of sign-up stays where it cannot be read again', async () => {
  watchConnection()
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const read = vi.spyOn(signup, 'getStatus').mockResolvedValue({ signup_enabled: false })
  const { result } = renderHook(() => useSignupOpen())
  await waitFor(() => expect(result.current).toBe(false))

  read.mockRejectedValue(new Error('not yet'))
  await act(async () => {
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
  })
  await waitFor(() => expect(warned).toHaveBeenCalledOnce())
  expect(result.current).toBe(false)
})

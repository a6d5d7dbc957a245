import { configure } from '@quarterdeck/api'
import { act, renderHook } from '@testing-library/react'
import { useKept } from './kept'
import { eraseKeptOfOthers } from './keptKeys'
import { refreshSession } from './session'

function answerAs(person: string | null) {
  configure({
    authUrl: 'https://auth.example.com',
    fetch: async () =>
      person === null
        ? Response.json({}, { status: 401 })
        : Response.json({
            id: `session of ${person}`,
            active: true,
            identity: { id: person, traits: { email: 'a@b.example', admin: true } },
          }),
  })
}
const signIn = async (person: string | null) => {
  answerAs(person)
  await act(() => refreshSession())
}

const readTexts = (kept: unknown) => (Array.isArray(kept) ? kept.map(String) : [])
const keptKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('quarterdeck.kept.'))
const open = () => renderHook(() => useKept('texts', readTexts)).result

beforeEach(async () => {
  localStorage.clear()
  await signIn('mira')
})

test('what a person keeps is there again after signing out and in', async () => {
  const kept = open()
  act(() => kept.current[1]((before) => [...before, 'one']))
  expect(kept.current[0]).toEqual(['one'])
  await signIn(null)
  expect(kept.current[0]).toEqual([])
  expect(keptKeys()).toHaveLength(1)
  await signIn('mira')
  expect(open().current[0]).toEqual(['one'])
})

test('it is erased where somebody else is named, or nobody', () => {
  const kept = open()
  act(() => kept.current[1](() => ['one']))
  eraseKeptOfOthers('mira')
  expect(keptKeys()).toHaveLength(1)
  eraseKeptOfOthers('nora')
  expect(keptKeys()).toEqual([])
  act(() => kept.current[1](() => ['two']))
  eraseKeptOfOthers(null)
  expect(keptKeys()).toEqual([])
})

test('what another tab has kept meanwhile is not lost', () => {
  const kept = open()
  act(() => kept.current[1](() => ['one']))
  const [key = ''] = keptKeys()
  localStorage.setItem(key, JSON.stringify(['one', 'of another tab']))
  act(() => kept.current[1]((before) => [...before, 'two']))
  expect(kept.current[0]).toEqual(['one', 'of another tab', 'two'])
})

test('storage may hold anything, or take nothing', () => {
  const kept = open()
  act(() => kept.current[1](() => ['one']))
  const [key = ''] = keptKeys()
  localStorage.setItem(key, '{broken')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  expect(kept.current[0]).toEqual([])
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  act(() => kept.current[1](() => ['until the page is left']))
  expect(kept.current[0]).toEqual(['until the page is left'])
  full.mockRestore()
})

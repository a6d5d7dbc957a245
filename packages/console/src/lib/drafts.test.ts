import { draftAddress, draftPlacesOf, eraseDraftsOfOthers, removeDrafts, settleSentDrafts } from './drafts'
import { hasDrafts, hasUnsavedInput, watchInput } from './unsavedInput'

const draft = (name: string) => ({ values: { name }, before: { name: '' }, secrets: [] })
const go = (address: string) => history.replaceState(null, '', address)
const read = (person: string, form = 'cluster') => draftPlacesOf(person)(form).read()

beforeEach(() => {
  sessionStorage.clear()
  go('/admin/clusters')
})

test('belong to a person, an address and a form', () => {
  go('/admin/clusters?dialog=edit-cluster&id=c1&page=2')
  draftPlacesOf('mira')('cluster').keep(draft('oslo'))
  go('/admin/clusters?page=3&dialog=edit-cluster&id=c1')
  expect(read('mira')).toEqual(draft('oslo'))
  expect(read('mira', 'settings')).toBeNull()
  expect(read('nora')).toBeNull()
  go('/admin/clusters?dialog=edit-cluster&id=c2')
  expect(read('mira')).toBeNull()
})

test('may be of a named address, wherever the browser is', () => {
  draftPlacesOf('mira', '/register')('sign-up').keep(draft('oslo'))
  expect(read('mira', 'sign-up')).toBeNull()
  go('/register')
  expect(read('mira', 'sign-up')).toEqual(draft('oslo'))
})

test("another person's first draft removes those of the last one", () => {
  draftPlacesOf('mira')('cluster').keep(draft('oslo'))
  draftPlacesOf('nora')('cluster').keep(draft('bergen'))
  expect(read('mira')).toBeNull()
  expect(JSON.stringify(sessionStorage)).not.toContain('oslo')
})

test('go when somebody else is signed in, and stay for the person whose they are', () => {
  draftPlacesOf('mira')('cluster').keep(draft('oslo'))
  eraseDraftsOfOthers('mira')
  expect(read('mira')).toEqual(draft('oslo'))
  eraseDraftsOfOthers('nora')
  expect(hasDrafts()).toBe(false)
})

test('go when their dialog is closed, those of its entity alone', () => {
  go('/admin/clusters?dialog=edit-cluster&id=c1')
  const closed = draftAddress()
  draftPlacesOf('mira')('cluster').keep(draft('oslo'))
  go('/admin/clusters?dialog=edit-cluster&id=c12')
  draftPlacesOf('mira')('cluster').keep(draft('bergen'))
  removeDrafts(closed)
  expect(read('mira')).toEqual(draft('bergen'))
  removeDrafts(draftAddress())
  expect(hasDrafts()).toBe(false)
})

test('go when what was sent is done, unless they were edited since', () => {
  const [sent, edited] = ['cluster', 'settings'].map(draftPlacesOf('mira'))
  for (const place of [sent, edited]) {
    place?.keep(draft('oslo'))
    place?.sending()
  }
  edited?.keep(draft('oslo-2'))
  settleSentDrafts(draftAddress(), 'done')
  expect(sent?.read()).toBeNull()
  expect(edited?.read()).toEqual(draft('oslo-2'))
})

test('tell a form that was opened again while they were being sent when that is done', () => {
  const place = draftPlacesOf('mira')('cluster')
  const send = () => {
    place.keep(draft('oslo'))
    place.sending()
  }
  const teller = () => vi.fn<() => void>()
  const [sender, failed, left, again] = [teller(), teller(), teller(), teller()]
  place.whenSent(sender)
  send()
  place.whenSent(failed)
  settleSentDrafts(draftAddress(), 'failed')
  send()
  place.whenSent(left)()
  place.whenSent(again)
  settleSentDrafts(draftAddress(), 'done')
  expect(again).toHaveBeenCalledOnce()
  for (const other of [sender, failed, left]) expect(other).not.toHaveBeenCalled()
})

test('stay while they are being sent, although the dialog is closed, and go with it once that has failed', () => {
  const place = draftPlacesOf('mira')('cluster')
  place.keep(draft('oslo'))
  place.sending()
  removeDrafts(draftAddress())
  expect(place.read()).toMatchObject(draft('oslo'))
  settleSentDrafts(draftAddress(), 'failed')
  expect(place.read()).toEqual(draft('oslo'))
  removeDrafts(draftAddress())
  expect(place.read()).toBeNull()
})

test('say so when it is not known whether what was sent was done, until they are edited', () => {
  const place = draftPlacesOf('mira')('cluster')
  place.keep(draft('oslo'))
  place.sending()
  expect(settleSentDrafts(draftAddress(), 'unknown')).toEqual(['cluster'])
  expect(place.read()).toEqual({ ...draft('oslo'), unanswered: true })
  expect(settleSentDrafts(draftAddress(), 'unknown')).toEqual([])
  place.keep(draft('bergen'))
  expect(place.read()).toEqual(draft('bergen'))
})

test('go when what they were sent to says later that it is done, unless something else was done there since', () => {
  const places = ['cluster', 'settings'].map(draftPlacesOf('mira'))
  const send = () => {
    for (const [at, place] of places.entries()) {
      place.keep(draft('oslo'))
      place.sending(`flow ${at}`)
    }
    settleSentDrafts(draftAddress(), 'unknown')
  }
  send()
  expect(settleSentDrafts(draftAddress(), 'done', 'flow 0')).toEqual(['cluster'])
  expect(read('mira', 'cluster')).toBeNull()
  expect(read('mira', 'settings')).toMatchObject({ ...draft('oslo'), unanswered: true })

  send()
  settleSentDrafts(draftAddress(), 'done')
  expect(settleSentDrafts(draftAddress(), 'done', 'flow 0')).toEqual([])

  places[0]?.sending('flow 0')
  settleSentDrafts(draftAddress(), 'failed')
  expect(settleSentDrafts(draftAddress(), 'done', 'flow 0')).toEqual([])
})

test('the oldest go when there are many', () => {
  const place = draftPlacesOf('mira')
  for (let at = 0; at < 21; at++) place(`form ${at}`).keep(draft(String(at)))
  expect(read('mira', 'form 0')).toBeNull()
  expect(read('mira', 'form 1')).not.toBeNull()
})

test('storage that holds anything else, or nothing at all, is no draft', () => {
  for (const junk of ['{', '[]', '"mira"', '{"person":"mira"}', '{"person":"mira","drafts":null}']) {
    sessionStorage.setItem('quarterdeck.drafts', junk)
    expect(read('mira')).toBeNull()
  }
  const refuse = () => {
    throw new DOMException('refused')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  draftPlacesOf('mira')('cluster').keep(draft('oslo'))
  expect(read('mira')).toBeNull()
  expect(hasDrafts()).toBe(false)
  vi.unstubAllGlobals()
})

test('input in a form is unsaved until it is emptied or the form is gone', () => {
  watchInput()
  document.body.innerHTML = '<form><input type="password"></form><input id="search">'
  const type = (selector: string, value: string) => {
    const input = document.querySelector<HTMLInputElement>(selector)
    if (input) input.value = value
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  type('#search', 'mira')
  expect(hasUnsavedInput()).toBe(false)
  type('form input', 'secret')
  expect(hasUnsavedInput()).toBe(true)
  type('form input', '')
  expect(hasUnsavedInput()).toBe(false)
  type('form input', 'secret')
  document.body.innerHTML = ''
  expect(hasUnsavedInput()).toBe(false)
})

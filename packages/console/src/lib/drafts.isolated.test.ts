const draft = { values: { name: 'oslo' }, before: { name: '' }, secrets: [] }

beforeEach(() => {
  vi.resetModules()
  sessionStorage.clear()
})

test('a draft that was being sent when the page was loaded anew says so, and goes with its dialog', async () => {
  const before = await import('./drafts')
  const place = before.draftPlacesOf('mira')('cluster')
  place.keep(draft)
  place.sending()
  expect(place.read()).not.toHaveProperty('unanswered')

  vi.resetModules()
  const { draftAddress, draftPlacesOf, removeDrafts } = await import('./drafts')
  const { read } = draftPlacesOf('mira')('cluster')
  expect(read()).toMatchObject({ ...draft, unanswered: true })
  removeDrafts(draftAddress())
  expect(read()).toBeNull()
})

test('one that was being sent when the session ended says so, and goes with its dialog', async () => {
  let isOver = false
  const identity = { id: 'mira', traits: { email: 'mira@example.com' } }
  const api = await import('@quarterdeck/api')
  api.configure({
    authUrl: 'https://auth.example.com',
    fetch: async () =>
      isOver ? new Response(null, { status: 401 }) : Response.json({ id: 's', active: true, identity }),
  })
  const { refreshSession } = await import('./session')
  const { draftAddress, draftPlacesOf, removeDrafts } = await import('./drafts')
  const [sent, typed] = ['cluster', 'settings'].map(draftPlacesOf('mira'))
  for (const place of [sent, typed]) place?.keep(draft)
  sent?.sending()
  await refreshSession()
  isOver = true
  await refreshSession()
  expect(sent?.read()).toMatchObject({ ...draft, unanswered: true })
  expect(typed?.read()).toEqual(draft)
  removeDrafts(draftAddress())
  expect(sent?.read()).toBeNull()
})

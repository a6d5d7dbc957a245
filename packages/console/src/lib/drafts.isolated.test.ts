test('a draft that was being sent when the page was loaded anew goes with its dialog', async () => {
  const draft = { values: { name: 'oslo' }, before: { name: '' }, secrets: [] }
  const before = await import('./drafts')
  const place = before.draftPlacesOf('mira')('cluster')
  place.keep(draft)
  place.sending()

  vi.resetModules()
  const { draftAddress, draftPlacesOf, removeDrafts } = await import('./drafts')
  const { read } = draftPlacesOf('mira')('cluster')
  expect(read()).toMatchObject(draft)
  removeDrafts(draftAddress())
  expect(read()).toBeNull()
})

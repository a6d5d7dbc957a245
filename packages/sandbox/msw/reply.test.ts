import { admins, clusters, organizations, signup } from '@quarterdeck/api'
import { clusterHealthy } from '../fixtures'
import { atFirst, fails, nextHang, notePress, resetPresses, withNextPress } from './reply'
import { crowded, firstDay, handlers, holding, resetData } from '.'
import { mockPlatform } from './node'

const platform = mockPlatform()
beforeEach(resetPresses)

const read = () => organizations.list({ page: 1 })

test('what fails at first fails until somebody presses something, then the product answers', async () => {
  platform.use(handlers.organizations(atFirst(fails(500, 'Away'))))
  notePress() // what opens the screen is no Try Again
  await expect(read()).rejects.toThrow('Away')
  await expect(read()).rejects.toThrow('Away')
  notePress()
  await expect(read()).resolves.toMatchObject({ total: 7 })
})

test('each request fails at first, whatever was pressed before it, and again in the next story', async () => {
  platform.use(handlers.organizations(atFirst(fails(500, 'Away'))))
  await expect(read()).rejects.toThrow('Away')
  notePress()
  await expect(organizations.list({ page: 2 })).rejects.toThrow('Away')
  await expect(read()).resolves.toBeDefined()
  resetPresses()
  await expect(read()).rejects.toThrow('Away')
})

test('what a story puts into the product is there and can be written to', async () => {
  holding((data) => {
    data.clusters.clear()
    data.clusters.put({ ...clusterHealthy, checked_at: null })
  })()
  await clusters.setScheduling(clusterHealthy.id, false)
  const { items } = await clusters.list()
  expect(items.map(({ id, enabled }) => [id, enabled])).toEqual([[clusterHealthy.id, false]])
})

test('what waits for a press arrives with the next one', async () => {
  platform.use(handlers.signupStatus(withNextPress({ signup_enabled: false })))
  const asked = nextHang()
  const status = signup.getStatus()
  await asked
  notePress()
  await expect(status).resolves.toEqual({ signup_enabled: false })
})

test('on the first day there is nothing but administrators; a crowd fills more than a page', async () => {
  firstDay()
  await expect(read()).resolves.toMatchObject({ total: 0 })
  await expect(admins.list()).resolves.toMatchObject({ total: 2 })
  resetData()
  crowded()
  await expect(read()).resolves.toMatchObject({ total: 64, totalPages: 3 })
})

test('what is new gets the same id each time', async () => {
  const add = () => admins.create({ email: 'kim@platform.example', can_create_new_admins: false })
  const first = await add()
  resetData()
  await expect(add()).resolves.toMatchObject({ id: first.id })
})

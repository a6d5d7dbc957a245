import { flowErrors, flows, sessions } from './schema'
import { createService } from './service'
import { sweep } from './sweep'
import { authOrigin, consoleOrigin, identityForTest } from './testing'
import { defaultSwitches } from '../switches'

test('forgets what ended a week ago, and nothing younger', async () => {
  const { browser, person, db, now, passMinutes } = identityForTest()
  person()
  const service = createService({ db, now, switches: () => defaultSwitches, consoleOrigin, authOrigin })
  const ada = browser()
  await ada.signIn()
  await ada.sendForm('/self-service/login?flow=unknown', {})
  const kept = () => [flows, sessions, flowErrors].map((table) => db.select().from(table).all().length)

  passMinutes(7 * 24 * 60)
  sweep(service)
  expect(kept()).toEqual([1, 1, 1])

  passMinutes(25 * 60)
  sweep(service)
  expect(kept()).toEqual([0, 0, 0])
})

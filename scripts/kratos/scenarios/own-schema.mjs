import { readFileSync } from 'node:fs'
import { afterSignUp, merge, oneStep, schemaOf } from '../configuration.mjs'
import { email, password } from './steps.mjs'

/** The traits of a deployment with an identity schema of its own: the sandbox can be switched to the same ones. */
const traits = JSON.parse(
  readFileSync(new URL('../../../packages/sandbox/fixtures/ownSchema.json', import.meta.url), 'utf8'),
)
const ownSchema = schemaOf(traits)

/** Somebody's traits: nested ones, text, a date, whole and broken numbers, a choice, yes and no. */
const nora = {
  email,
  name: { first: 'Nora', last: 'Ipsum' },
  phone: '+351 210 000 000',
  website: 'https://nora.example.com',
  born: '1990-04-30',
  seats: 3,
  discount: 12.5,
  region: 'eu-west',
  address: { street: 'Rua das Flores 1', postcode: '1200-192', city: 'Lisbon', country: 'Portugal' },
  newsletter: false,
  terms: true,
}

/** Each of these breaks a rule of the schema; `name.first` is missing besides. */
const refused = {
  email,
  website: 'nowhere',
  seats: 0,
  discount: -5,
  region: 'moon',
  address: { city: 'Lisbon' },
  newsletter: false,
  terms: false,
}

/** Signing up and changing the profile where the deployment has an identity schema of its own. */
export const ownSchemas = [
  {
    name: 'sign up with many traits',
    changes: merge(oneStep, ownSchema, afterSignUp('password', 'session')),
    async walk({ browser, record }) {
      const someone = browser()
      const typed = { method: 'password', password }
      const started = record(
        'registration-many-traits',
        'Every kind of trait a schema can ask for.',
        await someone.start('registration'),
      )
      record(
        'registration-many-traits-refused',
        'Each of them refused.',
        await someone.submit(started, { ...typed, traits: refused }),
      )
      record(
        'registration-many-traits-200',
        'Signed up and signed in with all of them.',
        await someone.submit(started, { ...typed, traits: nora }),
      )
      const settings = record(
        'settings-many-traits',
        'The profile has every kind of trait a schema can ask for.',
        await someone.start('settings'),
      )
      record(
        'settings-many-traits-refused',
        'Each of them refused.',
        await someone.submit(settings, { method: 'profile', traits: refused }),
      )
      record(
        'settings-many-traits-saved',
        'All of them are saved.',
        await someone.submit(settings, {
          method: 'profile',
          traits: { ...nora, seats: 4, discount: 7.5, newsletter: true },
        }),
      )
    },
  },
  {
    name: 'sign up with many traits in two steps',
    changes: ownSchema,
    async walk({ browser, record }) {
      const someone = browser()
      const started = await someone.start('registration')
      record(
        'registration-twostep-many-traits-refused',
        'Some of the traits of the first step are refused.',
        await someone.submit(started, { method: 'profile', traits: refused }),
      )
      const second = record(
        'registration-twostep-many-traits',
        'The second step carries all traits along.',
        await someone.submit(started, { method: 'profile', traits: nora }),
      )
      record(
        'registration-twostep-many-traits-200',
        'Signed up with what was carried along.',
        await someone.submit(second, { method: 'password', password, traits: nora }),
      )
    },
  },
]

import { login } from './login.mjs'
import { ownSchemas } from './own-schema.mjs'
import { recovery, verification } from './proofs.mjs'
import { providersAndPasskeys } from './providers.mjs'
import { registration } from './registration.mjs'
import { secondFactor } from './second-factor.mjs'
import { sessions } from './sessions.mjs'
import { settings } from './settings.mjs'

/** Every scenario, in the order in which they are walked. */
export const scenarios = [
  ...login,
  ...secondFactor,
  ...providersAndPasskeys,
  ...registration,
  ...ownSchemas,
  ...verification,
  ...recovery,
  ...settings,
  ...sessions,
]

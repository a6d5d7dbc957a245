// Codes of authenticator apps change every 30 seconds; Kratos takes the last and the next one too. What a social account
// is signed in with holds for minutes.
import { finding } from '../finding.mjs'
import { signOfStorage } from './document.mjs'

/** How far a clock may be off, in milliseconds. */
const TOLERATED_MS = 30_000

/** @param {import('../setup.mjs').Setup} setup */
export async function checkClock(setup) {
  const login = await setup.call('/self-service/login/browser')
  const page = await setup.page('/login')
  const ofKratos = Date.parse(login.json.issued_at) - login.at
  const ofConsole = Date.parse(page.headers.get('Date')) - page.at
  // A stored answer has the time when it was stored.
  const isStored = (await signOfStorage(setup)) !== null
  const off = Object.entries({
    'The clock of Kratos': ofKratos,
    ...(isStored ? {} : { "The clock of the console's server": ofConsole }),
  }).filter(([, difference]) => Math.abs(difference) > TOLERATED_MS)
  if (off.length === 0) return []
  return [
    finding({
      id: 'clock',
      title: 'The clocks do not agree',
      meaning:
        `${off.map(([whose, difference]) => `${whose} is ${inWords(difference)} this machine's.`).join(' ')} With a ` +
        'wrong clock Kratos refuses codes of authenticator apps, and social sign-in.',
      changes: [
        {
          file: 'the machine whose clock is wrong, which may be this one',
          key: 'its clock',
          now: new Date(login.at + off[0][1]).toISOString(),
          to: `${new Date(login.at).toISOString()}, kept by a time server (timedatectl set-ntp true)`,
        },
      ],
    }),
  ]
}

function inWords(difference) {
  const seconds = Math.round(Math.abs(difference) / 1000)
  const amount = seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
  return `${amount} ${difference > 0 ? 'ahead of' : 'behind'}`
}

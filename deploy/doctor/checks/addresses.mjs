// Every address that Kratos and the console send people or calls to, compared with what it has to be.
import { finding } from '../finding.mjs'
import { FOREIGN, SCREENS } from '../setup.mjs'
import { isLoopback } from '../sites.mjs'

/** @param {import('../setup.mjs').Setup} setup */
export async function checkAddresses(setup) {
  const addresses = [...addressesWritten(setup), ...(await addressesSeen(setup))]
  // What was seen counts more than what a file says of the same.
  const byKey = new Map(addresses.map((address) => [address.key, address]))
  const wrong = [...byKey.values()]
    .map((address) => ({ ...address, id: difference(address) }))
    .filter(({ id }) => id !== null)
  return Object.entries(ABOUT).flatMap(([id, about]) => {
    const these = wrong.filter((address) => address.id === id)
    if (these.length === 0) return []
    return [
      finding({ id, ...about(setup, these[0]), changes: these.map((address) => changeTo(setup, address)) }),
    ]
  })
}

/**
 * @typedef {object} Address
 * @property {string} kind the finding where it is wrong
 * @property {string} key where it is set
 * @property {string} actual
 * @property {string} expected
 * @property {boolean} [anyPath] only the origin matters
 */

/** @returns {Promise<Address[]>} what a browser can see */
async function addressesSeen(setup) {
  const addresses = [
    { kind: 'console-auth-url', key: 'authUrl', actual: setup.configuredAuth, expected: setup.fittingAuth },
  ]
  const login = await setup.call('/self-service/login/browser')
  const action = login.json.ui.action
  addresses.push({
    kind: 'base-url',
    key: 'serve.public.base_url',
    actual: action.slice(0, action.lastIndexOf('/self-service/') + 1),
    expected: `${setup.fittingAuth}/`,
  })
  for (const flow of ['login', 'registration', 'verification', 'recovery']) {
    const begun = await setup.call(`/self-service/${flow}/browser`)
    const { location } = await setup.visit(`/self-service/${flow}/browser`)
    // A flow that is switched off leads elsewhere, which says nothing of its own screen.
    if (begun.status === 200 && location) addresses.push(screenAddress(setup, flow, location))
  }
  // Kratos refuses to lead back to a foreign address, and says so on the screen of errors.
  const refused = await setup.visit(`/self-service/login/browser?return_to=${FOREIGN}/`)
  if (refused.location?.searchParams.has('id'))
    addresses.push(screenAddress(setup, 'error', refused.location))
  return addresses
}

const screenAddress = (setup, flow, { origin, pathname }) => ({
  kind: 'ui-url',
  key: `selfservice.flows.${flow}.ui_url`,
  actual: origin + pathname,
  expected: setup.console + SCREENS[flow],
})

/** Where people are led to after something has ended: somewhere in the console. */
const RETURNS = [
  'selfservice.default_browser_return_url',
  'selfservice.flows.login.after.default_browser_return_url',
  'selfservice.flows.registration.after.default_browser_return_url',
  'selfservice.flows.verification.after.default_browser_return_url',
  'selfservice.flows.recovery.after.default_browser_return_url',
  'selfservice.flows.settings.after.default_browser_return_url',
  'selfservice.flows.logout.after.default_browser_return_url',
]

/** @returns {Address[]} what the files say */
function addressesWritten({ configuration, console, fittingAuth }) {
  if (!configuration) return []
  const expected = [
    { kind: 'base-url', key: 'serve.public.base_url', expected: `${fittingAuth}/` },
    ...Object.entries(SCREENS).map(([flow, screen]) => ({
      kind: 'ui-url',
      key: `selfservice.flows.${flow}.ui_url`,
      expected: console + screen,
    })),
    ...RETURNS.map((key) => ({ kind: 'return-address', key, expected: `${console}/`, anyPath: true })),
  ]
  return expected
    .map((address) => ({ ...address, actual: configuration.get(address.key) }))
    .filter(({ actual }) => typeof actual === 'string')
}

/** The finding that an address is, null where it is right. */
function difference({ kind, actual, expected, anyPath }) {
  const should = new URL(expected)
  if (!URL.canParse(actual, expected)) return kind
  const is = new URL(actual, expected)
  const same = anyPath ? is.origin === should.origin : trimmed(is) === trimmed(should)
  if (same) return null
  if (is.hostname !== should.hostname && isLoopback(is.hostname) && isLoopback(should.hostname))
    return 'loopback-names'
  if (is.hostname === should.hostname && is.protocol !== should.protocol) return 'http-beside-https'
  return kind
}

const trimmed = ({ origin, pathname }) => origin + pathname.replace(/\/$/, '')

function changeTo(setup, { key, actual, expected, anyPath }) {
  const to = anyPath ? setup.console + new URL(actual, expected).pathname : expected
  const change = { now: actual, to }
  return key === 'authUrl' ? { file: CONFIG_JS, key, ...change } : setup.kratos(key, change)
}

const CONFIG_JS = 'config.js (in the image: the environment variable CONSOLE_AUTH_URL)'

/** What is said of each kind. */
const ABOUT = {
  'loopback-names': ({ console }) => ({
    title: '127.0.0.1 and localhost are mixed',
    meaning:
      `The console is at ${console}. To a browser localhost and 127.0.0.1 are two sites: it does not send a cookie of ` +
      'one to the other, so a form ends with "Your browser did not keep the cookie this form needs". One of the two ' +
      'names has to stand everywhere.',
  }),
  'http-beside-https': ({ console }) => ({
    title: 'http and https are mixed',
    meaning:
      `The console is at ${console}. From a page of https a browser calls nothing that is http, and it keeps the ` +
      'cookies of the two apart: forms cannot be sent, or signing in ends at the sign-in form again.',
  }),
  'console-auth-url': ({ auth, configuredAuth }) => ({
    title: 'The console looks for Kratos at another address',
    meaning: `You said that Kratos is at ${auth}, but the console calls ${configuredAuth}.`,
  }),
  'base-url': ({ auth }, { actual }) => ({
    title: 'Kratos takes another address for its own',
    meaning:
      `Browsers reach Kratos at ${auth}/, but it says that it is at ${actual}. Forms, links in mails, passkeys and ` +
      'social sign-in lead there.',
  }),
  'ui-url': () => ({
    title: 'Kratos sends people to addresses that are not the screens of the console',
    meaning:
      'Whoever follows a link in a mail, comes back from a social account or presses a passkey ends on a page that is ' +
      'missing, or on the wrong screen.',
  }),
  'return-address': () => ({
    title: 'Kratos leads people out of the console',
    meaning: 'After signing out or verifying an address, people end on a page that is not of this console.',
  }),
}

import { ask, CouldNotLook } from './ask.mjs'
import { readConfigJs } from './config-js.mjs'
import { fetchAsBrowser } from './fetch-as-browser.mjs'
import { isLoopback } from './sites.mjs'

/** The screen of the console that each flow of Kratos ends on: its `ui_url`. */
export const SCREENS = {
  login: '/login',
  registration: '/register',
  verification: '/user/verify',
  recovery: '/recovery',
  settings: '/account',
  error: '/auth/error',
}

/** An origin that is nobody's: names that end in .invalid are kept free for that. */
export const FOREIGN = 'https://doctor.invalid'

/**
 * What is looked at: where it is, how to ask it, and where its settings are written.
 *
 * @typedef {object} Setup
 * @property {string} console origin of the console
 * @property {string} auth base address of Kratos as browsers reach it, without a slash at its end
 * @property {string} fittingAuth where Kratos has to be for the console to reach it; nearly always the same
 * @property {string} configuredAuth where the console looks for Kratos
 * @property {string} api base address of the product API, without a slash at its end
 * @property {import('./config-js.mjs').ConfigJs} configJs the console's settings
 * @property {string | undefined} admin base address of Kratos' admin API
 * @property {import('./configuration.mjs').Configuration | undefined} configuration
 */

/**
 * A line to change.
 *
 * @typedef {object} Change
 * @property {string} file
 * @property {number} [line]
 * @property {string} key
 * @property {string} [now] what is there, as far as it can be seen
 * @property {string} to what should be there
 * @property {string} [hint] why the file may already look right
 */

/**
 * @param {object} options
 * @param {string} options.consoleUrl
 * @param {string} [options.authUrl] by default what the console's configuration says
 * @param {string} [options.adminUrl]
 * @param {import('./configuration.mjs').Configuration} [options.configuration]
 * @param {typeof globalThis.fetch} [options.fetch]
 * @throws {CouldNotLook}
 */
export async function openSetup({ consoleUrl, authUrl, adminUrl, configuration, fetch = fetchAsBrowser }) {
  const answers = new Map()
  /** Asks once, however many checks want to know. */
  const read = (url, options = {}) => {
    const question = JSON.stringify([url, options])
    if (!answers.has(question)) answers.set(question, ask(fetch, url, options))
    return answers.get(question)
  }

  const console = addressOf('--console', consoleUrl).origin
  const page = (path, { time } = {}) => read(console + path, { headers: { Accept: 'text/html' }, time })
  const { status, text, location } = await read(`${console}/config.js`)
  // Where a redirect leads to another origin, the console is there: by this address sound settings would seem wrong.
  if (location && location.origin !== console)
    throw new CouldNotLook(leadsOn(`--console ${console}`, location))
  const configJs = readConfigJs(status === 200 ? text : '', console)
  const auth =
    authUrl === undefined
      ? base(configJs.authUrl ?? '/auth', console)
      : base(addressOf('--auth', authUrl).href)

  return {
    console,
    auth,
    fittingAuth: fitting(auth, console),
    configuredAuth: configJs.authUrl === undefined ? auth : base(configJs.authUrl, console),
    api: base(configJs.apiUrl ?? '/', console),
    configJs,
    admin: adminUrl && base(addressOf('--admin', adminUrl).href),
    configuration,
    read,
    /** A screen of the console, as a browser asks for it; with `time`, once more. */
    page,
    /** A call to Kratos, as the console's script makes it. */
    call: (path, { method, headers } = {}) =>
      read(auth + path, { method, headers: { Accept: 'application/json', Origin: console, ...headers } }),
    /** An address of Kratos that somebody navigates to. */
    visit: (path) => read(auth + path, { headers: { Accept: 'text/html' } }),
    /** The line of Kratos' configuration to change. */
    kratos: (key, { now, to }) => lineToChange(configuration, key, now, to),
  }
}

/** What is said of an address that is not the one on which people end. */
export const leadsOn = (address, { origin, pathname }) =>
  `${address} leads on to ${origin}${pathname}: give the address on which people end.`

function addressOf(option, text) {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new CouldNotLook(`${option} ${text} is no address: it begins with https:// or http://.`)
  return new URL(text)
}

const base = (url, origin) => new URL(url, origin).href.replace(/\/+$/, '')

/** The address of Kratos with the scheme of the console, and the console's name for this machine. */
function fitting(auth, console) {
  const url = new URL(auth)
  const { protocol, hostname } = new URL(console)
  url.protocol = protocol
  if (isLoopback(url.hostname) && isLoopback(hostname)) url.hostname = hostname
  return base(url.href)
}

/** @returns {Change} */
function lineToChange(configuration, key, now, to) {
  const change = { file: 'kratos.yml', ...configuration?.place(key), key, now: asText(now), to: asText(to) }
  // Kratos runs with something else than the file says.
  if (configuration && to !== undefined && asText(configuration.get(key)) === change.to)
    change.hint =
      `The file says so already. Restart Kratos with it, or look for the environment variable ` +
      `${key.replaceAll('.', '_').toUpperCase()}, which goes before the file.`
  return change
}

const asText = (value) => (value === undefined || typeof value === 'string' ? value : JSON.stringify(value))

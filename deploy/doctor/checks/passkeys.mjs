// A passkey or security key belongs to one site, the `rp.id`. A browser offers it only on pages within that site.
import { finding } from '../finding.mjs'
import { isAddress, isLocal, isPublicSuffix, isWithin } from '../sites.mjs'

/** @param {import('../setup.mjs').Setup} setup */
export async function checkPasskeys(setup) {
  const used = new Map([...settingsWritten(setup.configuration), ...(await settingsSeen(setup))])
  return [...used].flatMap(([method, id]) => [
    ...checkId(setup, method, id),
    ...checkOrigins(setup, method, id),
  ])
}

const KEY = (method) => `selfservice.methods.${method}.config.rp`

/** What the sign-in form tells a browser: methods with their `rp.id`. */
async function settingsSeen(setup) {
  const { json } = await setup.call('/self-service/login/browser')
  const challenge = json.ui.nodes.find(({ attributes }) => attributes.name === 'passkey_challenge')
  return challenge ? [['passkey', JSON.parse(challenge.attributes.value).publicKey.rpId]] : []
}

const settingsWritten = (configuration) =>
  ['passkey', 'webauthn']
    .filter((method) => configuration?.get(`selfservice.methods.${method}.enabled`) === true)
    .map((method) => [method, configuration.get(`${KEY(method)}.id`)])

function checkId(setup, method, id) {
  const { hostname, protocol } = new URL(setup.console)
  const works = isWithin(hostname, id) && !isAddress(hostname) && !isPublicSuffix(id)
  const changes = []
  if (!works)
    changes.push(
      setup.kratos(`${KEY(method)}.id`, {
        now: id,
        to: isAddress(hostname) ? nameFor(hostname) : hostname,
      }),
    )
  if (protocol !== 'https:' && !isLocal(hostname))
    changes.push({ file: 'the web server of the console', key: 'TLS', now: setup.console, to: 'https' })
  if (changes.length === 0) return []
  return [
    finding({
      id: 'passkey-rp-id',
      title: `${method === 'passkey' ? 'Passkeys' : 'Security keys'} cannot work at this address`,
      meaning:
        `They are for the site ${id}, and the console is at ${setup.console}. A browser uses them only on ` +
        'pages of https (or of localhost) whose host name is that site or below it; never at an address in numbers.',
      changes,
    }),
  ]
}

const nameFor = (hostname) =>
  isLocal(hostname)
    ? 'localhost, with localhost in place of this address everywhere'
    : 'the host name of the console'

/** Kratos itself compares the origin of the page: by default the scheme of its own address with the `rp.id`. */
function checkOrigins(setup, method, id) {
  if (!setup.configuration) return []
  const written =
    setup.configuration.get(`${KEY(method)}.origins`) ?? setup.configuration.get(`${KEY(method)}.origin`)
  const origins = [written ?? `${new URL(setup.auth).protocol}//${id}`].flat()
  if (origins.includes(setup.console)) return []
  return [
    finding({
      id: 'passkey-origins',
      title: `Kratos refuses ${method === 'passkey' ? 'passkeys' : 'security keys'} from the console`,
      meaning: `It takes them from ${origins.join(', ')} alone, and the console is at ${setup.console}.`,
      changes: [setup.kratos(`${KEY(method)}.origins`, { now: written, to: `[${setup.console}]` })],
    }),
  ]
}

// The cookies of Kratos as a browser at these two origins would keep and send them.
import { finding } from '../finding.mjs'
import { isLoopback, isPublicSuffix, isWithin, siteOf } from '../sites.mjs'

/** @param {import('../setup.mjs').Setup} setup */
export async function checkCookies(setup) {
  const consoleHost = new URL(setup.console).hostname
  const { hostname, protocol } = new URL(setup.auth)
  // No attribute of a cookie mends that, so nothing is said of them. Mixed names of this machine are told elsewhere.
  if (siteOf(consoleHost) !== siteOf(hostname))
    return isLoopback(consoleHost) && isLoopback(hostname) ? [] : [twoSites(setup)]

  const { cookies } = await setup.call('/self-service/login/browser')
  // A load balancer may have added some of its own.
  const token = cookies.find(({ name }) => name.startsWith('csrf_token'))
  if (token === undefined) return []
  const seen = { at: (name) => `cookies.${name}`, ...read(token.attributes) }
  const about = { setup, hostname, secure: protocol === 'https:', site: siteOf(hostname) }
  return [seen, ...sessionCookie(setup.configuration, seen)].flatMap((cookie) =>
    CHECKS.flatMap((check) => check(cookie, about) ?? []),
  )
}

const read = (attributes) => ({
  domain: attributes.get('domain')?.replace(/^\./, '').toLowerCase(),
  path: attributes.get('path') ?? '/',
  sameSite: attributes.get('samesite'),
  secure: attributes.has('secure'),
})

/** The session's cookie, where the files give it settings of its own; a browser sees it only after a sign-in. */
function sessionCookie(configuration, { at: _at, ...others }) {
  const own = configuration?.get('session.cookie')
  if (own === undefined) return []
  const { domain, path, same_site: sameSite } = own
  const given = Object.entries({ domain, path, sameSite }).filter(([, value]) => value !== undefined)
  return given.length === 0
    ? []
    : [{ ...others, ...Object.fromEntries(given), at: (name) => `session.cookie.${name}` }]
}

const CHECKS = [checkDomain, checkSameSite, checkSecure, checkPath]

function checkDomain({ domain, at }, { setup, hostname, site }) {
  const wrong = (meaning, to) =>
    finding({
      id: 'cookie-domain',
      title: 'The cookies of Kratos do not reach where they are needed',
      meaning,
      changes: [setup.kratos(at('domain'), { now: domain ?? 'nothing', to })],
    })
  const apiHost = new URL(setup.api).hostname
  const alone = apiHost === hostname
  const to = alone ? 'nothing: remove the line' : site
  if (domain !== undefined && !isWithin(hostname, domain))
    return wrong(
      `Kratos is at ${hostname}, which is not within ${domain}: a browser refuses its cookies.`,
      to,
    )
  if (domain !== undefined && isPublicSuffix(domain))
    return wrong(`${domain} belongs to many owners: a browser refuses cookies for all of it.`, to)
  if (alone || isWithin(apiHost, domain ?? hostname)) return undefined
  return wrong(
    `The product API at ${apiHost} has to see the session, but the cookies are only for ${domain ?? hostname}. ` +
      'People sign in, and then every screen says that they may not see it, or leads to the sign-in form again.',
    to,
  )
}

function checkSameSite({ sameSite, at }, { setup }) {
  const meaning = {
    strict:
      'A browser then leaves the cookies out when somebody comes from another site: social sign-in and links in mails ' +
      'end with an error.',
    none:
      'A browser then sends the cookies along with calls from every other site. Console and Kratos are of one site, so ' +
      'nothing needs that.',
  }[sameSite?.toLowerCase()]
  if (!meaning) return undefined
  return finding({
    id: 'cookie-same-site',
    title: `The cookies of Kratos say SameSite=${sameSite}`,
    meaning,
    changes: [setup.kratos(at('same_site'), { now: sameSite, to: 'Lax' })],
  })
}

function checkSecure({ secure }, { setup, secure: https }) {
  if (secure === https) return undefined
  const command = { file: 'the command that starts Kratos (in deploy/compose.yaml: command)', key: '--dev' }
  if (https)
    return finding({
      id: 'cookie-secure',
      danger: true,
      title: 'Kratos runs in its development mode',
      meaning:
        'Its cookies lack the word Secure, so a browser sends them over plain http too, where whoever is in between ' +
        'can take over the session.',
      changes: [
        { ...command, now: '--dev', to: 'nothing: leave it out' },
        setup.kratos('cookies.secure', { to: 'nothing: remove the line, or true' }),
      ],
    })
  return finding({
    id: 'cookie-secure',
    title: 'The cookies of Kratos need https',
    meaning:
      `They say Secure, but Kratos is at ${setup.auth}: browsers drop them, and each form ends with "Your browser did ` +
      'not keep the cookie this form needs". (Some browsers make an exception for localhost, others do not.)',
    changes: [
      { file: 'the web server', key: 'TLS', now: 'http', to: 'https, and so in every address' },
      { ...command, now: 'nothing', to: '--dev, on a machine for trying out, never behind https' },
    ],
  })
}

function checkPath({ path, at }, { setup }) {
  if (path === '/') return undefined
  return finding({
    id: 'cookie-path',
    title: `The cookies of Kratos are only for ${path}`,
    meaning: `The product API has to see the session, but a browser sends it only to addresses below ${path}.`,
    changes: [setup.kratos(at('path'), { now: path, to: '/' })],
  })
}

const twoSites = (setup) =>
  finding({
    id: 'two-sites',
    title: 'Console and Kratos are of two sites',
    meaning:
      `${new URL(setup.console).hostname} and ${new URL(setup.auth).hostname} have no name in common that one owner ` +
      'could register. Browsers leave out cookies between two sites, so nobody stays signed in.',
    changes: [
      {
        file: 'the name server and config.js (in the image: the environment variable CONSOLE_AUTH_URL)',
        key: 'authUrl',
        now: setup.auth,
        to: `a name below ${siteOf(new URL(setup.console).hostname)}, or ${setup.console}/auth`,
      },
      setup.kratos('serve.public.base_url', { now: setup.auth, to: 'that address, with a slash at its end' }),
    ],
  })

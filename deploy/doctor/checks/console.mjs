// The console's own server: whether its screens are there, and whether its policy lets them reach Kratos.
import { finding } from '../finding.mjs'
import { SCREENS } from '../setup.mjs'

/** @param {import('../setup.mjs').Setup} setup */
export async function checkConsole(setup) {
  return [...(await checkScreens(setup)), ...(await checkPolicy(setup))]
}

/** Only the console's document has its configuration, or asks for it. */
const isConsole = ({ text }) => /__CONSOLE_CONFIG__|["']\/config\.js["']/.test(text)

async function checkScreens(setup) {
  const screens = ['/', ...Object.values(SCREENS)]
  const answers = await Promise.all(screens.map((screen) => setup.page(screen)))
  const missing = screens.filter((_, index) => !isConsole(answers[index]))
  if (missing.length === 0) return []
  const others = missing.filter((screen) => screen !== SCREENS.error)
  const changes = []
  if (others.length > 0)
    changes.push({
      file: 'the web server of the console (as in deploy/nginx/nginx.conf.template)',
      key: `what answers ${others.join(' ')}`,
      to: 'index.html: every address that is no file is the one document of the console',
    })
  if (missing.includes(SCREENS.error))
    changes.push({
      file: 'the web server of the console (as in deploy/nginx/platform.conf.template)',
      key: `what answers ${SCREENS.error}`,
      to: 'index.html: all of /auth/ is handed on to Kratos but for this screen',
    })
  return [
    finding({
      id: 'console-screens',
      title: 'Screens of the console are missing',
      meaning:
        `At ${setup.console} the console does not answer for ${missing.join(' ')}. Kratos leads people there: after a ` +
        'link in a mail, a social account or an error they see something else than the console.',
      changes,
    }),
  ]
}

async function checkPolicy(setup) {
  const { headers } = await setup.page(SCREENS.login)
  const policy = headers.get('Content-Security-Policy')
  if (policy === null) return []
  const { configuredAuth, api } = setup
  const needed = { 'connect-src': [configuredAuth, api], 'form-action': [configuredAuth] }
  // Kratos brings a script for passkeys.
  const login = await setup.call('/self-service/login/browser')
  if (login.json.ui.nodes.some(({ type }) => type === 'script')) needed['script-src'] = [configuredAuth]

  const changes = Object.entries(needed).flatMap(([directive, urls]) => {
    const origins = [...new Set(urls.map((url) => new URL(url).origin))]
    const refused = origins.filter((origin) => !permits(policy, directive, origin, setup.console))
    return refused.map((origin) => ({ ...POLICY, key: directive, to: `… ${origin}` }))
  })
  if (changes.length === 0) return []
  return [
    finding({
      id: 'content-security-policy',
      title: 'The policy of the console forbids it to reach Kratos',
      meaning:
        'The header Content-Security-Policy says which origins the page may call, send forms to and load scripts from. ' +
        'What it does not name, the browser refuses: the console says that the identity service could not be reached, or a ' +
        'button for passkeys does nothing.',
      changes,
    }),
  ]
}

const POLICY = {
  file: 'the header Content-Security-Policy (the image writes it by CONSOLE_AUTH_URL and CONSOLE_API_URL)',
}

/** Whether a policy lets the page at `self` use an origin for this. */
function permits(policy, directive, origin, self) {
  const directives = new Map(
    policy.split(';').map((text) => {
      const [name, ...sources] = text.trim().split(/\s+/)
      return [name.toLowerCase(), sources]
    }),
  )
  // Where forms go is not covered by the default.
  const sources =
    directives.get(directive) ?? (directive === 'form-action' ? undefined : directives.get('default-src'))
  if (sources === undefined) return true
  const { protocol, host } = new URL(origin)
  return sources.some((source) => {
    if (source === "'self'") return origin === self
    if (source === '*' || source === protocol) return true
    const [, scheme, name] = /^(?:(https?:)\/\/)?([^/]*)/.exec(source)
    // What is allowed with http is allowed with https too.
    if (scheme === 'https:' && protocol === 'http:') return false
    return name.startsWith('*.') ? host.endsWith(name.slice(1)) : name === host
  })
}

// The console's own server: whether its screens are there, and whether its policy lets them run and reach Kratos.
import { createHash } from 'node:crypto'
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
  const { headers, text } = await setup.page(SCREENS.login)
  const header = headers.get('Content-Security-Policy')
  if (header === null) return []
  // Several headers arrive as one with commas.
  const policies = header.split(',')
  const hint = policies.length > 1 ? SEVERAL_POLICIES : undefined
  const { configuredAuth, api } = setup
  const needed = { 'connect-src': [configuredAuth, api], 'form-action': [configuredAuth] }
  // Kratos brings a script for passkeys.
  const login = await setup.call('/self-service/login/browser')
  if (login.json.ui.nodes.some(({ type }) => type === 'script')) needed['script-src'] = [configuredAuth]

  const changes = Object.entries(needed).flatMap(([directive, urls]) => {
    const origins = [...new Set(urls.map((url) => new URL(url).origin))]
    const refused = origins.filter(
      (origin) => !policies.every((policy) => permits(policy, directive, origin, setup.console)),
    )
    return refused.map((origin) => ({ ...POLICY, key: directive, to: `… ${origin}`, hint }))
  })
  const inDocument = refusedInDocument(policies, text).map((change) => ({ ...change, hint }))
  const findings = []
  if (inDocument.length > 0)
    findings.push(
      finding({
        id: 'document-policy',
        title: 'The policy of the console forbids what is in its own document',
        meaning:
          'The console has its start script and its first styles in the document. The header Content-Security-Policy has ' +
          'neither the nonce that they have there nor their hash, so the browser refuses them: the screen is without ' +
          'styles, or stays white until all code has arrived.',
        changes: inDocument,
      }),
    )
  if (changes.length === 0) return findings
  return [
    ...findings,
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

const SEVERAL_POLICIES =
  'Each of the policies that are sent has to allow it. A server in front of the console may add one of its own.'

/** What has to be added so that the scripts and styles that the document has in it may run, by nonce or by hash. */
function refusedInDocument(policies, document) {
  const elements = [...document.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)]
  return elements.flatMap(([, name, attributes, content]) => {
    const directive = `${name}-src`
    const [, nonce] = /nonce="([^"]*)"/.exec(attributes) ?? []
    const hash = `'sha256-${createHash('sha256').update(content).digest('base64')}'`
    const isAllowed = policies.every((policy) =>
      permitsInDocument(sourcesOf(policy, directive), [`'nonce-${nonce}'`, hash]),
    )
    if (content === '' || isAllowed) return []
    return [{ ...DOCUMENT_POLICY, key: directive, to: `… 'nonce-<of the answer>', or ${hash}` }]
  })
}

/** Whether sources let an element run that has these of its own. */
function permitsInDocument(sources, own) {
  if (sources === undefined) return true
  const exact = sources.filter((source) => /^'(nonce|sha\d+)-/.test(source))
  return exact.length > 0 ? own.some((one) => exact.includes(one)) : sources.includes("'unsafe-inline'")
}

const DOCUMENT_POLICY = {
  file: 'the header Content-Security-Policy (as in deploy/nginx/security-headers.conf.template)',
}

/** The sources that a policy has for this; `undefined` where it says nothing about it. */
function sourcesOf(policy, directive) {
  const directives = new Map(
    policy.split(';').map((text) => {
      const [name, ...sources] = text.trim().split(/\s+/)
      return [name.toLowerCase(), sources]
    }),
  )
  // Where forms go is not covered by the default.
  return (
    directives.get(directive) ?? (directive === 'form-action' ? undefined : directives.get('default-src'))
  )
}

/** Whether a policy lets the page at `self` use an origin for this. */
function permits(policy, directive, origin, self) {
  const sources = sourcesOf(policy, directive)
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

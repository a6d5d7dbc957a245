// A Kratos of its own for each scenario or variant: the configuration of deploy/kratos with its changes on top, a SQLite
// file in a temporary folder, ports that were free, loopback only. Mail is not sent, only read back.
import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { AUTH_ORIGIN, CONSOLE_ORIGIN } from './browser.mjs'

const deployed = fileURLToPath(new URL('../../deploy/kratos/', import.meta.url))
const SCHEMAS = ['identity.schema.json', 'identity.staff.schema.json']

/** On top of what is deployed: nothing is looked up on the Internet, and hashing costs little time. */
const LOCALLY = {
  serve: { public: { host: '127.0.0.1' }, admin: { host: '127.0.0.1' } },
  selfservice: { methods: { password: { config: { haveibeenpwned_enabled: false } } } },
  hashers: { bcrypt: { cost: 4 } },
  log: { level: 'warning' },
}

/**
 * Only in its development mode does Kratos show the mail it would send. With an address by HTTPS its cookies stay as they
 * are in production all the same.
 */
const SECURE_COOKIES = { cookies: { secure: 'true' }, session: { cookie: { secure: 'true' } } }

/** Where console and Kratos stand in the recorded documents. */
const RECORDED = { consoleUrl: CONSOLE_ORIGIN, authUrl: AUTH_ORIGIN }

/** Reads the version of a Kratos program; throws where the file is none. */
export function versionOf(program) {
  const { stdout, error } = spawnSync(program, ['version'], { encoding: 'utf8' })
  const version = /^Version:\s+(\S+)/m.exec(stdout ?? '')?.[1]
  if (!version)
    throw new Error(`${program} is not a Kratos that can run here${error ? `: ${error.message}` : ''}.`)
  return version
}

/**
 * Prepares what all scenarios share: the configuration and a database with its tables.
 *
 * @param program path of a Kratos program
 * @param addresses where browsers find the console and Kratos, without a slash at the end
 */
export function prepare(program, { consoleUrl, authUrl } = RECORDED) {
  const isOld = /^v?[01]\./.test(versionOf(program))
  const folder = mkdtempSync(path.join(tmpdir(), 'kratos-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  // A deployment replaces the address of kratos.yml throughout, as its first lines say; so is it here.
  const configuration = readFileSync(path.join(deployed, 'kratos.yml'), 'utf8')
    .replaceAll('http://127.0.0.1:8080/auth/\n', `${authUrl}/\n`)
    .replaceAll('http://127.0.0.1:8080', consoleUrl)
    .replaceAll('file:///etc/config/kratos/', `file://${folder}/`)
    // Versions before v25 do not know this line (docs/guides/deploying.md).
    .replace(isOld ? /^ +selfservice_selectable: false\n/m : '', '')
  for (const schema of SCHEMAS) copyFileSync(path.join(deployed, schema), path.join(folder, schema))
  writeFileSync(path.join(folder, 'kratos.yml'), configuration)
  const isSecure = authUrl.startsWith('https:') && !isOld // older versions cannot be told
  const locally = { ...LOCALLY, ...(isSecure && SECURE_COOKIES) }
  writeFileSync(path.join(folder, 'locally.json'), JSON.stringify(locally))
  const kratos = { program, folder, isOld, template: path.join(folder, 'template.sqlite') }

  const args = ['migrate', 'sql', 'up', '--read-from-env', '--yes', ...configurationFiles(folder)]
  const migrated = spawnSync(program, args, { encoding: 'utf8', env: environment(dsnOf(kratos.template)) })
  if (migrated.status !== 0) throw new Error(`The database could not be made.\n${migrated.stderr}`)
  return kratos
}

const configurationFiles = (folder, ...more) =>
  ['kratos.yml', 'locally.json', ...more].flatMap((file) => ['--config', path.join(folder, file)])

const dsnOf = (database) => `sqlite://${database}?_fk=true&_busy_timeout=10000`

const environment = (dsn, more = {}) => ({
  ...process.env,
  DSN: dsn,
  SECRETS_COOKIE: 'only-for-recording-0123456789abc',
  SECRETS_CIPHER: 'only-for-recording-0123456789abc',
  COURIER_SMTP_CONNECTION_URI: 'smtp://127.0.0.1:9/',
  ...more,
})

/**
 * Starts Kratos with `changes` on top of the prepared configuration: objects are merged, lists replaced. It listens on free
 * ports unless `ports` names some.
 */
export async function start({ program, folder, template }, changes, ports) {
  const database = path.join(folder, 'running.sqlite')
  for (const file of [database, `${database}-wal`, `${database}-shm`]) rmSync(file, { force: true })
  copyFileSync(template, database)
  writeFileSync(path.join(folder, 'changes.json'), JSON.stringify(changes))
  const { publicPort, adminPort } = ports ?? { publicPort: await freePort(), adminPort: await freePort() }
  // In SQLite's default mode requests that come at once can hold each other up until the timeout.
  const dsn = `${dsnOf(database)}&_journal_mode=WAL`
  const child = spawn(
    program,
    ['serve', '--dev', '--sqa-opt-out', ...configurationFiles(folder, 'changes.json')],
    {
      env: environment(dsn, { SERVE_PUBLIC_PORT: `${publicPort}`, SERVE_ADMIN_PORT: `${adminPort}` }),
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  // Wherever this script ends, its Kratos ends with it.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (log = `${log}${chunk}`.slice(-20_000)))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    process.off('exit', kill)
  }
  const service = {
    ...foundAt(`http://127.0.0.1:${publicPort}`, `http://127.0.0.1:${adminPort}`),
    log: () => log,
    stop,
  }
  try {
    await ready(`http://127.0.0.1:${adminPort}/admin/health/ready`, child)
  } catch (error) {
    await stop()
    throw new Error(`${error.message}\n${log}`, { cause: error })
  }
  return service
}

/** A Kratos that somebody else started, as `start` gives one. */
export const foundAt = (publicUrl, adminUrl) => ({
  origin: publicUrl,
  admin: (method, route, body) => callAdmin(`${adminUrl}/admin${route}`, method, body),
  log: () => 'It was not started here.',
  stop: async () => {},
})

async function ready(url, child) {
  for (const limit = Date.now() + 60_000; Date.now() < limit && child.exitCode === null;) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('Kratos did not start.')
}

async function callAdmin(url, method, body) {
  const answer = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${text}`)
  return text && JSON.parse(text)
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

const PASSWORD = 'a long walk home'

/** Makes somebody who can sign in, their address verified unless told otherwise. */
export function createPerson(service, { email, password = PASSWORD, verified = true, ...rest }) {
  return service.admin('POST', '/identities', {
    schema_id: 'customer',
    traits: { email },
    credentials: { password: { config: { password } } },
    verifiable_addresses: [
      { value: email, verified, via: 'email', status: verified ? 'completed' : 'pending' },
    ],
    ...rest,
  })
}

/** The newest mail to an address: the link and the code in it. */
export async function newestMail(service, email) {
  const [mail] = await service.admin('GET', `/courier/messages?recipient=${encodeURIComponent(email)}`)
  if (!mail) throw new Error(`No mail to ${email}.`)
  return { link: /https?:\S+/.exec(mail.body)?.[0], code: /^\d{6}$/m.exec(mail.body)?.[0] }
}

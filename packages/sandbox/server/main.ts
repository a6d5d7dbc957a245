// The sandbox as a program: `npm start` and `npm run dev` run it with what they need in the environment.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PortBusy } from './listen'
import { startSandbox } from './sandbox'
import { accounts } from '../product/named'
import { demoPassword } from './seed'
import { UnusableFile } from './store'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const { env } = process

function portOf(name: string, fallback: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`${name}=${text} is not a port.`)
  return port
}

/** A whole number from the environment; undefined without one. */
function countOf(name: string, min: number): number | undefined {
  if (!env[name]) return undefined
  const count = Number(env[name])
  if (!Number.isInteger(count) || count < min || count > 1_000_000)
    fail(`${name}=${env[name]} is no whole number from ${min} to 1000000.`)
  return count
}

/** The object that the environment has as JSON; undefined without one. */
function objectOf(name: string): object | undefined {
  const text = env[name]
  if (!text) return undefined
  const value = jsonOf(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    fail(`${name}=${text} is no JSON object, such as {"brandName":"Northwind"}.`)
  return value
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function fail(message: string): never {
  console.error(message)
  // What watches would wait for a file to change, which helps nothing here.
  if (env['SANDBOX_WATCHED']) process.kill(process.ppid)
  process.exit(1)
}

const database = env['SANDBOX_DB'] || '.sandbox/quarterdeck.db'
const sandbox = await startSandbox({
  port: portOf('PORT', 4000),
  authPort: portOf('AUTH_PORT', 4433),
  database: database === ':memory:' ? database : resolve(root, database),
  staticDir: resolve(root, 'packages/console/dist'),
  config: objectOf('SANDBOX_CONFIG'),
  consoleOrigin: env['CONSOLE_ORIGIN'] || undefined,
  hosts: (env['SANDBOX_HOSTS'] ?? '').split(/[\s,]+/).filter(Boolean),
  organizations: countOf('SANDBOX_ORGANIZATIONS', 10),
  jobs: countOf('SANDBOX_JOBS', 0),
}).catch((error: unknown) => {
  if (error instanceof PortBusy || error instanceof UnusableFile) fail(error.message)
  throw error
})

const consoleUrl = env['CONSOLE_ORIGIN'] || sandbox.url
const widest = Math.max(...accounts.map(({ email }) => email.length))
console.log(`
  Console    ${consoleUrl}
  Mail       ${consoleUrl}/__sandbox#mail
  Switches   ${consoleUrl}/__sandbox
  Identity   ${sandbox.authUrl}

  Accounts, all with the password ${demoPassword}:
${accounts.map(({ email, about }) => `    ${email.padEnd(widest)}   ${about}`).join('\n')}

  Data is kept in ${database === ':memory:' ? 'memory only' : database}. Ctrl-C stops.
`)

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  await sandbox.close()
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
// Started by a script: go when it goes, however it went.
if (process.channel) process.on('disconnect', () => void stop())

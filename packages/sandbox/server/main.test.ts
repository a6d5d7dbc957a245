import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { openStore } from './store'
import { clientOf, databaseFile, signIn } from './testing'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

const tsx = fileURLToPath(import.meta.resolve('tsx/cli'))

/** Runs the sandbox as `npm start` does, or with other arguments of Node. */
function run(env: Record<string, string>, args = ['--import', 'tsx', main]) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: '0', AUTH_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (chunk: Buffer) => void (output += chunk.toString())
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  onTestFinished(() => void child.kill('SIGKILL'))

  return {
    child,
    ended,
    output: () => output,
    /** Waits for the greeting and reads the two addresses out of it. */
    started: async () => {
      await vi.waitFor(() => expect(output).toContain('Ctrl-C'), { timeout: 90_000, interval: 50 })
      const address = (label: string) => new RegExp(`${label}\\s+(http\\S+)`).exec(output)?.[1] ?? ''
      return { url: address('Console'), authUrl: address('Identity') }
    },
  }
}

test('kill -9 in the middle of writes loses none that was acknowledged', async () => {
  const file = databaseFile()
  const first = run({ SANDBOX_DB: file })
  const { url, authUrl } = await first.started()
  const admin = clientOf(url, await signIn(authUrl, 'admin@example.com'))

  const acknowledged: string[] = []
  const write = async (writer: number) => {
    for (let index = 0; ; index += 1) {
      const name = `Plan ${writer}-${index}`
      const body = {
        name,
        description: '',
        max_tools: 0,
        max_agents: 0,
        max_group_graphs: 0,
        max_groups: 0,
        price_in_cents: 0,
      }
      const { status } = await admin.send('POST', '/v1/admin/plans', body)
      expect(status).toBe(200)
      acknowledged.push(name)
      if (acknowledged.length === 60) first.child.kill('SIGKILL')
    }
  }
  // Every writer ends in the middle of a call, when the server is gone.
  await Promise.allSettled([write(1), write(2), write(3)])
  await first.ended
  expect(acknowledged.length).toBeGreaterThanOrEqual(60)

  const { store, close } = openStore(file)
  const kept = new Set(store.plans.all().map(({ name }) => name))
  close()
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])

  const second = run({ SANDBOX_DB: file })
  const again = await second.started()
  const cookie = await signIn(again.authUrl, 'admin@example.com')
  expect((await clientOf(again.url, cookie).get('/v1/admin/plans')).status).toBe(200)
})

test('greets with its addresses and accounts, and stops cleanly', async () => {
  const { child, ended, started, output } = run({ SANDBOX_DB: ':memory:' })
  const { url } = await started()

  expect(output()).toContain(`${url}/__sandbox#mail`)
  expect(output()).toContain('quarterdeck-demo')
  for (const name of ['admin', 'standard-admin', 'user', 'new'])
    expect(output()).toContain(`${name}@example.com`)
  const port = new URL(url).port
  for (const host of ['localhost', '127.0.0.1'])
    expect((await fetch(`http://${host}:${port}/new/signup`)).status).toBe(200)

  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test.each(['PORT', 'AUTH_PORT'])('a busy %s is one clear line', async (variable) => {
  const blocker = createServer()
  await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void blocker.close())
  const { port } = blocker.address() as AddressInfo
  const { ended, output } = run({ SANDBOX_DB: ':memory:', [variable]: String(port) })

  expect(await ended).toBe(1)
  expect(output()).toBe(`Port ${port} is in use. Choose another with ${variable}=<port>.\n`)
})

test('a port that is none is refused', async () => {
  const { ended, output } = run({ PORT: 'http' })

  expect(await ended).toBe(1)
  expect(output()).toBe('PORT=http is not a port.\n')
})

test('the keys of SANDBOX_CONFIG are those of the console, beside the sandbox’s own', async () => {
  const keys = { brandName: 'Northwind', accentColor: '#7a4b12' }
  const { started } = run({ SANDBOX_DB: ':memory:', SANDBOX_CONFIG: JSON.stringify(keys) })
  const { url, authUrl } = await started()

  const script = await (await fetch(`${url}/config.js`)).text()
  expect(JSON.parse(script.replace('window.__CONSOLE_CONFIG__ = ', ''))).toMatchObject({ ...keys, authUrl })
})

test.each(['{"brandName":', '[]', 'Northwind'])('a SANDBOX_CONFIG of %s is refused', async (text) => {
  const { ended, output } = run({ SANDBOX_DB: ':memory:', SANDBOX_CONFIG: text })

  expect(await ended).toBe(1)
  expect(output()).toBe(`SANDBOX_CONFIG=${text} is no JSON object, such as {"brandName":"Northwind"}.\n`)
})

test('what is refused while it is watched, as `npm run dev` does, ends the watching too', async () => {
  const { ended, output } = run({ SANDBOX_ORGANIZATIONS: '3', SANDBOX_WATCHED: '1' }, [tsx, 'watch', main])

  expect(await ended).toBeGreaterThan(0)
  expect(output()).toBe('SANDBOX_ORGANIZATIONS=3 is no whole number from 10 to 1000000.\n')
})

test.each([
  ['a folder', (file: string) => mkdirSync(file)],
  ['no database', (file: string) => writeFileSync(file, 'A text and no database. '.repeat(200))],
])('a file that is %s is one clear line', async (_what, make) => {
  const file = databaseFile()
  make(file)
  const { ended, output } = run({ SANDBOX_DB: file })

  expect(await ended).toBe(1)
  const [line = '', ...further] = output().trimEnd().split('\n')
  expect(line).toContain(`${file} cannot be used: `)
  expect(line).toContain('. Remove it or choose another with SANDBOX_DB=<file>.')
  expect(further).toEqual([])
})

test('a file that another sandbox uses is one clear line', async () => {
  const file = databaseFile()
  await run({ SANDBOX_DB: file }).started()
  const { ended, output } = run({ SANDBOX_DB: file })

  expect(await ended).toBe(1)
  expect(output()).toBe(
    `${file} is used by another sandbox. Stop that or choose another with SANDBOX_DB=<file>.\n`,
  )
})

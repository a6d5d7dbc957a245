// npm run dev: the console by Vite's dev server on PORT, the sandbox beside it on PORT + 1, both reloading.
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { liveWith, startNode } from './children.mjs'
import { ensureInstalled } from './install.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

function fail(message) {
  console.error(message)
  process.exit(1)
}

function portOf(variable, fallback, last) {
  const port = Number(process.env[variable] || fallback)
  if (!Number.isInteger(port) || port < 1 || port > last)
    fail(`${variable}=${process.env[variable]} is not a port.`)
  return port
}

/** Vite would only say that the port is taken, and a sandbox without its port would be waited for. */
const checkPort = (port, variable, which = '') =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => fail(`Port ${port}${which} is in use. Choose another with ${variable}=<port>.`))
    probe.listen(port, 'localhost', () => probe.close(resolve))
  })

await ensureInstalled()
const port = portOf('PORT', 4000, 65_534)
await checkPort(port, 'PORT')
await checkPort(port + 1, 'PORT', ', the one after PORT,')
await checkPort(portOf('AUTH_PORT', 4433, 65_535), 'AUTH_PORT')

const sandboxPort = String(port + 1)
liveWith([
  startNode(
    ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'packages/sandbox/server/main.ts'],
    { PORT: sandboxPort, CONSOLE_ORIGIN: `http://localhost:${port}`, SANDBOX_WATCHED: '1' },
  ),
  startNode(
    // oxfmt-ignore
    ['node_modules/vite/bin/vite.js', 'packages/console', '--host', 'localhost', '--port', String(port), '--strictPort'],
    { SANDBOX_URL: `http://localhost:${sandboxPort}` },
  ),
])

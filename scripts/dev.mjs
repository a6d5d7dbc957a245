// npm run dev: the console by Vite's dev server on PORT, the sandbox beside it on PORT + 1, both reloading.
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { checkNode, liveWith, startNode } from './children.mjs'
import { ensureInstalled } from './install.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

function fail(message) {
  console.error(message)
  process.exit(1)
}

/** Vite would only say that the port is taken, not what to do about it. */
const checkPort = (port) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => fail(`Port ${port} is in use. Choose another with PORT=<port>.`))
    probe.listen(port, 'localhost', () => probe.close(resolve))
  })

checkNode()
const port = Number(process.env.PORT || 4000)
if (!Number.isInteger(port) || port < 1 || port > 65_534) fail(`PORT=${process.env.PORT} is not a port.`)
await ensureInstalled()
await checkPort(port)

const sandboxPort = String(port + 1)
liveWith([
  startNode(
    ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'packages/sandbox/server/main.ts'],
    { PORT: sandboxPort, CONSOLE_ORIGIN: `http://localhost:${port}` },
  ),
  startNode(
    // oxfmt-ignore
    ['node_modules/vite/bin/vite.js', 'packages/console', '--host', 'localhost', '--port', String(port), '--strictPort'],
    { SANDBOX_URL: `http://localhost:${sandboxPort}` },
  ),
])

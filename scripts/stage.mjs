// Small helpers for the scripts that run other programs. Plain Node.
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { setPriority } from 'node:os'
import path from 'node:path'

/** Whether a program is run by a shell: Windows finds `npx` and `npm` by it alone. It splits a path with a space in two. */
const needsShell = (command) => process.platform === 'win32' && command !== process.execPath

/** Runs a program with its output shown; resolves with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: needsShell(command), ...options })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/**
 * Like `run`, and keeps what was printed: all lines, and the last of them for a summary. Held back, nothing shows, for
 * programs that run side by side. `priority` is one of those of `node:os`, for it and all that it starts.
 */
export function runKeepingTail(
  command,
  args,
  { holdBack = false, tailLength = 80, env = process.env, priority = 0 } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['inherit', 'pipe', 'pipe'],
      shell: needsShell(command),
      env: process.stdout.isTTY ? { FORCE_COLOR: '1', ...env } : env,
    })
    if (priority !== 0 && child.pid !== undefined) setPriority(child.pid, priority)
    let output = ''
    const pass = (to) => (chunk) => {
      if (!holdBack) to.write(chunk)
      output += chunk
    }
    child.stdout.setEncoding('utf8').on('data', pass(process.stdout))
    child.stderr.setEncoding('utf8').on('data', pass(process.stderr))
    child.on('error', reject)
    child.on('close', (code) => {
      const lines = output.split('\n')
      resolve({ code: code ?? 1, lines, tail: lines.slice(-tailLength).join('\n') })
    })
  })
}

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Serves a folder on a free port of this machine; resolves with its URL and a way to stop.
 * @param {string} folder
 * @param {(file: string, text: string) => string} [change] makes something else of its scripts and styles
 */
export function serveFolder(folder, change) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const relative = decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname)
    const file = path.join(folder, path.normalize(relative))
    if (!file.startsWith(path.resolve(folder)) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' })
    if (change && /\.(js|css)$/.test(file)) response.end(change(file, readFileSync(file, 'utf8')))
    else createReadStream(file).pipe(response)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() })
    })
  })
}

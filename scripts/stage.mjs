// Small helpers for the scripts that run other programs. Plain Node.
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { createReadStream, existsSync, statSync } from 'node:fs'
import path from 'node:path'

/** Runs a program with its output shown; resolves with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** Like `run`, and keeps the last lines of what was printed, for a summary. */
export function runKeepingTail(command, args, lines = 80) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['inherit', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: process.stdout.isTTY ? { FORCE_COLOR: '1', ...process.env } : process.env,
    })
    let tail = ''
    const pass = (to) => (chunk) => {
      to.write(chunk)
      tail = (tail + chunk).split('\n').slice(-lines).join('\n')
    }
    child.stdout.on('data', pass(process.stdout))
    child.stderr.on('data', pass(process.stderr))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, tail }))
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
  '.woff2': 'font/woff2',
}

/** Serves a folder on a free port of this machine; resolves with its URL and a way to stop. */
export function serveFolder(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const relative = decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname)
    const file = path.join(folder, path.normalize(relative))
    if (!file.startsWith(path.resolve(folder)) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() })
    })
  })
}

// `fetch` for what browsers do and that of Node does not: every name below localhost is this machine, whatever the name
// server says. Redirects are not followed, bodies are not sent.
import { lookup } from 'node:dns'
import * as http from 'node:http'
import * as https from 'node:https'

/** @type {typeof globalThis.fetch} */
export const fetchAsBrowser = (url, { method, headers, signal }) =>
  new Promise((resolve, reject) => {
    const { request } = url.startsWith('https:') ? https : http
    const call = request(url, { method, headers, signal, lookup: lookUpAsBrowser }, (answer) => {
      const chunks = []
      answer.on('error', reject)
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => resolve(responseOf(answer, Buffer.concat(chunks))))
    })
    call.on('error', reject)
    call.end()
  })

const lookUpAsBrowser = (hostname, ...rest) =>
  lookup(hostname.endsWith('.localhost') ? 'localhost' : hostname, ...rest)

/** Statuses of answers that may not have a body. */
const BODILESS = [204, 205, 304]

function responseOf({ statusCode, rawHeaders }, body) {
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at], rawHeaders[at + 1])
  return new Response(BODILESS.includes(statusCode) ? null : body, { status: statusCode, headers })
}

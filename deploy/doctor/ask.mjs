// Asking as a browser does, with what a browser looks at in the answer.

/** How long an answer may take, in milliseconds. */
const TIMEOUT_MS = 15_000

/** Nothing can be said, because there was no answer. The message says where and why. */
export class CouldNotLook extends Error {}

/**
 * @typedef {object} Answer
 * @property {string} url what was asked
 * @property {number} status
 * @property {Headers} headers
 * @property {URL | null} location where it redirects to
 * @property {{ name: string, attributes: Map<string, string> }[]} cookies what it sets; names of attributes in lower case
 * @property {string} text the body
 * @property {object | undefined} json the body, where it is JSON
 * @property {number} at when it was answered by this machine's clock, in milliseconds since 1970: the middle of the wait
 */

/**
 * Sends one request, without cookies, and gives its answer whatever it is. Redirects are not followed.
 *
 * @param {typeof globalThis.fetch} fetch
 * @returns {Promise<Answer>}
 * @throws {CouldNotLook}
 */
export async function ask(fetch, url, { method = 'GET', headers = {} } = {}) {
  const asked = Date.now()
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const response = await fetch(url, { method, headers, signal })
    const text = await response.text()
    const location = response.headers.get('Location')
    return {
      url,
      status: response.status,
      headers: response.headers,
      location: location === null ? null : new URL(location, url),
      cookies: response.headers.getSetCookie().map(readCookie),
      text,
      json: parse(text),
      at: (asked + Date.now()) / 2,
    }
  } catch (error) {
    throw new CouldNotLook(`${url} does not answer: ${signal.aborted ? LATE : reason(error)}`, {
      cause: error,
    })
  }
}

function readCookie(header) {
  const [pair, ...attributes] = header.split(';')
  return {
    name: pair.split('=', 1)[0].trim(),
    attributes: new Map(
      attributes.map((attribute) => {
        const [name, value = ''] = attribute.trim().split('=', 2)
        return [name.toLowerCase(), value]
      }),
    ),
  }
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const REASONS = {
  ENOTFOUND: 'the name is not known. Is it spelled right, and does this machine use the right name server?',
  ECONNREFUSED: 'nothing listens there. Is the port right, and does the service run?',
  ECONNRESET: 'the connection was cut. Is it http where https is spoken, or the other way round?',
}

const LATE = `nothing came within ${TIMEOUT_MS / 1000} s.`

function reason({ code = '', message }) {
  if (/CERT|SELF_SIGNED|VERIFY/.test(code))
    return `its certificate is not trusted (${code}). NODE_EXTRA_CA_CERTS=<file> names an authority of your own.`
  return REASONS[code] ?? message
}

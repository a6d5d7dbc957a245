import { Refusal } from './refusal'

const isRead = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method)

/**
 * Refuses a write that does not carry what the console's own do (§13.6): a form of another site can send neither the
 * header nor the content type, and a script of another site is asked about by CORS first. Both doors ask here.
 *
 * @throws {Refusal} 403
 */
export function requireConsoleRequest({ method, headers }: Pick<Request, 'method' | 'headers'>): void {
  if (isRead(method)) return
  if (headers.get('X-Console-Request') !== '1')
    throw new Refusal(403, 'A write needs the header X-Console-Request: 1', 'console_request_required')
  if (!/^application\/json\s*(;|$)/i.test(headers.get('Content-Type') ?? ''))
    throw new Refusal(403, 'A write needs the content type application/json', 'json_required')
}

/**
 * Refuses a write that a page of another origin sent, as the browser itself tells (§13.6). What sends neither header is
 * no browser.
 *
 * @param allowed origins that may write besides the one that was asked
 * @throws {Refusal} 403
 */
export function requireOwnOrigin({ method, headers }: Request, allowed: readonly string[]): void {
  if (isRead(method)) return
  const origin = headers.get('Origin')
  if (origin !== null && allowed.includes(origin)) return
  const site = headers.get('Sec-Fetch-Site')
  if (site === 'same-origin') return
  if (site === null && (origin === null || hostOf(origin) === headers.get('Host'))) return
  throw new Refusal(403, 'Pages of another origin may not write here', 'foreign_origin')
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What the image sends with every answer: read from there, so that all that is tested here holds there. */
const template = readFileSync(
  fileURLToPath(new URL('../../../deploy/nginx/security-headers.conf.template', import.meta.url)),
  'utf8',
)

/** The origins that a deployment adds to the policy, as `deploy/nginx/start.sh` does. */
interface Origins {
  authUrl: string
}

/**
 * The security headers of the console's answers, with a function that says their values for one nonce. The one that
 * keeps to HTTPS is left out, as the sandbox has none.
 */
export function securityHeaders({ authUrl }: Origins): (nonce: string) => [name: string, value: string][] {
  const filled = template
    .replaceAll('@SCRIPT_ORIGINS@', ` ${authUrl}`)
    .replaceAll('@CONNECT_ORIGINS@', ` ${authUrl}`)
    .replaceAll('@FRAME_ORIGINS@', '')
    .replaceAll('@FORM_ORIGINS@', ` ${authUrl}`)
  const headers = [...filled.matchAll(/^add_header (\S+) (?:"([^"]+)"|'([^']+)'|(\S+)) always;$/gm)].flatMap(
    ([, name = '', ...values]) =>
      name === 'Strict-Transport-Security' ? [] : [[name, values.find(Boolean) ?? ''] as const],
  )
  return (nonce) => headers.map(([name, value]) => [name, value.replaceAll('$request_id', nonce)])
}

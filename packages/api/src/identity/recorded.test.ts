import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { judge } from './errors'

// Documents recorded from a real Kratos, where a checkout has them beside it; they are not part of this project.
const folder = new URL('../../../../../shared/kratos/flows/', import.meta.url)
const present = existsSync(folder)

/** What each is to be taken for. Flows not named here are drawn. */
const expected: Record<string, string> = {
  'error-address-not-verified-403.json': 'notVerified',
  'error-csrf-403.json': 'csrf',
  'error-flow-not-found-404.json': 'notFound',
  'error-get-login-expired-410.json': 'expired',
  'error-get-recovery-expired-410.json': 'expired',
  'error-get-registration-expired-410.json': 'expired',
  'error-get-settings-expired-410.json': 'expired',
  'error-get-verification-expired-410.json': 'expired',
  'error-identity-mismatch-403.json': 'identityMismatch',
  'error-location-change-aal2-422.json': 'redirect',
  'error-location-change-oidc-422.json': 'redirect',
  'error-login-already-available-400.json': 'alreadySignedIn',
  'error-registration-already-available-400.json': 'alreadySignedIn',
  'error-return-to-forbidden-400.json': 'returnToForbidden',
  'error-session-inactive-401.json': 'signedOut',
  'error-session-refresh-required-403.json': 'refreshRequired',
  'error-submit-expired-410.json': 'expired',
  'error-whoami-401.json': 'signedOut',
  'error-whoami-403-aal2.json': 'aal2',
  'login-200.json': 'success',
  'login-address-not-verified-legacy.json': 'notVerified',
  'recovery-disabled-error.json': 'disabled',
  'registration-200-no-session.json': 'success',
  'registration-200-session-hook.json': 'success',
  'registration-200-verification-ui.json': 'success',
  'registration-disabled-error.json': 'disabled',
  'settings-password-saved.json': 'success',
  'settings-totp-linked.json': 'success',
  'verification-disabled-error.json': 'disabled',
  'verification-link-passed.json': 'success',
}

const flowKind = /^(login|registration|verification|recovery|settings|error)-/

function status(file: string): number {
  const named = /-(\d{3})\.json$/.exec(file)?.[1] ?? /-(\d{3})-/.exec(file)?.[1]
  if (named) return Number(named)
  return /wrong|missing|duplicate|disabled|legacy|code-sent|too-short/.test(file) ? 400 : 200
}

const files = present ? readdirSync(folder).filter((file) => flowKind.test(file)) : []

describe.runIf(present)('a real Kratos', () => {
  test.each(files)('%s', (file) => {
    const body = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown
    const outcome = judge(status(file), body)
    expect(outcome.kind).toBe(expected[file] ?? 'flow')
    const drawn = outcome.kind === 'flow' ? outcome.flow.ui.nodes.length : undefined
    expect(drawn).toBe(outcome.kind === 'flow' ? nodesIn(body) : undefined)
  })
})

function nodesIn(body: unknown) {
  return (body as { ui: { nodes: unknown[] } }).ui.nodes.length
}

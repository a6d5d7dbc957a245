import { deviceName, methodNames } from './sessions'

const WEBKIT = '(KHTML, like Gecko)'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [
    `Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 ${WEBKIT} Chrome/142.0 Safari/537.36 Edg/142.0`,
    'Microsoft Edge on Windows',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 ${WEBKIT} Chrome/142.0 Safari/537.36 OPR/124.0`,
    'Opera on Linux',
  ],
  [
    `Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 ${WEBKIT} Chrome/142.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 ${WEBKIT} CriOS/142.0 Safari/604.1`,
    'Chrome on iOS',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 15_1) AppleWebKit/605.1.15 ${WEBKIT} Version/19.1 Safari/605.1.15`,
    'Safari on macOS',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 ${WEBKIT} HeadlessChrome/142.0 Safari/537.36`,
    'Chrome on Linux',
  ],
  // A browser on the engine of Safari that does not say its name: there is no Safari for Linux.
  [
    `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 ${WEBKIT} Version/19.1 Safari/605.1.15`,
    'Unknown browser on Linux',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 ${WEBKIT}`, 'Unknown browser on Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Unknown browser on Linux'],
  ['curl/8.9.1', 'Unknown browser'],
  ['Go-http-client/1.1 ()', 'Unknown browser'],
  ['(((', 'Unknown browser'],
  ['', 'Unknown browser'],
  [undefined, 'Unknown browser'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

test.each<[string, Parameters<typeof methodNames>[0]]>([
  ['', undefined],
  ['', [{ method: '' }]],
  ['password', [{ method: 'password' }]],
  ['password', [{ method: 'password' }, { method: 'password' }]],
  ['password and authenticator app', [{ method: 'password' }, { method: 'totp' }]],
  [
    'one-time code, passkey, and security key',
    [{ method: 'code' }, { method: 'passkey' }, { method: 'webauthn' }],
  ],
  ['harbour', [{ method: 'oidc', provider: 'harbour' }]],
  ['social sign-in', [{ method: 'oidc', provider: '' }]],
  ['recovery by email', [{ method: 'link_recovery' }]],
  ['device authn', [{ method: 'device_authn' }]],
  ['to string', [{ method: 'toString' }]],
])('somebody signed in with %j', (words, methods) => {
  expect(methodNames(methods)).toBe(words)
})

import type { AccountSession } from '../sessions'

/** Signed in by a social provider; its times are of the moment that stories happen at, 2026-11-20T12:00:00Z. */
export const thisDevice: AccountSession = {
  id: '8d7c1a52-1111-4c1e-9d4f-000000000000',
  authenticated_at: '2026-11-20T11:30:00Z',
  expires_at: '2026-11-21T11:30:00Z',
  authentication_methods: [{ method: 'oidc', provider: 'harbour' }],
  devices: [
    {
      user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      ip_address: '192.0.2.10',
      location: 'Berlin, DE',
    },
  ],
}

/** Signed in with two factors. */
export const desktop: AccountSession = {
  id: '8d7c1a52-1111-4c1e-9d4f-000000000001',
  authenticated_at: '2026-11-18T08:15:00Z',
  expires_at: '2026-12-18T08:15:00Z',
  authentication_methods: [{ method: 'password' }, { method: 'totp' }],
  devices: [
    {
      user_agent:
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
      ip_address: '203.0.113.7',
      location: 'Lisbon, PT',
    },
  ],
}

export const phone: AccountSession = {
  id: '8d7c1a52-1111-4c1e-9d4f-000000000002',
  authenticated_at: '2026-11-02T21:40:00Z',
  expires_at: '2026-12-02T21:40:00Z',
  authentication_methods: [{ method: 'passkey' }],
  devices: [
    {
      user_agent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
      ip_address: '198.51.100.24',
    },
  ],
}

/** The service says nothing but that it is there. */
export const unknownDevice: AccountSession = { id: '8d7c1a52-1111-4c1e-9d4f-000000000003', devices: null }

import { http, HttpResponse } from 'msw'

/** Serves a stand-in for the identity service's own script, so that passkey buttons have something to call. */
export const scriptHandler = (authUrl: string, script: string) =>
  http.get(`${authUrl}/.well-known/ory/webauthn.js`, () =>
    HttpResponse.text(script, { headers: { 'Content-Type': 'text/javascript' } }),
  )

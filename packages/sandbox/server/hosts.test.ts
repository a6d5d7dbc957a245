import { request } from 'node:http'
import { sandboxForFile } from './testing'

const { url, authUrl } = await sandboxForFile({ hosts: ['Console.test'] })

/** Asks by a host name of its own choice, as a browser does whose name server points it here. */
const statusAs = (target: string, host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(target, { headers: { Host: host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })

const targets = [
  ['console and product API', `${url}/new/signup`],
  ['identity service', `${authUrl}/self-service/login/browser`],
] as const

describe.each(targets)('%s', (_, target) => {
  test.each(['localhost', 'localhost:4000', '127.0.0.1:1', '[::1]', 'LOCALHOST', 'console.test:4000'])(
    'answers to %s',
    async (host) => {
      expect(await statusAs(target, host)).toBeOneOf([200, 303])
    },
  )

  test.each(['elsewhere.example', 'localhost.elsewhere.example', '127.0.0.2', '10.0.0.1:4000', 'test'])(
    'answers 421 to %s',
    async (host) => {
      expect(await statusAs(target, host)).toBe(421)
    },
  )
})

import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'

/** What answers requests. */
export type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>

/** A port somebody else has. */
export class PortBusy extends Error {
  constructor(
    readonly port: number,
    /** The environment variable that moves it. */
    readonly variable: string,
  ) {
    super(`Port ${port} is in use. Choose another with ${variable}=<port>.`)
  }
}

/** Everything that listens on one port of localhost. */
export interface Listening {
  port: number
  close: () => Promise<void>
}

const isBusy = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

function bind(fetch: Fetch, host: string, port: number): Promise<Server> {
  const server = createAdaptorServer({
    fetch: (request, env) => fetch(request, env as HttpBindings),
  }) as Server
  // Longer than clients keep an idle connection: none sends a request into one that is closed at that moment.
  server.keepAliveTimeout = 65_000
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => {
      server.off('error', reject)
      resolve(server)
    })
  })
}

const shut = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/**
 * Listens for `localhost`, which browsers take for 127.0.0.1 or ::1: both answer, and nobody beyond this machine
 * can ask. Port 0 takes a free one.
 */
export async function listen(fetch: Fetch, port: number, variable: string): Promise<Listening> {
  const servers: Server[] = []
  const close = async () => {
    await Promise.all(servers.splice(0).map(shut))
  }
  try {
    const first = await bind(fetch, '127.0.0.1', port)
    servers.push(first)
    const actual = (first.address() as AddressInfo).port
    const second = await bind(fetch, '::1', actual).catch((error: unknown) => {
      if (isBusy(error)) throw error
      return undefined // no IPv6 here: 127.0.0.1 is all of localhost
    })
    if (second) servers.push(second)
    return { port: actual, close }
  } catch (error) {
    await close()
    if (!isBusy(error)) throw error
    // Free on one address and taken on the other: look for one that is free on both.
    if (port === 0) return listen(fetch, 0, variable)
    throw new PortBusy(port, variable)
  }
}

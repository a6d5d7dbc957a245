import { startServers } from './servers'

/** A sandbox of the worker's own, in memory, so that tests never meet each other's data or switches. */
export interface Sandbox {
  url: string
  authUrl: string
  /** Turns switches of `/__sandbox`; every test starts with all of them as they were. */
  set: (switches: Record<string, unknown>) => Promise<void>
  /** Sets every switch back. */
  reset: () => Promise<void>
  /** Puts all data back as they were at the beginning, too, and signs everybody out: no other journey has been here. */
  startOver: () => Promise<void>
  /** The newest mail to this address. */
  mailTo: (address: string) => Promise<{ subject: string; link: string; code: string }>
  /** What the API's document has been broken by since the sandbox started. */
  violations: () => Promise<unknown[]>
}

/**
 * Starts a sandbox, gives it to `provide` and stops it when that has ended.
 *
 * @param env further variables of its environment
 */
export async function withSandbox(
  provide: (sandbox: Sandbox) => Promise<void>,
  env?: Record<string, string>,
): Promise<void> {
  const { url, authUrl, stop } = await startServers(env)
  const control = async (path: string, init?: RequestInit) => {
    const answer = await fetch(`${url}/__sandbox${path}`, {
      ...init,
      headers: { 'content-type': 'application/json' },
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json() as Promise<unknown>
  }
  const initial = await control('/switches')
  const put = (switches: unknown) => control('/switches', { method: 'PUT', body: JSON.stringify(switches) })
  await provide({
    url,
    authUrl,
    set: async (switches) => void (await put(switches)),
    reset: async () => void (await put(initial)),
    startOver: async () => {
      const answer = await fetch(`${url}/__sandbox/reset`, { method: 'POST', headers: { origin: url } })
      if (!answer.ok) throw new Error(`/reset answered ${answer.status}`)
      await put(initial)
    },
    mailTo: async (address) => {
      const mails = (await control('/mail')) as { to: string; subject: string; body: string }[]
      const mail = mails.find(({ to }) => to === address)
      if (!mail) throw new Error(`No mail to ${address}`)
      return {
        subject: mail.subject,
        link: /https?:\/\/\S+/.exec(mail.body)?.[0] ?? '',
        code: /^\d{6}$/m.exec(mail.body)?.[0] ?? '',
      }
    },
    violations: async () => ((await control('/contract')) as { latest: unknown[] }).latest,
  })
  await stop()
}

import type { Page } from '@playwright/test'
import { accounts, expect, fromConsole, type Sandbox } from './fixtures'

export interface Job {
  job_id: string
  workflow_id: string | null
  status: string
}
interface Named {
  id: string
  name: string
  organization_id: string
}

interface OnCall {
  sandbox: Sandbox
  signIn: (email: string) => Promise<void>
}

/** Before each journey of somebody on call: the jobs as they are at the beginning, none of which moves by itself. */
export const goOnCall = async ({ sandbox, signIn }: OnCall) => {
  await sandbox.startOver()
  await sandbox.set({ jobsHeld: true })
  await signIn(accounts.admin)
}

/** Changes that do not come from the screen under test: calls to the platform with the session of the browser. */
export function platform(page: Page) {
  const send = async <T>(method: 'get' | 'post', path: string, data?: object): Promise<T> => {
    const write = { ...fromConsole, data: data ?? {} }
    const answer = await page.request[method](`/v1/admin/${path}`, method === 'post' ? write : {})
    expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true)
    return (await answer.json()) as T
  }
  // A list comes as a page or bare (§13.3).
  const rows = async <T>(path: string) => {
    const list = await send<T[] | { data: T[] }>('get', path)
    return Array.isArray(list) ? list : list.data
  }
  const namespace = async () => {
    const [first] = await rows<Named>('namespaces')
    if (!first) throw new Error('No namespace')
    return first
  }
  const template = async (name: string) => {
    const all = await rows<{ template_id: string; display_name: string }>('custom-job-templates')
    return all.find(({ display_name }) => display_name === name)?.template_id
  }
  return {
    /** The organization that jobs and workflows are run for. */
    organizationId: async () => (await namespace()).organization_id,
    /** A job of an organization, on top of the lists. */
    runJob: async (name: string) => {
      const place = await namespace()
      const body = { template_id: await template(name), namespace: place.name }
      return send<Job>('post', `organizations/${place.organization_id}/custom-jobs`, body)
    },
    runClusterJob: async (name: string) => {
      const [cluster] = await rows<Named>('clusters')
      return send<Job>('post', `clusters/${cluster?.id}/custom-jobs`, { template_id: await template(name) })
    },
    runWorkflow: async (name: string) => {
      const { workflows } = await send<{ workflows: { workflow_id: string; display_name: string }[] }>(
        'get',
        'custom-workflows',
      )
      const definition = workflows.find(({ display_name }) => display_name === name)
      const { organization_id } = await namespace()
      return send<{ workflow_id: string }>('post', `custom-workflows/${definition?.workflow_id}/execute`, {
        target_id: organization_id,
      })
    },
    cancelJob: (job: Job) => send<Job>('post', `jobs/${job.job_id}/cancel`),
  }
}

/** Takes every job that is under way one step further. */
export const step = async ({ url }: Sandbox) => {
  const answer = await fetch(`${url}/__sandbox/jobs/step`, { method: 'POST', headers: { origin: url } })
  expect(answer.status).toBe(204)
}

export const table = (page: Page, name: string) => page.getByRole('table', { name })
export const rowOf = (page: Page, list: string, { job_id }: Job) =>
  table(page, list)
    .getByRole('row')
    .filter({ hasText: job_id.slice(0, 8) })

/** Shows the lists as they are now, without waiting for the next poll. */
export async function refresh(page: Page) {
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Refresh', exact: true })).not.toHaveAttribute(
    'aria-busy',
    'true',
  )
}

/** Takes pointer and focus away from every list and button. */
export async function leave(page: Page) {
  await page.getByRole('heading', { name: 'Jobs', exact: true }).click()
}

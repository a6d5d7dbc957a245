import { expect, test } from './fixtures'
import type { Visit } from './visit'

const DEMO_PASSWORD = 'quarterdeck-demo'
const NEW_PASSWORD = 'a-longer-secret-42'
const someone = () => `firefox-${Date.now()}@example.com`
const DIALOG = '[role=dialog]'

async function signIn(visit: Visit, email: string, password = DEMO_PASSWORD): Promise<void> {
  await visit.open('/login')
  await visit.fill('Email', email)
  await visit.fillPassword(password)
  await visit.press('Sign in')
}

test('from signing up to a paid plan', async ({ visit }) => {
  const email = someone()
  await visit.open('/register')
  await visit.fill('Email', email)
  await visit.fillPassword(NEW_PASSWORD)
  await visit.press('Sign up')
  await visit.isAt(/^\/plans\?email=/)
  await visit.press('Select Plus')
  await visit.isAt(/^\/checkout\?transactionId=txn_\w+/)
  await visit.press('Pay $20.00')
  await visit.isAt(/^\/checkout\/success$/)
  await visit.sees('Payment Successful')
  await visit.open('/user')
  await visit.sees(/Your Organizations \(1\)/)
})

test('a wrong password is refused in words, the right one leads in', async ({ visit }) => {
  await signIn(visit, 'user@example.com', 'not my password')
  await visit.sees(/credentials are invalid/i)
  expect(await visit.valueOf('Email')).toBe('user@example.com')
  await visit.fillPassword(DEMO_PASSWORD)
  await visit.press('Sign in')
  await visit.isAt(/^\/user$/)
  await visit.sees('Your Organizations')
})

test('an administrator changes the plan and the allowances of an organization', async ({ visit }) => {
  await signIn(visit, 'admin@example.com')
  await visit.isAt(/^\/admin$/)
  const { data } = await visit.call<{ data: { id: string; plan_name: string }[] }>(
    'GET',
    '/v1/admin/organizations?page=1&limit=25',
  )
  const [organization] = data
  const plan = organization?.plan_name === 'Team' ? 'Partner' : 'Team'
  await visit.open(`/admin/organizations?dialog=manage-plan&id=${organization?.id}`)
  // Looking for a control by its name keeps Firefox busy, so the dialog gets time to show its form first.
  await visit.sees('Plan limit', DIALOG)
  await visit.choose('Plan', plan)
  const agents = 3 + Number(await visit.valueOf('Additional agents'))
  // Firefox' own number fields would answer an empty text for these.
  await visit.fill('Additional agents', '12q')
  await visit.press('Save Changes', DIALOG)
  await visit.sees('Enter digits only', DIALOG)
  await visit.fill('Additional agents', `${agents}`)
  await visit.press('Save Changes', DIALOG)
  await visit.sees('Changes saved')
  const details = await visit.call<{ plan: { name: string }; additional_agents: number }>(
    'GET',
    `/v1/admin/organizations/${organization?.id}/details`,
  )
  expect(JSON.stringify(details)).toContain(`"${plan}"`)
  expect(JSON.stringify(details)).toContain(`"additional_agents":${agents}`)
})

test('an administrator restarts a job that failed', async ({ visit, sandbox }) => {
  await sandbox.set({ jobsHeld: true })
  await signIn(visit, 'admin@example.com')
  await visit.isAt(/^\/admin$/)
  // Other journeys' jobs are newer. Firefox takes long to find a button by its name in a long list.
  await visit.open('/admin/jobs?tab=all&q=status:failed+type:provision_namespace')
  const failed = async () => {
    const jobs = await visit.call<{ data: { job_type: string; status: string }[] }>(
      'GET',
      '/v1/admin/jobs?page=1&limit=100',
    )
    return jobs.data.filter((job) => job.job_type === 'provision_namespace' && job.status === 'failed').length
  }
  const before = await failed()
  await visit.sees('provision_namespace', 'tbody')
  await visit.press('Restart provision_namespace', 'tbody')
  await expect.poll(failed).toBe(before - 1)
})

test('an administrator adds a cluster', async ({ visit }) => {
  await signIn(visit, 'admin@example.com')
  await visit.isAt(/^\/admin$/)
  await visit.open('/admin/clusters?dialog=add-cluster')
  await visit.fill('Name', 'firefox-osl')
  await visit.fill('Region', 'eu-north-1')
  await visit.fill('Domain', 'osl.example')
  await visit.fill('Dashboard URL', 'https://dashboard.osl.example')
  await visit.fill('Kubeconfig', KUBECONFIG)
  await visit.sees('Leads to api.osl.example:6443', DIALOG)
  await visit.press('Add Cluster', DIALOG)
  await visit.isAt(/^\/admin\/clusters$/)
  await visit.sees('firefox-osl', 'main')
})

const KUBECONFIG = `apiVersion: v1
kind: Config
clusters:
  - { name: osl, cluster: { server: 'https://api.osl.example:6443' } }
contexts:
  - { name: admin, context: { cluster: osl, user: admin } }
users:
  - { name: admin, user: { token: top-secret-token } }
current-context: admin
`

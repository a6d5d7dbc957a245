import { clusterForm, clusterValues, editClusterForm, type ClusterOfForm } from './clusterForm'

const typed = {
  ...clusterForm.initial,
  name: ' fra-1 ',
  dashboard_url: 'https://dashboard.fra-1.example',
  region: 'eu-central-1',
  domain: 'fra-1.example',
  priority: 75 as const,
  scheduling_enabled: false,
  backend_image: 'backend:2',
  caddy_image: ' caddy:2 ',
}
const saved: ClusterOfForm = {
  id: 'c1',
  name: 'fra-1',
  dashboard: 'https://dashboard.fra-1.example',
  region: 'eu-central-1',
  domain: 'fra-1.example',
  priority: 75,
  helm_version: '3.16.2',
  user_kratos_url: '',
  postgres_image: 'postgres:16',
  backend_image: 'backend:1',
  frontend_image: '',
  caddy_image: 'caddy:2',
}
const required = {
  name: 'fra-1',
  dashboard_url: 'https://dashboard.fra-1.example',
  region: 'eu-central-1',
  domain: 'fra-1.example',
  priority: 75,
  scheduling_enabled: false,
}

test('blank fields are left out of the body of a new cluster', () => {
  const { value } = clusterForm.parse(typed) as { value: object }
  // The keys are missing, not there with the value `undefined`.
  expect(value).toStrictEqual({ ...required, backend_image: 'backend:2', caddy_image: 'caddy:2' })
})

test('a change leaves out blank and unedited images and a blank kubeconfig, and sends a text that was emptied', () => {
  const before = clusterValues(saved)
  const { value } = editClusterForm.parse(
    { ...before, helm_version: ' ', postgres_image: '', backend_image: 'backend:2' },
    before,
  ) as { value: object }
  const { scheduling_enabled: _byItsSwitch, ...kept } = required
  expect(value).toStrictEqual({ ...kept, helm_version: '', backend_image: 'backend:2' })
})

test('a saved kubeconfig is never put into the form, a pasted one is sent as it is', () => {
  const sent = { ...saved, kubeconfig: 'a secret from the platform' }
  expect(clusterValues(sent).kubeconfig).toBe('')
  const kubeconfig = '  apiVersion: v1\n'
  expect(clusterForm.parse({ ...typed, kubeconfig })).toHaveProperty('value.kubeconfig', kubeconfig)
})

test('§5: missing fields and a dashboard that is not a URL are errors', () => {
  expect(clusterForm.parse({ ...clusterForm.initial, dashboard_url: 'dashboard.example' })).toEqual({
    errors: {
      name: { type: 'required', message: 'Required' },
      region: { type: 'required', message: 'Required' },
      dashboard_url: { type: 'refused', message: 'Dashboard URL must be a URL (https or http)' },
      domain: { type: 'required', message: 'Required' },
    },
  })
})

test('a text that is not a kubeconfig is an error', async () => {
  expect(await clusterForm.verify({ ...typed, kubeconfig: 'apiVersion: v2' })).toHaveProperty(
    'errors.kubeconfig',
  )
  expect(await clusterForm.verify(typed)).toHaveProperty('value.name', 'fra-1')
})

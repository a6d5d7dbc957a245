import type { ClusterFormValues } from '@quarterdeck/ui/clusters'
import { toClusterChange, toNewCluster } from './clusterInput'

const values: ClusterFormValues = {
  name: 'fra-1',
  dashboard_url: 'https://dashboard.fra-1.example',
  region: 'eu-central-1',
  domain: 'fra-1.example',
  priority: 75,
  scheduling_enabled: false,
  kubeconfig: '',
  helm_version: '',
  user_kratos_url: '',
  postgres_image: '',
  backend_image: 'backend:2',
  frontend_image: '',
  caddy_image: 'caddy:2',
}
const before: ClusterFormValues = {
  ...values,
  helm_version: '3.16.2',
  postgres_image: 'postgres:16',
  backend_image: 'backend:1',
}
const required = {
  name: 'fra-1',
  dashboard_url: 'https://dashboard.fra-1.example',
  region: 'eu-central-1',
  domain: 'fra-1.example',
  priority: 75,
}

test('what was left blank is not part of a new cluster', () => {
  expect(toNewCluster(values)).toEqual({
    ...required,
    scheduling_enabled: false,
    backend_image: 'backend:2',
    caddy_image: 'caddy:2',
  })
})

test('a change leaves out what it keeps: blank and untouched images, a blank kubeconfig, scheduling', () => {
  expect(toClusterChange(values, before)).toEqual({
    ...required,
    helm_version: '',
    user_kratos_url: '',
    backend_image: 'backend:2',
  })
})

test('a kubeconfig goes out as it was pasted', () => {
  const kubeconfig = '  apiVersion: v1\n'
  expect(toNewCluster({ ...values, kubeconfig }).kubeconfig).toBe(kubeconfig)
  expect(toClusterChange({ ...values, kubeconfig }, before).kubeconfig).toBe(kubeconfig)
})

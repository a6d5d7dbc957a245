import * as v from 'valibot'
import type { Cluster, Namespace, Priority } from '../models'
import { flag, id, link, optionalText, text, time } from './fields'

const DEFAULT_PRIORITY: Priority = 50

export const cluster: v.GenericSchema<unknown, Cluster> = v.object({
  id,
  name: id,
  region: text,
  dashboard: v.fallback(link, ''),
  healthy: flag,
  enabled: flag,
  archived: flag,
  priority: v.fallback(v.picklist([0, 25, 50, 75, 100] satisfies Priority[]), DEFAULT_PRIORITY),
  domain: text,
  helm_version: text,
  kubeconfig: optionalText,
  postgres_image: text,
  backend_image: text,
  frontend_image: text,
  caddy_image: text,
  ingress_annotations: v.nullish(v.record(v.string(), v.string()), {}),
  user_kratos_url: text,
})

const clusterOfNamespace = v.nullish(v.object({ id: text, name: text, region: text }), null)
const organizationOfNamespace = v.nullish(v.object({ email: text, plan: optionalText }), null)

export const namespace = v.pipe(
  v.object({
    id,
    name: id,
    organization_id: text,
    created_at: time,
    cluster_id: text,
    region: text,
    cluster: clusterOfNamespace,
    organization: organizationOfNamespace,
  }),
  v.transform((wire): Namespace => ({
    ...wire,
    cluster: wire.cluster ?? { id: wire.cluster_id, name: '', region: wire.region },
    organization: wire.organization ?? { email: '', plan: null },
  })),
)

import * as v from 'valibot'
import { optionalText, requiredText, text, time } from './fields'
import { wireObject, type Schemas } from './wire'

type NamespaceOnWire = Schemas['Namespace']

const clusterOfNamespace = wireObject<NamespaceOnWire['cluster']>()({ id: text, name: text, region: text })

const organizationOfNamespace = wireObject<NamespaceOnWire['organization']>()({
  email: text,
  /** The plan's name. */
  plan: optionalText,
})

/** An organization's place on a cluster. Read with `clusters.listNamespaces` and `organizations.getNamespace`. */
export const Namespace = v.pipe(
  wireObject<NamespaceOnWire>()({
    id: requiredText,
    name: requiredText,
    organization_id: text,
    created_at: time,
    cluster_id: text,
    region: text,
    cluster: v.nullish(clusterOfNamespace, null),
    organization: v.nullish(organizationOfNamespace, null),
  }),
  v.transform((namespace) => ({
    ...namespace,
    /** Where the platform does not say which, the cluster that `cluster_id` names, without a name of its own. */
    cluster: namespace.cluster ?? { id: namespace.cluster_id, name: '', region: namespace.region },
    organization: namespace.organization ?? { email: '', plan: null },
  })),
)
export type Namespace = v.InferOutput<typeof Namespace>

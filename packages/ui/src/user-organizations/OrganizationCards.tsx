import type { ReactNode } from 'react'
import type { Loadable } from '../lib'
import { Card, CopyableId, DateText, DescriptionList, InlineSkeleton } from '../primitives'

/** What the cards of the organization detail draw. */
export interface OrganizationFacts {
  id: string
  email: string
  created_at: string | null
  namespace_name: string | null
  cluster_name: string | null
  cluster_region: string | null
}

export interface OrganizationCardProps {
  organization: Loadable<OrganizationFacts>
}

/** §2.12 organization detail, Information: email, id, created. */
export function InformationCard({ organization }: OrganizationCardProps) {
  return (
    <Card title="Information">
      <DescriptionList
        items={[
          { term: 'Email', description: whenReady(organization, ({ email }) => email) },
          {
            term: 'ID',
            description: whenReady(organization, ({ id }) => <CopyableId id={id} label="organization ID" />),
          },
          {
            term: 'Created',
            description: whenReady(organization, ({ created_at }) => <DateText value={created_at} />),
          },
        ]}
      />
    </Card>
  )
}

/** §2.12 organization detail, Namespace: name, cluster, region; N/A for what is not assigned yet. */
export function NamespaceCard({ organization }: OrganizationCardProps) {
  return (
    <Card title="Namespace">
      <DescriptionList
        items={[
          {
            term: 'Name',
            description: whenReady(
              organization,
              ({ namespace_name }) => namespace_name && <code data-long>{namespace_name}</code>,
            ),
          },
          { term: 'Cluster', description: whenReady(organization, ({ cluster_name }) => cluster_name) },
          { term: 'Region', description: whenReady(organization, ({ cluster_region }) => cluster_region) },
        ]}
      />
    </Card>
  )
}

function whenReady<T>(loadable: Loadable<T>, draw: (data: T) => ReactNode): ReactNode {
  return loadable.state === 'ready' ? draw(loadable.data) : <InlineSkeleton width={140} />
}

import { memo } from 'react'
import styled from 'styled-components'
import { OpenLink } from '../jobs'
import { formatInteger, ready, type Loadable } from '../lib'
import {
  CopyableId,
  DateText,
  DescriptionList,
  DialogSection,
  LongText,
  Missing,
  Skeleton,
} from '../primitives'
import { ALLOWANCES, type Allowances } from './managePlanForm'
import { ActiveBadge, PlanBadge } from '../catalogue'

/** An organization's details. */
export interface OrganizationDetails extends Allowances {
  id: string
  email: string
  created_at: string | null
  is_active: boolean
  plan_name: string | null
}

/** The namespace and cluster that an organization runs in. */
export interface OrganizationNamespace {
  name: string
  region: string
  cluster: { id: string; name: string; region: string }
}

/** §2.15: e-mail, id, status, plan and date of registration of an organization. */
export const InformationSection = memo(function InformationSection({
  details,
}: {
  details: Loadable<OrganizationDetails>
}) {
  return (
    <DialogSection
      title="Information"
      reserved={FIVE_ROWS}
      content={details}
      skeleton={<FactSkeletons terms={INFORMATION} />}
    >
      {({ id, email, created_at, is_active, plan_name }) => (
        <DescriptionList
          items={[
            { term: 'Email', description: email },
            { term: 'Organization ID', description: <CopyableId id={id} label="Organization ID" /> },
            {
              term: 'Status',
              description: <ActiveBadge active={is_active} />,
            },
            { term: 'Plan', description: <PlanBadge name={plan_name} /> },
            { term: 'Registered', description: <DateText value={created_at} /> },
          ]}
        />
      )}
    </DialogSection>
  )
})

/** §2.15: the four additional allowances in a line. When the details failed to load it says N/A; the failure is told in Information. */
export const AllowancesSection = memo(function AllowancesSection({
  details,
}: {
  details: Loadable<Allowances>
}) {
  return (
    <DialogSection
      title="Additional allowances"
      content={details.state === 'error' ? ready(null) : details}
      skeleton={
        <Line as="p">
          <Skeleton>{ALLOWANCES.map(({ label }) => `${label} 0`).join(' — ')}</Skeleton>
        </Line>
      }
    >
      {(allowances) => (
        <Line>
          {ALLOWANCES.map(({ key, label }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{allowances ? formatInteger(allowances[key]) : <Missing>N/A</Missing>}</dd>
            </div>
          ))}
        </Line>
      )}
    </DialogSection>
  )
})

/** §2.14: 'Not assigned' without a namespace, and its cluster then is 'Unknown'. */
export const NamespaceSection = memo(function NamespaceSection({
  namespace,
  onOpenCluster,
  clusterHref,
}: {
  namespace: Loadable<OrganizationNamespace | null>
  onOpenCluster: (cluster_id: string) => void
  /** Its address, for a tab of its own. */
  clusterHref?: (cluster_id: string) => string
}) {
  return (
    <DialogSection
      title="Namespace and cluster"
      reserved={FOUR_ROWS}
      content={namespace}
      skeleton={<FactSkeletons terms={['Namespace', 'Cluster', 'Region']} />}
    >
      {(known) => (
        <DescriptionList
          items={[
            {
              term: 'Namespace',
              description: known ? <code data-long>{known.name}</code> : <Missing>Not assigned</Missing>,
            },
            {
              term: 'Cluster',
              description: known?.cluster.name ? (
                <OpenLink
                  href={clusterHref?.(known.cluster.id)}
                  onOpen={() => onOpenCluster(known.cluster.id)}
                >
                  <LongText>{known.cluster.name}</LongText>
                </OpenLink>
              ) : (
                <Missing>Unknown</Missing>
              ),
            },
            {
              term: 'Region',
              description: known?.region || known?.cluster.region || <Missing>Unknown</Missing>,
            },
          ]}
        />
      )}
    </DialogSection>
  )
})

function FactSkeletons({ terms }: { terms: readonly string[] }) {
  return <DescriptionList items={terms.map((term) => ({ term, description: <Skeleton width="70%" /> }))} />
}

const INFORMATION = ['Email', 'Organization ID', 'Status', 'Plan', 'Registered']

// Rows of 24 px with 8 px between them: the height of the content, of its skeleton and of a failure.
const FOUR_ROWS = '120px'
const FIVE_ROWS = '152px'

const Line = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);

  > div {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 24px;
  }
  dt {
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`

import type { QueryClient } from '@tanstack/react-query'
import { readAgain } from '../../lib/readAgain'
import { overviewQuery } from '../admin-overview/admin-overview.queries'
import { clusterKeys } from '../clusters/clusters.queries'
import { userKeys } from '../users/users.queries'
import { organizationKeys } from './admin-organizations.queries'

/** Reads again whatever tells of organizations and their plans, on whichever screen. */
export function readOrganizationsAgain(client: QueryClient): void {
  for (const queryKey of [
    organizationKeys.all,
    userKeys.organizations,
    clusterKeys.namespaces,
    overviewQuery(true).queryKey,
  ])
    void readAgain(client, { queryKey })
}

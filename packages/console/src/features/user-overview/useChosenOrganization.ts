import type { UserOrganization } from '@quarterdeck/api'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { withValues } from '../../lib/listSearch'
import { userOrganizationUtilizationQuery } from '../user-organizations/user-organizations.queries'
import { utilizationQuery } from './user-overview.queries'

/** The parameter of the address that names the organization whose use is shown. */
const KEY = 'organization'

/**
 * A hook: the organization whose use and subscription the overview shows. It is the one that the address names, else the
 * first; that choice is part of the page, so nothing is added to the history.
 *
 * @param organizations those of the person; undefined until they are known
 */
export function useChosenOrganization(organizations: readonly UserOrganization[] | undefined) {
  const [query, setQuery] = useSearchParams()
  const named = query.get(KEY)
  const chosen = organizations?.find(({ id }) => id === named) ?? organizations?.[0] ?? null
  const own = useQuery(utilizationQuery())
  // The use of the account names no organization: with several of them it could be that of any.
  const isOneOfSeveral = chosen !== null && organizations !== undefined && organizations.length > 1
  const ofChosen = userOrganizationUtilizationQuery(chosen?.id ?? '')
  const one = useQuery({ ...ofChosen, enabled: isOneOfSeveral && ofChosen.enabled })
  return {
    chosen,
    utilization: isOneOfSeveral ? one : own,
    choose: (id: string) => setQuery((before) => withValues(before, { [KEY]: id }), { replace: true }),
  }
}

import { capabilities, type Capabilities } from '@quarterdeck/api'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { isGone } from './notFound'

/** The optional features of §15.7 that the console knows. */
export type Feature =
  | 'provisioning'
  | 'checkout.open'
  | 'jobs.filter'
  | 'overview'
  | 'subscription'
  | 'change-plan'

/** The optional features of the platform; asked for once, as they change with a deployment of the platform alone. */
const capabilitiesQuery = () =>
  queryOptions({
    queryKey: ['capabilities'],
    queryFn: ({ signal }): Promise<Capabilities['features']> =>
      capabilities.list({ signal }).catch((error: unknown) => {
        // §15.7: a platform that has none answers 404.
        if (isGone(error)) return []
        throw error
      }),
    staleTime: Infinity,
  })

/**
 * A hook: whether the platform has a feature; undefined until that is known. Where it cannot be found out, the console is
 * as on a platform without it.
 */
export function useFeature(feature: Feature): boolean | undefined {
  const { data, isError } = useQuery(capabilitiesQuery())
  return data ? data.includes(feature) : isError ? false : undefined
}

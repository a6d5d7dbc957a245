import { capabilities, type Capabilities } from '@quarterdeck/api'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { isGone } from './notFound'
import { queryClient } from './queryClient'

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
    meta: { shown: false },
  })

/** A hook: the query of whether the platform has a feature, for where it matters that it could not be found out. */
export const useFeatureQuery = (feature: Feature) =>
  useQuery({ ...capabilitiesQuery(), select: (features) => features.includes(feature) })

/**
 * A hook: whether the platform has a feature; undefined until that is known. Where it cannot be found out, the console is
 * as on a platform without it.
 */
export function useFeature(feature: Feature): boolean | undefined {
  const { data, isError } = useFeatureQuery(feature)
  return data ?? (isError ? false : undefined)
}

/** Asks for the features once more where they could not be found out; for the 'Refresh' of a screen that has some. */
export const readFailedFeatures = () =>
  queryClient.refetchQueries({
    queryKey: capabilitiesQuery().queryKey,
    predicate: ({ state }) => state.status === 'error',
  })

import { readText } from '../lib'

/** One ingress annotation as it is typed. */
export interface AnnotationPair {
  key: string
  value: string
}

const byKey = (a: AnnotationPair, b: AnnotationPair) => (a.key < b.key ? -1 : 1)

/** The pairs of a saved map, in the order of their keys. */
export const toPairs = (annotations: Record<string, string>): AnnotationPair[] =>
  Object.entries(annotations)
    .map(([key, value]) => ({ key, value }))
    .toSorted(byKey)

/** §5.8 Advanced settings: pairs with blank keys are dropped. */
export const toAnnotations = (pairs: readonly AnnotationPair[]): Record<string, string> =>
  Object.fromEntries(
    pairs.flatMap(({ key: typed, value }) => {
      const key = readText(typed, 'id')
      return key === '' ? [] : [[key, value] as const]
    }),
  )

/**
 * For each pair the position of an earlier pair with the same key, or null. Duplicates are refused, since a map keeps
 * only one of two values.
 */
export function duplicatesOf(pairs: readonly AnnotationPair[]): (number | null)[] {
  const first = new Map<string, number>()
  return pairs.map(({ key: typed }, index) => {
    const key = readText(typed, 'id')
    if (key === '') return null
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, index)
    return earlier ?? null
  })
}

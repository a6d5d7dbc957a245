// The platform stores how much a cluster is preferred for new namespaces as a number: the higher, the sooner it is chosen.
// People choose among five words for it (§3.9).
const words: Partial<Record<number, string>> = {
  0: 'Very Low',
  25: 'Low',
  50: 'Medium',
  75: 'High',
  100: 'Very High',
}

/** §9.7: the priority of a new cluster. */
export const DEFAULT_PRIORITY: number = 50

const offered: readonly number[] = Object.keys(words).map(Number)

/** The priorities to choose from, from the lowest to the highest; the held one too, where it is none of those with a word. */
export const prioritiesFor = (held: number): readonly number[] =>
  offered.includes(held) ? offered : [...offered, held].toSorted((a, b) => a - b)

/** 'Medium'; the number where it has no word. */
export const priorityLabel = (priority: number): string => words[priority] ?? String(priority)

/** 'Medium (50)', as it is chosen; the number where it has no word. */
export const priorityOption = (priority: number): string =>
  offered.includes(priority) ? `${priorityLabel(priority)} (${priority})` : priorityLabel(priority)

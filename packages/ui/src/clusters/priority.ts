/** How much a cluster is preferred for new namespaces: the higher, the sooner it is chosen. */
export type Priority = 0 | 25 | 50 | 75 | 100

// The platform stores numbers; people choose among five words for them (§3.9).
const labels: Record<Priority, string> = {
  0: 'Very Low',
  25: 'Low',
  50: 'Medium',
  75: 'High',
  100: 'Very High',
}

/** §9.7: the priority of a new cluster. */
export const DEFAULT_PRIORITY: Priority = 50

/** From the lowest to the highest. */
export const priorities: readonly Priority[] = [0, 25, 50, 75, 100]

export const priorityLabel = (priority: Priority): string => labels[priority]

/** A repeatable source of chance: the same seed tells the same story on every machine. */
export function createRandom(seed: number) {
  let state = seed >>> 0
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)

  return {
    /** 0 ≤ x < limit, whole. */
    below,
    between: (min: number, max: number) => min + below(max - min + 1),
    chance: (probability: number) => next() < probability,
    pick<T>(items: readonly T[]): T {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('Nothing to pick from')
      return item
    },
  }
}

export type Random = ReturnType<typeof createRandom>

/** Moments before `now`, as the store keeps them. */
export const ago =
  (now: Date) =>
  ({ days = 0, hours = 0, minutes = 0 }) =>
    new Date(now.getTime() - ((days * 24 + hours) * 60 + minutes) * 60_000).toISOString()

export type Ago = ReturnType<typeof ago>

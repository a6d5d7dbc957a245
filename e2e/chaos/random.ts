/** Random choices that one seed repeats. */
export interface Random {
  /** A whole number from 0, below `end`. */
  below: (end: number) => number
  pick: <T>(from: readonly T[]) => T
  /** True in so many of a hundred cases. */
  chance: (percent: number) => boolean
}

/** Mulberry32: small, and good enough to shuffle what a test does. */
export function randomOf(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    pick: (from) => {
      const one = from[below(from.length)]
      if (one === undefined) throw new Error('There is nothing to pick from')
      return one
    },
    chance: (percent) => below(100) < percent,
  }
}

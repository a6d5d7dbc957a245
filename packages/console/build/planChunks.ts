/** A module of the bundle, as tree shaking has left it. */
export interface BundledModule {
  id: string
  /** Bytes of minified code. */
  size: number
  /** Ids of the modules that it imports statically. */
  imports: string[]
  /** Ids of the modules that it loads later, by `import()`. */
  lazyImports: string[]
}

/**
 * What one more file costs the screen that loads it, in bytes of minified code: a request, imports and exports, and a
 * compression that begins anew. Found by measuring: between 20,000 and 40,000 the screens people land on come in fewest
 * files and bytes; below they are more of both, above the bytes grow that a screen loads without need.
 */
const COST_OF_FILE = 22_000

/**
 * How many other screens a screen counts for that people land on. Nothing of it is there yet when it is asked for, and
 * e2e/budgets.spec.ts limits what it may load; the other screens find most of their files loaded.
 */
const WEIGHT_OF_LANDING = 50

/**
 * Less minified code than this, in bytes, has about 2 kB or less when it is compressed and is not worth a request: it is merged
 * even where that saves nothing, with the file where it costs least.
 */
const SMALLEST_FILE = 9500

/** Where other screens would load more minified code than this in vain, in bytes, a file stays as small as it is. */
const MOST_IN_VAIN = 40_000

/** Modules that share a file. */
interface Chunk {
  /** The screens that load the file: a set, one bit for each screen. A file that it imports is loaded by all of them too. */
  screens: bigint
  modules: BundledModule[]
  size: number
  /** The files that it imports. */
  imports: Set<Chunk>
}

/** How many screens are in a set, each that people land on counted as many. */
type Weigh = (screens: bigint) => number

/**
 * Decides which modules share a file.
 *
 * 'Screen' means the entry and everything that is loaded by `import()`: a route, a dialog, the shell, a library loaded
 * on demand. Modules that exactly the same screens need share a file. Then files are merged two by two, the pair that
 * saves most first, as long as the requests saved weigh more than the bytes that some screens load without need.
 *
 * @param landings ids of the screens that people land on, whose files matter most
 * @returns the name of the file by module id; the entry is in that of the console's own code
 * @throws when not exactly one module is imported by no other: that one is the entry
 */
export function planChunks(modules: BundledModule[], landings: Set<string>): Map<string, string> {
  const byId = new Map(modules.map((module) => [module.id, module]))
  const { screens, screensOf } = findScreens(modules, byId)
  const setOf = (holds: (screen: string) => boolean) =>
    screens.reduce((set, screen, index) => (holds(screen) ? set | (1n << BigInt(index)) : set), 0n)
  const landed = setOf((screen) => landings.has(screen))
  const weigh: Weigh = (set) => count(set) + count(set & landed) * (WEIGHT_OF_LANDING - 1)
  const chunks = shareBySameScreens(modules, screens, screensOf)
  while (mergeBestPair(chunks, weigh, ({ gain }) => gain > 0));
  // People who land somewhere load no large file for that, and no further one.
  const addsLittle = ({ screens, size }: Chunk, others: bigint) =>
    size < SMALLEST_FILE || (others & landed & ~screens) === 0n
  const isSmall: MayMerge = ({ one, other, more, gain }) =>
    gain > -MOST_IN_VAIN &&
    Math.min(one.size, other.size) < SMALLEST_FILE &&
    addsLittle(one, other.screens) &&
    addsLittle(other, one.screens) &&
    [...more.values()].every((screens) => (screens & landed) === 0n)
  while (mergeBestPair(chunks, count, isSmall));

  const everyScreen = setOf(() => true)
  const names = new Map(screens.slice(0, 1).map((entry) => [entry, 'console']))
  const taken = new Set(['packages', 'console'])
  for (const { screens: needing, modules: shared } of chunks) {
    // Modules that every visit needs go into two files: packages change less often than the console's own code.
    const name = needing === everyScreen ? null : uniqueName(shared, taken)
    for (const { id } of shared) names.set(id, name ?? (isOwn(id) ? 'console' : 'packages'))
  }
  return names
}

/** Whether a module is the console's own code: no package, nothing that the bundler or build/ puts in a package's place. */
const isOwn = (id: string) => !/\/node_modules\/|\/console\/build\/|^\0/.test(id)

/** The screens, and by module id the set of screens that have the module loaded, be it by a screen opened before. */
function findScreens(modules: BundledModule[], byId: Map<string, BundledModule>) {
  const imported = new Set(modules.flatMap((module) => [...module.imports, ...module.lazyImports]))
  const [entry, ...others] = modules.filter(({ id }) => !imported.has(id))
  if (!entry || others.length > 0) {
    const found = [entry, ...others].map((module) => module?.id ?? 'none').join(', ')
    throw new Error(`The entry is the one module that no other imports; found ${found}`)
  }
  const screens = [...new Set([entry.id, ...modules.flatMap((module) => module.lazyImports)])]
  const needs = new Map(screens.map((screen) => [screen, withImports(screen, byId)]))

  const openedFrom = (screen: string) =>
    screens.filter((other) =>
      [...(needs.get(other) ?? [])].some((id) => byId.get(id)?.lazyImports.includes(screen)),
    )
  const openers = new Map(screens.map((screen) => [screen, openedFrom(screen)]))

  /** What is loaded once a screen shows: its own modules, and those that all screens it can be opened from have loaded. */
  const loaded = new Map([[entry.id, needs.get(entry.id) ?? new Set<string>()]])
  for (let before = -1; before !== sum(loaded);) {
    before = sum(loaded)
    for (const screen of screens.slice(1)) {
      const known = (openers.get(screen) ?? []).flatMap((opener) => loaded.get(opener) ?? [])
      const always = [...(known[0] ?? [])].filter((id) => known.every((ids) => ids.has(id)))
      if (known.length > 0) loaded.set(screen, new Set([...always, ...(needs.get(screen) ?? [])]))
    }
  }

  const screensOf = new Map<string, bigint>()
  for (const [index, screen] of screens.entries()) {
    for (const id of loaded.get(screen) ?? []) {
      screensOf.set(id, (screensOf.get(id) ?? 0n) | (1n << BigInt(index)))
    }
  }
  return { screens, screensOf }
}

/** A module and all that it imports, directly or not, without what `import()` loads. */
export function withImports(
  id: string,
  byId: Map<string, BundledModule>,
  found = new Set<string>(),
): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of byId.get(id)?.imports ?? []) withImports(imported, byId, found)
  return found
}

const sum = (sets: Map<string, Set<string>>) =>
  [...sets.values()].reduce((total, { size }) => total + size, 0)

function shareBySameScreens(
  modules: BundledModule[],
  screens: string[],
  screensOf: Map<string, bigint>,
): Set<Chunk> {
  const chunks = new Map<bigint, Chunk>()
  const chunkOf = new Map<string, Chunk>()
  for (const module of modules) {
    if (module.id === screens[0]) continue // the entry, whose file is known
    const needing = screensOf.get(module.id) ?? 0n
    const chunk = chunks.get(needing) ?? { screens: needing, modules: [], size: 0, imports: new Set() }
    chunk.modules.push(module)
    chunk.size += module.size
    chunks.set(needing, chunk)
    chunkOf.set(module.id, chunk)
  }
  for (const chunk of chunks.values())
    for (const id of chunk.modules.flatMap(({ imports }) => imports)) {
      const imported = chunkOf.get(id)
      if (imported && imported !== chunk) chunk.imports.add(imported)
    }
  return new Set(chunks.values())
}

/** Two chunks that may become one. */
interface Merge {
  one: Chunk
  other: Chunk
  /** The files that further screens then load, as the merged one imports them, with those screens. */
  more: Map<Chunk, bigint>
  /** Bytes that it saves, by the weights of the screens. */
  gain: number
}

type MayMerge = (merge: Merge) => boolean

/** Merges the two chunks that save most of those that may be merged; `false` when there are none. */
function mergeBestPair(chunks: Set<Chunk>, weigh: Weigh, mayMerge: MayMerge): boolean {
  let best: Merge | undefined
  const list = [...chunks]
  for (const [index, one] of list.entries()) {
    for (const other of list.slice(index + 1)) {
      const saved = bytesSaved(one, other, weigh)
      if (best && saved <= best.gain) continue
      const more = pulledIn(one, other)
      if (!more) continue
      const pulled = [...more].reduce((total, [{ size }, screens]) => total + size * weigh(screens), 0)
      const merge = { one, other, more, gain: saved - pulled }
      if ((!best || merge.gain > best.gain) && mayMerge(merge)) best = merge
    }
  }
  if (!best) return false

  const { one, other, more } = best
  one.screens |= other.screens
  one.modules.push(...other.modules)
  one.size += other.size
  for (const chunk of other.imports) one.imports.add(chunk)
  chunks.delete(other)
  for (const chunk of chunks) if (chunk.imports.delete(other)) chunk.imports.add(one)
  one.imports.delete(one)
  for (const [chunk, screens] of more) chunk.screens |= screens
  return true
}

/**
 * Bytes that merging two chunks saves, summed over all screens by their weight, without what it pulls in: a request for each
 * screen that needs both, less the bytes that screens which need only one of them load without need. Negative when the merge
 * costs more than it saves.
 */
function bytesSaved(one: Chunk, other: Chunk, weigh: Weigh): number {
  const both = weigh(one.screens & other.screens)
  const unneeded = one.size * (weigh(other.screens) - both) + other.size * (weigh(one.screens) - both)
  return both * COST_OF_FILE - unneeded
}

/**
 * The files that further screens load when two become one that imports them, with those screens; `undefined` when files would
 * come to import each other in a circle.
 */
function pulledIn(one: Chunk, other: Chunk): Map<Chunk, bigint> | undefined {
  const screens = one.screens | other.screens
  const more = new Map<Chunk, bigint>()
  const seen = new Set<Chunk>()
  const waiting = [...one.imports, ...other.imports].filter((chunk) => chunk !== one && chunk !== other)
  for (const chunk of waiting) {
    if (chunk === one || chunk === other) return undefined
    if (seen.has(chunk)) continue
    seen.add(chunk)
    if (screens & ~chunk.screens) more.set(chunk, screens & ~chunk.screens)
    waiting.push(...chunk.imports)
  }
  return more
}

const count = (set: bigint) => set.toString(2).replaceAll('0', '').length

/** A file is named after its largest module. */
function uniqueName(modules: BundledModule[], taken: Set<string>): string {
  const largest = modules.reduce((one, other) => (other.size > one.size ? other : one))
  const [file = '', folder = ''] = largest.id.split('/').reverse()
  const name = file.replace(/\.\w+$/, '').replace(/^index$/, folder)
  let unique = name
  for (let number = 2; taken.has(unique); number++) unique = `${name}-${number}`
  taken.add(unique)
  return unique
}

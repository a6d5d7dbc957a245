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

/** The file of what every visit needs: the entry, the console's own code and the packages. */
export const ENTRY_FILE = 'console'

/**
 * What one more file costs the screen that loads it, in bytes of minified code: a request, imports and exports, and a
 * compression that begins anew.
 */
const COST_OF_FILE = 9000

/** Less minified code than this, in bytes, has about 2 kB or less when it is compressed and is not worth a request. */
const SMALLEST_FILE = 6000

/** What such a small file costs besides, in bytes of minified code: more than is ever saved by one. */
const COST_OF_SMALL_FILE = 500_000

/** A set of screens, one bit for each. */
type Screens = bigint

/** How much the screens of a set count together. */
type Weigh = (screens: Screens) => number

/** Modules that exactly the same screens need. */
interface Group {
  screens: Screens
  modules: BundledModule[]
  size: number
  /** The groups that these import, directly or not. */
  imports: Set<Group>
}

/** The files, by the groups that are in them. A file is a number; that of the entry is 0. */
type Plan = Map<Group, number>

/**
 * Decides which modules share a file.
 *
 * 'Screen' means the entry and everything that is loaded by `import()`: a route, a dialog, the shell, a library loaded
 * on demand. Modules that exactly the same screens need stay together, as a group. The groups are put into files one after
 * the other, those first of which screens load most, each where all screens together load least. Then each group is moved
 * to where it would be better, until none would be better elsewhere.
 *
 * @param weightOf how much a screen counts, by its id
 * @returns the name of the file by module id; the entry's is `console`
 * @throws when not exactly one module is imported by no other: that one is the entry
 */
export function planChunks(
  modules: BundledModule[],
  weightOf: (screen: string) => number,
): Map<string, string> {
  const byId = new Map(modules.map((module) => [module.id, module]))
  const { screens, screensOf } = findScreens(modules, byId)
  const weigh = weighing(screens.map(weightOf))
  const [first, ...groups] = groupBySameScreens(modules, byId, screensOf, weigh)

  const plan: Plan = new Map(first ? [[first, 0]] : [])
  for (const group of groups) moveToBestFile(group, plan, weigh)
  while (groups.map((group) => moveToBestFile(group, plan, weigh)).includes(true));

  const names = new Map<string, string>()
  const taken = new Set([ENTRY_FILE])
  for (const file of new Set(plan.values())) {
    const shared = [...plan].flatMap(([group, other]) => (other === file ? group.modules : []))
    const name = file === 0 ? ENTRY_FILE : uniqueName(shared, taken)
    for (const { id } of shared) names.set(id, name)
  }
  return names
}

/** The screens, and by module id the set of screens that have the module loaded, be it by a screen opened before. */
function findScreens(modules: BundledModule[], byId: Map<string, BundledModule>) {
  const [entry, ...others] = entriesOf(modules)
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
function withImports(id: string, byId: Map<string, BundledModule>, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of byId.get(id)?.imports ?? []) withImports(imported, byId, found)
  return found
}

/** The modules that no other imports. */
export function entriesOf(modules: BundledModule[]): BundledModule[] {
  const imported = new Set(modules.flatMap((module) => [...module.imports, ...module.lazyImports]))
  return modules.filter(({ id }) => !imported.has(id))
}

const sum = (sets: Map<string, Set<string>>) =>
  [...sets.values()].reduce((total, { size }) => total + size, 0)

function weighing(weights: number[]): Weigh {
  const known = new Map<Screens, number>()
  return (screens) => {
    let weight = known.get(screens)
    if (weight === undefined) {
      weight = weights.reduce((sum, one, index) => ((screens >> BigInt(index)) & 1n ? sum + one : sum), 0)
      known.set(screens, weight)
    }
    return weight
  }
}

/** The groups; first that of the entry, then those of which screens load most. */
function groupBySameScreens(
  modules: BundledModule[],
  byId: Map<string, BundledModule>,
  screensOf: Map<string, Screens>,
  weigh: Weigh,
): Group[] {
  const bySet = new Map<Screens, Group>()
  const groupOf = new Map<string, Group>()
  for (const module of modules) {
    const screens = screensOf.get(module.id) ?? 0n
    const group = bySet.get(screens) ?? { screens, modules: [], size: 0, imports: new Set() }
    group.modules.push(module)
    group.size += module.size
    bySet.set(screens, group)
    groupOf.set(module.id, group)
  }
  for (const { id } of modules)
    for (const imported of withImports(id, byId)) {
      const [importer, other] = [groupOf.get(id), groupOf.get(imported)]
      if (importer && other && importer !== other) importer.imports.add(other)
    }
  const groups = [...bySet.values()]
  const entry = Math.max(...groups.map(({ screens }) => weigh(screens)))
  const loads = ({ screens, size }: Group) => (weigh(screens) === entry ? Infinity : size * weigh(screens))
  return groups.sort((one, other) => loads(other) - loads(one))
}

/** Moves a group to the file where all screens together load least, or into one of its own; `false` when it is there. */
function moveToBestFile(group: Group, plan: Plan, weigh: Weigh): boolean {
  const before = plan.get(group)
  const files = new Set(plan.values())
  let unused = 0
  while (files.has(unused)) unused++
  let best = before
  let least = before === undefined ? Infinity : costOf(plan, weigh)
  for (const file of [...files, unused]) {
    if (file === before) continue
    const cost = costOf(plan.set(group, file), weigh)
    if (cost < least) [best, least] = [file, cost]
  }
  if (best !== undefined) plan.set(group, best)
  return best !== before
}

/** What all screens load, by their weights, in bytes of minified code; infinite when files import each other in a circle. */
function costOf(plan: Plan, weigh: Weigh): number {
  const files = new Map<number, { size: number; screens: Screens; imports: Set<number>; importers: number }>()
  for (const [{ size, screens }, number] of plan) {
    const file = files.get(number) ?? { size: 0, screens: 0n, imports: new Set(), importers: 0 }
    file.size += size
    file.screens |= screens
    files.set(number, file)
  }
  for (const [group, number] of plan)
    for (const imported of group.imports) {
      const other = plan.get(imported)
      if (other !== undefined && other !== number) files.get(number)?.imports.add(other)
    }
  for (const { imports } of files.values())
    for (const number of imports) {
      const imported = files.get(number)
      if (imported) imported.importers++
    }

  // A file that another imports is loaded by all the screens of that one, so each comes after all that import it.
  const ready = [...files.values()].filter(({ importers }) => importers === 0)
  let cost = 0
  for (const { size, screens, imports } of ready) {
    cost += (size + COST_OF_FILE) * weigh(screens) + (size < SMALLEST_FILE ? COST_OF_SMALL_FILE : 0)
    for (const number of imports) {
      const imported = files.get(number)
      if (!imported) continue
      imported.screens |= screens
      if (--imported.importers === 0) ready.push(imported)
    }
  }
  return ready.length === files.size ? cost : Infinity
}

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

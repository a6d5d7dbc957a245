import type { BundledModule } from './planChunks.ts'
import { stylesOf } from './staticStyles.ts'

/**
 * Decides which styles share a file. There are two files, as each is a request: `first`, which the document links, has the
 * styles of the entry and of those screens opened by it that people land on; `rest` has all others, and comes with the
 * first screen that needs one of them. Modules in one file of code have their styles together, as the file waits for them.
 * A module's styles never come before those of what it imports, so a component that extends another keeps overriding it.
 *
 * @param landings ids of the screens that people land on
 * @param files the name of the file of code by module id, by planChunks
 * @returns the name of the stylesheet by the id of a module's styles
 */
export function planStylesheets(
  modules: BundledModule[],
  landings: Set<string>,
  files: Map<string, string>,
): (styles: string) => 'first' | 'rest' {
  const byId = new Map(modules.map((module) => [module.id, module]))
  const fileOf = (id: string) => files.get(id) ?? id
  const first = new Set<string>()
  const add = (id: string): void => {
    if (first.has(id)) return
    first.add(id)
    byId.get(id)?.imports.forEach(add)
    for (const other of modules) if (fileOf(other.id) === fileOf(id)) add(other.id)
  }
  const imported = new Set(modules.flatMap((module) => [...module.imports, ...module.lazyImports]))
  for (const { id } of modules) if (!imported.has(id)) add(id)
  const opened = [...first].flatMap((id) => byId.get(id)?.lazyImports ?? [])
  for (const id of opened) if (landings.has(id)) add(id)

  const rest = new Set(modules.filter(({ id }) => !first.has(id)).map(({ id }) => stylesOf(id)))
  return (styles) => (rest.has(styles) ? 'rest' : 'first')
}

import { type BundledModule, entriesOf } from './planChunks.ts'
import { stylesOf } from './staticStyles.ts'

/** Whether a module belongs to the components, and not to the console that draws them. */
const isComponent = (id: string) => id.includes('/ui/src/')

/** Which stylesheet has the styles of a module. */
type Stylesheet = 'first' | 'rest'

/**
 * Decides which styles share a file. There are two, as each file is a request: `first`, which is in the document, has the
 * styles of the entry and of the screens that people land on, with the frame around them and the parts that their components
 * load by themselves; `rest` has all others, and comes with the first screen or dialog that needs one of them. Modules in one
 * file of code have their styles together, as the file waits for them. A module's styles never come before those of what it
 * imports, so a component that extends another keeps overriding it.
 *
 * @param landings ids of the screens that people land on
 * @param files the name of the file of code by module id, by planChunks
 * @returns the name of the stylesheet by the id of a module's styles
 */
export function planStylesheets(
  modules: BundledModule[],
  landings: Set<string>,
  files: Map<string, string>,
): (styles: string) => Stylesheet {
  const byId = new Map(modules.map((module) => [module.id, module]))
  const fileOf = (id: string) => files.get(id) ?? id
  const first = new Set<string>()
  const add = (id: string): void => {
    if (first.has(id)) return
    first.add(id)
    byId.get(id)?.imports.forEach(add)
    for (const other of modules) if (fileOf(other.id) === fileOf(id)) add(other.id)
  }
  for (const { id } of entriesOf(modules)) add(id)
  landings.forEach(add)
  // What a component loads by itself comes without a press: how old the data are, a tip. Screens and dialogs are asked for.
  for (const id of first) if (isComponent(id)) byId.get(id)?.lazyImports.forEach(add)

  const sheets = new Map<string, Stylesheet>()
  for (const { id } of modules) sheets.set(stylesOf(id), first.has(id) ? 'first' : 'rest')
  // A stylesheet that was written as one is of no module.
  return (styles) => sheets.get(styles) ?? 'first'
}

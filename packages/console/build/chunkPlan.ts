import { build, type Plugin, type UserConfig } from 'vite'
import { ownCode } from './ownCode.ts'
import { landings } from './startScript.ts'
import { planChunks, type BundledModule } from './planChunks.ts'
import { planStylesheets } from './planStylesheets.ts'

/**
 * Decides which modules share a file by looking at what each screen needs: a first build puts every module into a file
 * of its own and so shows how large each is after tree shaking. The screens that people land on are those the start script
 * preloads. Nothing here or in the configuration names a module.
 *
 * @param plugins those that change which modules there are, or how large: the first build needs them too
 */
export function chunkPlan(plugins: Plugin[]): Plugin {
  return {
    name: 'quarterdeck:chunk-plan',
    apply: 'build',
    async config(config) {
      const modules = await modulesOf(config, plugins)
      const landed = await landings(config.root ?? process.cwd())
      const names = planChunks(modules, weighing(landed))
      const stylesheetOf = planStylesheets(modules, landed, names)
      const codeSplitting = {
        includeDependenciesRecursively: false,
        groups: [
          { debugName: 'stylesheets', name: (id: string) => (id.endsWith('.css') ? stylesheetOf(id) : null) },
          { debugName: 'plan', name: (id: string) => names.get(id) ?? null },
        ],
      }
      return { build: { rolldownOptions: { output: { codeSplitting } } } }
    },
  }
}

/**
 * How much a screen counts when files are planned, as the end of its file name tells what it is. Where people land nothing is
 * there yet, and e2e/budgets.spec.ts limits what comes. At any other address the shell may be there already. Dialogs and what
 * else is loaded on demand have a screen around them.
 */
const weighing = (landed: Set<string>) => (screen: string) => {
  if (landed.has(screen)) return 60
  return screen.endsWith('.route.tsx') ? 8 : 2
}

async function modulesOf(
  { root, resolve, build: options }: UserConfig,
  plugins: Plugin[],
): Promise<BundledModule[]> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root,
    resolve,
    plugins,
    build: { ...options, write: false, rolldownOptions: { output: { preserveModules: true } } },
  })
  const chunks = (Array.isArray(result) ? result : [result])
    .flatMap((part) => ('output' in part ? part.output : []))
    .filter((output) => output.type === 'chunk')
  const ids = new Map(chunks.map(({ fileName, facadeModuleId }) => [fileName, facadeModuleId ?? fileName]))
  const idsOf = (files: string[]) => files.flatMap((file) => ids.get(file) ?? [])
  return chunks.map(({ fileName, code, imports, dynamicImports }) => ({
    id: ids.get(fileName) ?? fileName,
    size: ownCode(code).length,
    imports: idsOf(imports),
    lazyImports: idsOf(dynamicImports),
  }))
}

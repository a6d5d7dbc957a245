import path from 'node:path'
import type { Plugin } from 'vite'
import { readComponentFacts, Sources, type AllFacts } from './componentFacts.ts'

const FACTS = 'virtual:component-facts'
const ICONS = 'virtual:icons'

/** Hands each story file the props of its component as they stand in the code, for typesWrittenOut. */
export function writtenProps(root: string): Plugin {
  let sources = new Sources(root)
  return {
    name: 'quarterdeck:written-props',
    hotUpdate() {
      sources = new Sources(root)
    },
    transform: {
      filter: { id: /\/packages\/(ui|console)\/src\/.*\.stories\.tsx$/ },
      handler(code, id) {
        const props = JSON.stringify(sources.propsFor(path.relative(root, id).replaceAll('\\', '/')))
        return { code: `${code}\nmeta.parameters = { ...meta.parameters, props: ${props} }`, map: null }
      },
    },
  }
}

/**
 * Offers what docs pages say of the code as modules: `virtual:component-facts`, and `virtual:icons` with the icons that
 * the console draws, so that a page of them brings those alone.
 */
export function componentFacts(root: string): Plugin {
  let known: AllFacts | undefined
  const facts = () => (known ??= readComponentFacts(root))
  return {
    name: 'quarterdeck:component-facts',
    resolveId(id) {
      if (id === FACTS || id === ICONS) return `\0${id}`
      return undefined
    },
    load(id) {
      if (id === `\0${FACTS}`) return `export default ${JSON.stringify(facts())}`
      if (id !== `\0${ICONS}`) return undefined
      const names = Object.keys(facts().icons).join(', ')
      const library = path.join(root, 'packages/ui/node_modules/lucide-react/dist/esm/lucide-react.mjs')
      return `import { ${names} } from ${JSON.stringify(library)}\nexport default { ${names} }`
    },
  }
}

import path from 'node:path'
import type { Plugin } from 'vite'
import { readComponentFacts, type AllFacts } from './componentFacts.ts'

const FACTS = 'virtual:component-facts'
const ICONS = 'virtual:icons'

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

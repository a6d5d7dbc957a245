import { type ESTree, parseAst, type Plugin, Visitor } from 'vite'

/** Kinds of elements that the console draws none of, by the number under which React has them. */
const KINDS = new Set([
  18, // HTML that a server has drawn and that has no code yet
  19, // SuspenseList
  26, // <title>, <meta>, <link>, <style> and <script>, which React puts into the head
  27, // <html>, <head> and <body>
  30, // ViewTransition
  31, // Activity
])

/** Variables and properties of React that always have this value in the console. */
const VARIABLES = new Map([
  ['isHydrating', 'false'],
  ['hydrationParentFiber', 'null'],
  ['shouldStartViewTransition', 'false'],
])
const PROPERTIES = new Map([['isDehydrated', 'false']])

const REFUSE = `throw Error('left out of the build: build/leanReact.ts')`

/** Functions of React that do nothing for the console, and what they do in its build. */
const FUNCTIONS = new Map([
  // Elements that React puts into the head, and what is loaded ahead by functions of React.
  ['isHostHoistableType', 'return false'],
  ['prefetchDNS', REFUSE],
  ['preconnect', REFUSE],
  ['preload', REFUSE],
  ['preloadModule', REFUSE],
  ['preinitScript', REFUSE],
  ['preinitStyle', REFUSE],
  ['preinitModuleScript', REFUSE],
  // HTML that a server has drawn, and events on it, which wait for its code.
  ['getSuspenseInstanceFromFiber', 'return null'],
  ['getActivityInstanceFromFiber', 'return null'],
  ['popHydrationState', 'return false'],
  ['updateDehydratedSuspenseComponent', REFUSE],
  ['commitSuspenseHydrationCallbacks', ''],
  ['queueIfContinuousEvent', 'return false'],
  ['clearIfContinuousEvent', ''],
  ['retryIfBlockedOn', ''],
  // References to fragments.
  ['FragmentInstance', REFUSE],
  ['commitNewChildToFragmentInstances', ''],
  ['commitFragmentInstanceInsertionEffects', ''],
  ['commitFragmentInstanceDeletionEffects', ''],
  // Forms whose action is a function.
  ['extractEvents$1', ''],
  ['requestFormReset', REFUSE],
])

/** Classes of these parts: their methods are left out. */
const CLASSES = new Set(['FragmentInstance', 'ViewTransitionPseudoElement', 'ReactDOMHydrationRoot'])

/** Hooks that nobody calls. */
const HOOKS = new Set([
  'useActionState',
  'useCacheRefresh',
  'useFormState',
  'useHostTransitionStatus',
  'useMemoCache',
  'useOptimistic',
])

/** What leads to these parts in a component's code; build/leanReact.test.ts sees to it that there is none of it. */
export const LEFT_OUT = [
  /\{[^}]*\b(?:Activity|SuspenseList|ViewTransition|useActionState|useOptimistic)\b[^}]*\} from 'react'/,
  /\b(?:hydrateRoot|useFormStatus|requestFormReset|prefetchDNS|preconnect|preloadModule|preinit\w*)\(/,
  /^(?!\s*(?:\*|\/[/*])).*<(?:html|head|body|title|meta|link|style|script)[\s>]/m,
  /<Fragment\b[^>]*\bref=/,
  /<form\b[^>]*\baction=|\bformAction=/,
]

/** A part of the code, from one character to before another, and what is written in its place. */
interface Edit {
  from: number
  to: number
  text: string
}

/** React's code for browsers without what the console needs nothing of. */
export function withoutUnusedParts(code: string): string {
  const edits: Edit[] = []
  const replace = ({ start, end }: ESTree.Span, text: string) => edits.push({ from: start, to: end, text })
  const found = new Set<string>()
  /** The bodies of the functions around what is visited, the innermost last. */
  const around: ESTree.Span[] = []
  /** The parts that are left out, and the functions that they are parts of. */
  const left: { part: ESTree.Span; body: ESTree.Span | undefined }[] = []
  /** How many functions around it have a parameter of the name of one of these variables. */
  let shadowed = 0

  const enter = ({ params, body }: ESTree.Function) => {
    if (body) around.push(body)
    if (params.some((param) => param.type === 'Identifier' && VARIABLES.has(param.name))) shadowed++
  }
  const leave = ({ params, body }: ESTree.Function) => {
    if (body) around.pop()
    if (params.some((param) => param.type === 'Identifier' && VARIABLES.has(param.name))) shadowed--
  }

  const program = parseAst(code)
  for (const node of program.body) {
    if (node.type === 'FunctionDeclaration' && node.id && node.body) {
      const text = FUNCTIONS.get(node.id.name)
      if (text !== undefined) {
        found.add(node.id.name)
        replace(node.body, `{ ${text} }`)
      }
    }
    const assigned = node.type === 'ExpressionStatement' ? node.expression : null
    if (assigned?.type === 'AssignmentExpression' && CLASSES.has(classOf(assigned.left)))
      replace(node, assigned.right.type === 'AssignmentExpression' ? textOf(assigned.right, code) : '')
  }

  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    SwitchStatement({ discriminant, cases }) {
      if (!isKind(discriminant)) return
      let reached = false
      for (const part of cases) {
        const [first] = part.consequent
        const last = part.consequent.at(-1)
        if (!isUnusedKind(part.test)) reached = !last || !isExit(last)
        else if (reached) {
          replace({ start: part.start, end: first?.start ?? part.end }, '')
          reached = !last || !isExit(last)
        } else {
          replace(part, '')
          left.push({ part, body: around.at(-1) })
        }
      }
    },
    BinaryExpression(node) {
      const { left, right, operator } = node
      if (operator !== '===' && operator !== '!==') return
      if ((isUnusedKind(left) && isKind(right)) || (isUnusedKind(right) && isKind(left)))
        replace(node, String(operator === '!=='))
    },
    MemberExpression(node) {
      const name = node.property.type === 'Identifier' ? node.property.name : ''
      const value = node.computed ? undefined : PROPERTIES.get(name)
      if (value === undefined) return
      found.add(name)
      replace(node, value)
    },
    AssignmentExpression(node) {
      if (node.left.type === 'Identifier' && VARIABLES.has(node.left.name) && !shadowed)
        replace({ start: node.start, end: node.right.start }, '')
    },
    VariableDeclarator({ id }) {
      if (id.type !== 'Identifier') return
      if (VARIABLES.has(id.name)) replace(id, `unused${id.start}`)
      const body = around.at(-1)
      const isLeft = left.some(
        (one) => one.body === body && one.part.start < id.start && id.end < one.part.end,
      )
      // A variable is there for all of its function, and other parts of it may use one that is declared here.
      if (isLeft && body) edits.push({ from: body.start + 1, to: body.start + 1, text: `var ${id.name};` })
    },
    Identifier(node) {
      const value = VARIABLES.get(node.name)
      if (value === undefined || shadowed) return
      found.add(node.name)
      replace(node, value)
    },
    ObjectExpression({ properties }) {
      for (const [index, property] of properties.entries()) {
        const name =
          property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : ''
        if (!HOOKS.has(name)) continue
        found.add(name)
        replace({ start: property.start, end: properties[index + 1]?.start ?? property.end }, '')
      }
    },
  }).visit(program)

  const missing = [VARIABLES, PROPERTIES, FUNCTIONS, HOOKS]
    .flatMap((names) => [...names.keys()])
    .filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`This version of React has no ${missing.join(', ')}`)
  return edited(code, edits)
}

const textOf = ({ start, end }: ESTree.Span, code: string) => code.slice(start, end)

/** The name of the class in `Name.prototype.method`. */
function classOf(node: ESTree.Node): string {
  if (node.type !== 'MemberExpression' || node.object.type !== 'MemberExpression') return ''
  return node.object.object.type === 'Identifier' ? node.object.object.name : ''
}

/** Whether it is the number of an element's kind: `fiber.tag`, or a variable that was set to one. */
function isKind(node: ESTree.Node): boolean {
  if (node.type === 'Identifier') return /^tag\b/.test(node.name)
  return (
    node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'tag'
  )
}

const isUnusedKind = (node: ESTree.Node | null) =>
  node?.type === 'Literal' && typeof node.value === 'number' && KINDS.has(node.value)

/** Whether what follows this statement is never reached. */
function isExit(node: ESTree.Statement): boolean {
  if (node.type === 'BlockStatement') return node.body.some(isExit)
  return /^(?:Break|Return|Throw|Continue)Statement$/.test(node.type)
}

/** The code after these edits; of two of which one is within the other, the outer one. */
function edited(code: string, edits: Edit[]): string {
  let result = ''
  let at = 0
  for (const { from, to, text } of edits.toSorted(
    (one, other) => one.from - other.from || other.to - one.to,
  )) {
    if (from < at) continue
    result += code.slice(at, from) + text
    at = to
  }
  return result + code.slice(at)
}

/**
 * Leaves out of React what the console needs nothing of: HTML that a server has drawn, elements for the head, transitions of
 * views, references to fragments, forms whose action is a function, and hooks that nobody calls. The bundler cannot tell, as
 * React decides while it runs.
 */
export function leanReact(): Plugin {
  return {
    name: 'quarterdeck:lean-react',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: withoutUnusedParts(code), map: null }),
    },
  }
}

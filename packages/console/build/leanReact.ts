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
  ['prepareToHydrateHostInstance', REFUSE],
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
  ['defaultOnDefaultTransitionIndicator', ''],
  // Elements that are defined by code of the page.
  ['setPropOnCustomElement', REFUSE],
  // What a transition waits for before it shows what is new: pictures and stylesheets.
  ['maySuspendCommit', 'return false'],
  ['accumulateSuspenseyCommitOnFiber', ''],
  ['waitForCommitToBeReady', 'return null'],
  // Where a component that failed is among the others, which nobody reads.
  ['getStackByFiberInDevAndProd', "return ''"],
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
  /^(?!\s*(?:\*|\/[/*])).*<[a-z]+-[a-z-]+[\s/>]/m,
  /\bcomponentStack\b/,
]

/** What is written in place of a part of the code. */
interface Edit extends ESTree.Span {
  text: string
}

/** React's code for browsers without what the console needs nothing of. */
export function withoutUnusedParts(code: string): string {
  const program = parseAst(code)
  const edits = [
    ...ofFunctions(program, code),
    ...ofHooks(program),
    ...ofKinds(program),
    ...ofFixedValues(program),
  ]
  return edited(code, edits)
}

/** Empties the functions, and takes the methods of the classes away. */
function ofFunctions({ body }: ESTree.Program, code: string): Edit[] {
  const found = new Found([...FUNCTIONS.keys(), ...CLASSES])
  const edits = body.flatMap((node) => {
    if (node.type === 'FunctionDeclaration' && node.body && node.id && FUNCTIONS.has(node.id.name)) {
      found.add(node.id.name)
      return [edit(node.body, `{ ${FUNCTIONS.get(node.id.name)} }`)]
    }
    const method = node.type === 'ExpressionStatement' ? node.expression : null
    if (method?.type !== 'AssignmentExpression' || !CLASSES.has(classOf(method.left))) return []
    found.add(classOf(method.left))
    // A method may be that of another class, too: `One.prototype.render = Other.prototype.render = …`
    const { type, start, end } = method.right
    return [edit(node, type === 'AssignmentExpression' ? code.slice(start, end) : '')]
  })
  found.all()
  return edits
}

/** Takes the hooks away from the objects in which React keeps its hooks. */
function ofHooks(program: ESTree.Program): Edit[] {
  const found = new Found(HOOKS)
  const edits: Edit[] = []
  new Visitor({
    ObjectExpression({ properties }) {
      for (const [index, property] of properties.entries()) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
        if (!HOOKS.has(property.key.name)) continue
        found.add(property.key.name)
        edits.push(edit({ start: property.start, end: properties[index + 1]?.start ?? property.end }, ''))
      }
    },
  }).visit(program)
  found.all()
  return edits
}

/** Lets nothing be of one of the kinds: comparisons with their numbers become `false`, their cases go. */
function ofKinds(program: ESTree.Program): Edit[] {
  const edits: Edit[] = []
  /** The bodies of the functions around what is visited, the innermost last. */
  const bodies: (ESTree.Span | null)[] = []
  const enter = ({ body }: ESTree.Function) => void bodies.push(body)
  const leave = () => void bodies.pop()
  /** The cases that go, and the function that they are in. */
  const gone: { part: ESTree.Span; body: ESTree.Span | null | undefined }[] = []
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    SwitchStatement({ discriminant, cases }) {
      if (!isKind(discriminant)) return
      /** Whether the case before goes on into this one. */
      let goesOn = false
      for (const part of cases) {
        const { test, consequent, start, end } = part
        if (isUnusedKind(test) && !goesOn) {
          edits.push(edit(part, ''))
          gone.push({ part, body: bodies.at(-1) })
          continue
        }
        if (isUnusedKind(test)) edits.push(edit({ start, end: consequent[0]?.start ?? end }, ''))
        const last = consequent.at(-1)
        goesOn = !last || !isExit(last)
      }
    },
    BinaryExpression(node) {
      const { left, right, operator } = node
      if (operator !== '===' && operator !== '!==') return
      if ((isUnusedKind(left) && isKind(right)) || (isUnusedKind(right) && isKind(left)))
        edits.push(edit(node, String(operator === '!==')))
    },
    // A variable is there for all of its function: other cases may use one that is declared in a case that goes.
    VariableDeclarator({ id }) {
      const body = bodies.at(-1)
      const isGone = gone.some(
        (one) => one.body === body && one.part.start < id.start && id.end < one.part.end,
      )
      if (!isGone || !body || id.type !== 'Identifier') return
      edits.push(edit({ start: body.start + 1, end: body.start + 1 }, `var ${id.name};`))
    },
  }).visit(program)
  return edits
}

/** Writes the fixed values in place of the variables and properties. */
function ofFixedValues(program: ESTree.Program): Edit[] {
  const found = new Found([...VARIABLES.keys(), ...PROPERTIES.keys()])
  const edits: Edit[] = []
  const isFixed = (node: ESTree.Node) => node.type === 'Identifier' && VARIABLES.has(node.name)
  /** How many functions around it have a parameter of such a name, which is another variable. */
  let others = 0
  const enter = ({ params }: ESTree.Function) => void (params.some(isFixed) && others++)
  const leave = ({ params }: ESTree.Function) => void (params.some(isFixed) && others--)
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    Identifier(node) {
      const value = VARIABLES.get(node.name)
      if (value === undefined || others > 0) return
      found.add(node.name)
      edits.push(edit(node, value))
    },
    MemberExpression(node) {
      const name = node.property.type === 'Identifier' ? node.property.name : ''
      const value = PROPERTIES.get(name)
      if (value === undefined) return
      found.add(name)
      edits.push(edit(node, value))
    },
    AssignmentExpression({ left, right, start }) {
      if (isFixed(left) && others === 0) edits.push(edit({ start, end: right.start }, ''))
    },
    VariableDeclarator({ id }) {
      if (isFixed(id)) edits.push(edit(id, `fixed${id.start}`))
    },
  }).visit(program)
  found.all()
  return edits
}

/** Names that must be found. */
class Found {
  readonly #missing: Set<string>

  constructor(names: Iterable<string>) {
    this.#missing = new Set(names)
  }

  add(name: string) {
    this.#missing.delete(name)
  }

  /** @throws when one was not found */
  all() {
    if (this.#missing.size > 0)
      throw new Error(`This version of React has no ${[...this.#missing].join(', ')}`)
  }
}

const edit = ({ start, end }: ESTree.Span, text: string): Edit => ({ start, end, text })

/** The name of the class in `Name.prototype.method`. */
function classOf(node: ESTree.Node): string {
  if (node.type !== 'MemberExpression' || node.object.type !== 'MemberExpression') return ''
  return node.object.object.type === 'Identifier' ? node.object.object.name : ''
}

/** Whether it is the number of an element's kind: `fiber.tag`, or a variable that was set to one. */
function isKind(node: ESTree.Node): boolean {
  if (node.type === 'Identifier') return /^tag\b/.test(node.name)
  return node.type === 'MemberExpression' && isKind(node.property)
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
  for (const { start, end, text } of edits.toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  )) {
    if (start < at) continue
    result += code.slice(at, start) + text
    at = end
  }
  return result + code.slice(at)
}

/**
 * Leaves out of React what the console needs nothing of: HTML that a server has drawn, elements for the head, transitions of
 * views and what others wait for, references to fragments, forms whose action is a function, elements that the page defines, and
 * hooks that nobody calls. The bundler cannot tell, as React decides while it runs.
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

// What the console's config.js says of addresses, as far as it says it in plain values. The file is read and never run:
// otherwise whoever can change it could run programs on the machine of the doctor, as `node:vm` holds nobody back.
import { parseSync, Visitor } from 'vite'

const NAME = '__CONSOLE_CONFIG__'
const STATEMENT = `window.${NAME} = { … }`

/** What is said instead of a value that is computed. */
const COMPUTED = Symbol('computed')

/** What stands where config.js says nothing. */
const DEFAULTS = { authUrl: '/auth', apiUrl: '/' }

/**
 * @typedef {object} ConfigJs
 * @property {string} [authUrl] where the console looks for Kratos; missing where that is not certain
 * @property {string} [apiUrl] likewise for the product API
 * @property {import('./setup.mjs').Change[]} mistakes what the console ignores
 * @property {boolean} isPlain whether nothing in it is computed
 */

/**
 * @param {string} text
 * @param {string} console its origin
 * @returns {ConfigJs}
 */
export function readConfigJs(text, console) {
  const { program, errors } = parseSync('config.js', text, { sourceType: 'script', preserveParens: false })
  const mistake = (offset, key, now, to) => {
    const line = text.slice(0, offset).split('\n').length
    return { file: 'config.js', line, key, now, to }
  }
  if (errors.length > 0) {
    const [{ message, labels }] = errors
    return { mistakes: [mistake(labels[0]?.start ?? 0, 'the syntax', message, STATEMENT)], isPlain: true }
  }
  if (program.body.length === 0) return { ...DEFAULTS, mistakes: [], isPlain: true }

  const assignments = program.body.map(({ expression }) => expression).filter(isAssignment)
  const uses = countUses(program)
  if (uses === 0 && assignments.length > 0) {
    const [{ left }] = assignments
    const now = text.slice(left.start, left.end)
    return { mistakes: [mistake(left.start, 'what is set', now, STATEMENT)], isPlain: true }
  }
  const settings = assignments.find(({ left }) => nameOf(left) === NAME)?.right
  if (uses > 1 || !isPlainObject(settings)) return { mistakes: [], isPlain: false }

  const written = new Map(settings.properties.map(({ key, value }) => [key.name ?? key.value, value]))
  const said = { mistakes: [], isPlain: true }
  for (const [key, standard] of Object.entries(DEFAULTS)) {
    const node = written.get(key)
    const value = node ? valueOf(node) : null
    if (value === COMPUTED) said.isPlain = false
    else if (value === null || (key === 'apiUrl' && value === '')) said[key] = standard
    else if (isBaseUrl(value, console)) said[key] = value
    else said.mistakes.push(mistake(node.start, key, text.slice(node.start, node.end), BASE_URL))
  }
  return said
}

const isAssignment = (expression) => expression?.type === 'AssignmentExpression'

/** How often the program has the name in it, be it as a name or in a text; comments do not count. */
function countUses(program) {
  let count = 0
  const use = (name) => void (count += name === NAME ? 1 : 0)
  new Visitor({
    Identifier: ({ name }) => use(name),
    Literal: ({ value }) => use(value),
    TemplateElement: ({ value }) => use(value.cooked),
  }).visit(program)
  return count
}

const nameOf = ({ name, property }) => name ?? property?.name ?? property?.value

const isPlainObject = (node) =>
  node?.type === 'ObjectExpression' &&
  node.properties.every(({ type, computed }) => type === 'Property' && !computed)

function valueOf({ type, value, quasis }) {
  if (type === 'Literal') return value
  return type === 'TemplateLiteral' && quasis.length === 1 ? quasis[0].value.cooked : COMPUTED
}

const BASE_URL =
  'an address that begins with https://, or a path that begins with /; without a query, a fragment or a password'

/** Whether the console takes this for an address to build others on, as packages/console/src/lib/firstConfig.ts says it. */
function isBaseUrl(value, origin) {
  if (typeof value !== 'string' || !/^\s*(https?:\/)?\/(?![/\\])/i.test(value)) return false
  return URL.canParse(value, origin) && !/[?#]|\/\/[^/]*@/.test(new URL(value, origin).href)
}

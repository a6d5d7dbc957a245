import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Alias,
  type Document,
  type Node,
  type YAMLMap,
} from 'yaml'
import { openBracket } from './openBracket'

/** What is wrong with a kubeconfig, and where. The message never quotes the text, which is a secret. */
export interface KubeconfigProblem {
  /** From 1. */
  line: number
  message: string
}

/** The cluster that a kubeconfig is of, shown so that people notice when they have pasted the wrong one. */
export interface KubeconfigTarget {
  /** Name of the context in use. */
  context: string
  /** Host of the server in that context. */
  host: string
}

/** The result of a check. */
export interface KubeconfigReport {
  /** In the order of their lines. */
  problems: KubeconfigProblem[]
  /** Null while there are problems. */
  target: KubeconfigTarget | null
}

// Messages by the parser's error codes: the parser's own messages quote the text.
const syntax: Record<string, string> = {
  TAB_AS_INDENT: 'A tab cannot indent YAML; use spaces',
  BAD_INDENT: 'The indentation does not fit the lines above',
  MISSING_CHAR: 'Something is missing here, such as a colon, a quote or a bracket',
  MULTIPLE_DOCS: 'A second document begins here; a kubeconfig is one',
  BAD_ALIAS: 'This alias names nothing',
}

/**
 * The size up to which a text is checked, in characters that YAML gives a meaning, of which a cluster with its user and
 * its context takes about forty. The check of more would be felt while typing.
 */
const MOST_PARTS = 10_000
const TOO_LARGE = 'This is too large to be checked: paste the part about this cluster alone'

/** Checks a kubeconfig: YAML, its structure, its clusters' servers, its contexts. */
export function checkKubeconfig(text: string): KubeconfigReport {
  if (text.split(/[\n:,[{]/, MOST_PARTS + 1).length > MOST_PARTS) return refusal(TOO_LARGE)
  try {
    return check(text)
  } catch {
    // The parser goes down into lists of lists by calling itself, and at some depth that ends in an error.
    return refusal('This is not valid YAML')
  }
}

const refusal = (message: string): KubeconfigReport => ({ problems: [{ line: 1, message }], target: null })

function check(text: string): KubeconfigReport {
  const lines = new LineCounter()
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    // The parser compares each key with all others of its map, which takes long for thousands: see `Inspection.index`.
    uniqueKeys: false,
  })
  const lineAt = (offset: number) => Math.max(lines.linePos(offset).line, 1)
  if (document.errors.length > 0) {
    const bracket = openBracket(text)
    // Whatever else is found follows from it, and is found where the text goes on.
    if (bracket !== null)
      return { problems: [{ line: lineAt(bracket), message: 'This bracket is never closed' }], target: null }
    const problems = document.errors.map(({ code, pos }) => ({
      line: lineAt(pos[0]),
      message: syntax[code] ?? 'This is not valid YAML',
    }))
    // Only the first error of each line: later ones mostly follow from it.
    return { problems: problems.filter(({ line }, at) => problems[at - 1]?.line !== line), target: null }
  }
  const inspection = new Inspection(document, lineAt)
  const target = inspection.run()
  const problems = inspection.problems.toSorted((a, b) => a.line - b.line)
  return { problems, target: problems.length === 0 ? target : null }
}

/** The key of the maps that a map is merged with. */
const MERGE = '<<'

class Inspection {
  readonly problems: KubeconfigProblem[] = []
  /** What each alias stands for; looked up in the document, each would take as long as the document is. */
  private readonly targets = new Map<Alias, Node | undefined>()
  /** The values of each map, by key. */
  private readonly maps = new Map<YAMLMap, Map<unknown, unknown>>()

  constructor(
    private readonly document: Document.Parsed,
    private readonly lineAt: (offset: number) => number,
  ) {}

  /** Reads the keys of all maps and the aliases, once, and reports keys that are there twice. */
  private index() {
    const anchors = new Map<string, Node>()
    visit(this.document, {
      Node: (_place, node) => {
        if (isAlias(node)) this.targets.set(node, anchors.get(node.source))
        else if (node.anchor) anchors.set(node.anchor, node)
        if (!isMap(node)) return
        const values = new Map<unknown, unknown>()
        for (const { key, value } of node.items) {
          const name = isScalar(key) ? key.value : key
          if (values.has(name) && name !== MERGE)
            this.report(isScalar(key) ? key : node, 'The key of this line is there twice')
          values.set(name, value)
        }
        this.maps.set(node, values)
      },
    })
  }

  run(): KubeconfigTarget | null {
    this.index()
    const root = this.node(this.document.contents)
    if (!isMap(root)) {
      this.report(root, 'A kubeconfig is a map that begins with apiVersion and kind')
      return null
    }
    if (this.text(root, 'apiVersion') !== 'v1')
      this.report(this.place(root, 'apiVersion'), 'apiVersion must be v1')
    if (this.text(root, 'kind') !== 'Config') this.report(this.place(root, 'kind'), 'kind must be Config')

    const servers = this.named(root, 'clusters', 'cluster', (cluster, path) => this.serverOf(cluster, path))
    const users = new Set(this.named(root, 'users', 'user', () => null).keys())
    const contexts = this.named(root, 'contexts', 'context', (context, path) => {
      const cluster = this.text(context, 'cluster')
      if (!cluster) this.report(this.place(context, 'cluster'), `${path}.cluster is missing`)
      else if (!servers.has(cluster))
        this.report(this.place(context, 'cluster'), `${path}.cluster names no cluster of this file`)
      const user = this.text(context, 'user')
      if (!user) this.report(this.place(context, 'user'), `${path}.user is missing`)
      else if (!users.has(user))
        this.report(this.place(context, 'user'), `${path}.user names no user of this file`)
      return cluster
    })

    const context = this.text(root, 'current-context')
    if (!context) this.report(this.place(root, 'current-context'), 'current-context is missing')
    else if (!contexts.has(context))
      this.report(this.place(root, 'current-context'), 'current-context names no context of this file')
    const host = servers.get(contexts.get(context) ?? '')
    return host ? { context, host } : null
  }

  /** The entries of a list of `{ name, [inner]: {…} }`, by their names. */
  private named<T>(
    root: Node,
    list: string,
    inner: string,
    read: (entry: Node, path: string) => T,
  ): Map<string, T> {
    const found = new Map<string, T>()
    const entries = this.at(root, list)
    if (!isSeq(entries) || entries.items.length === 0) {
      this.report(entries ?? root, `${list} must be a list with at least one entry`)
      return found
    }
    entries.items.forEach((item, index) => {
      const entry = this.node(item) ?? entries
      const path = `${list}[${index}]`
      const name = this.text(entry, 'name')
      const content = this.at(entry, inner)
      if (!name) this.report(entry, `${path}.name is missing`)
      else if (found.has(name)) this.report(this.place(entry, 'name'), `${path}.name is used twice`)
      if (isMap(content)) found.set(name, read(content, `${path}.${inner}`))
      else this.report(content ?? entry, `${path}.${inner} is missing`)
    })
    return found
  }

  /** The host of a cluster's server; empty when the server is not a valid address. */
  private serverOf(cluster: Node, path: string): string {
    const server = this.text(cluster, 'server')
    if (!server) {
      this.report(this.place(cluster, 'server'), `${path}.server is missing`)
      return ''
    }
    // Only the host is shown: the rest of the address may contain a password.
    const url = URL.canParse(server) ? new URL(server) : null
    if (url && (url.protocol === 'https:' || url.protocol === 'http:')) return url.host
    this.report(this.place(cluster, 'server'), `${path}.server must be a URL (https or http)`)
    return ''
  }

  private node(value: unknown): Node | undefined {
    const node = isAlias(value) ? this.targets.get(value) : value
    return isMap(node) || isSeq(node) || isScalar(node) ? node : undefined
  }

  /** The value of a key: the map's own, else that of the maps it is merged with (`<<: *defaults`), the first first. */
  private at(parent: Node | undefined, key: string, within: readonly Node[] = []): Node | undefined {
    // A map that is merged with itself has nothing to add.
    if (!isMap(parent) || within.includes(parent)) return undefined
    const values = this.maps.get(parent)
    const own = this.node(values?.get(key))
    if (own) return own
    const merged = this.node(values?.get(MERGE))
    for (const source of isSeq(merged) ? merged.items : [merged]) {
      const found = this.at(this.node(source), key, [...within, parent])
      if (found) return found
    }
    return undefined
  }

  /** The node of a key; when the key is missing, the parent, where it should be. */
  private place(parent: Node, key: string): Node {
    return this.at(parent, key) ?? parent
  }

  private text(parent: Node, key: string): string {
    const node = this.at(parent, key)
    // Kubernetes takes numbers and booleans for names as well: `name: 2024`.
    return isScalar(node) && ['string', 'number', 'boolean'].includes(typeof node.value)
      ? String(node.value)
      : ''
  }

  private report(node: Node | undefined, message: string): void {
    this.problems.push({ line: this.lineAt(node?.range?.[0] ?? 0), message })
  }
}

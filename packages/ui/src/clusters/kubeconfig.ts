import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml'

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
  DUPLICATE_KEY: 'The key of this line is there twice',
  MISSING_CHAR: 'Something is missing here, such as a colon, a quote or a bracket',
  MULTIPLE_DOCS: 'A second document begins here; a kubeconfig is one',
  BAD_ALIAS: 'This alias names nothing',
}

/** Checks a kubeconfig: YAML, its structure, its clusters' servers, its contexts. */
export function checkKubeconfig(text: string): KubeconfigReport {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => Math.max(lines.linePos(offset).line, 1)
  if (document.errors.length > 0) {
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

class Inspection {
  readonly problems: KubeconfigProblem[] = []

  constructor(
    private readonly document: Document.Parsed,
    private readonly lineAt: (offset: number) => number,
  ) {}

  run(): KubeconfigTarget | null {
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
    const node = isAlias(value) ? value.resolve(this.document) : value
    return isMap(node) || isSeq(node) || isScalar(node) ? node : undefined
  }

  private at(parent: Node, key: string): Node | undefined {
    return isMap(parent) ? this.node(parent.get(key, true)) : undefined
  }

  /** The node of a key; when the key is missing, the parent, where it should be. */
  private place(parent: Node, key: string): Node {
    return this.at(parent, key) ?? parent
  }

  private text(parent: Node, key: string): string {
    const node = this.at(parent, key)
    return isScalar(node) && typeof node.value === 'string' ? node.value : ''
  }

  private report(node: Node | undefined, message: string): void {
    this.problems.push({ line: this.lineAt(node?.range?.[0] ?? 0), message })
  }
}

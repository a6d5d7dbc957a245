/** One change of a transaction: a row that is there now, or `undefined` where it was removed. */
export interface Change {
  kind: string
  id: string
  row: object | undefined
}

/** Notes the changes of the transaction under way, and what was there before them. */
interface Journal {
  note: (collection: Collection<never>, id: string, before: object | undefined) => void
  transaction: <T>(work: () => T) => T
}

/**
 * The rows of one kind, in the order they were added. Rows are never changed in place: a change puts a new object in
 * their stead, so whoever read a row keeps what they read.
 */
export class Collection<T extends object> {
  private readonly rows = new Map<string, T>()
  private readonly indexes = new Map<keyof T, Map<unknown, Map<string, T>>>()

  constructor(
    readonly kind: string,
    private readonly key: keyof T,
    private readonly journal: Journal,
  ) {}

  get size(): number {
    return this.rows.size
  }

  get(id: string | null | undefined): T | undefined {
    return this.rows.get(id ?? '')
  }

  all(): T[] {
    return [...this.rows.values()]
  }

  /** The rows whose field has this value. The first call for a field builds an index, which is kept up to date. */
  where<F extends keyof T>(field: F, value: T[F]): T[] {
    let index = this.indexes.get(field)
    if (!index) {
      index = new Map<unknown, Map<string, T>>()
      this.indexes.set(field, index)
      for (const [id, row] of this.rows) enter(index, row[field], id, row)
    }
    return [...(index.get(value)?.values() ?? [])]
  }

  first<F extends keyof T>(field: F, value: T[F]): T | undefined {
    return this.where(field, value)[0]
  }

  /** Adds a row, or puts it in the place of the one with its id. */
  put(row: T): T {
    const id = String(row[this.key])
    this.journal.transaction(() => {
      this.journal.note(this as unknown as Collection<never>, id, this.rows.get(id))
      this.set(id, row)
    })
    return row
  }

  /**
   * Changes fields of a row.
   *
   * @throws where there is no such row
   */
  patch(id: string, change: Partial<T>): T {
    const row = this.rows.get(id)
    if (!row) throw new Error(`There is no ${this.kind} ${id}`)
    return this.put({ ...row, ...change })
  }

  delete(id: string): void {
    const row = this.rows.get(id)
    if (!row) return
    this.journal.transaction(() => {
      this.journal.note(this as unknown as Collection<never>, id, row)
      this.set(id, undefined)
    })
  }

  clear(): void {
    for (const id of this.rows.keys()) this.delete(id)
  }

  /** Sets or removes a row without a note of it: for loading what was kept, and for taking a change back. */
  set(id: string, row: T | undefined): void {
    const before = this.rows.get(id)
    for (const [field, index] of this.indexes) {
      if (before) index.get(before[field])?.delete(id)
      if (row) enter(index, row[field], id, row)
    }
    if (row) this.rows.set(id, row)
    else this.rows.delete(id)
  }
}

function enter<T>(index: Map<unknown, Map<string, T>>, value: unknown, id: string, row: T) {
  const rows = index.get(value)
  if (rows) rows.set(id, row)
  else index.set(value, new Map([[id, row]]))
}

/** Collections by the name of their kind. */
export type Collections<Records> = {
  [Kind in keyof Records]: Collection<Records[Kind] & object>
}

/** The field that identifies a row, for each kind. */
export type Keys<Records> = { [Kind in keyof Records]: keyof Records[Kind] }

export type Store<Records> = Collections<Records> & {
  /**
   * Runs work as one step: when it throws, every change it made is taken back, else all of them are saved together.
   * The work is synchronous, so no other request sees a step half done. Steps within a step belong to it.
   */
  transaction: <T>(work: () => T) => T
}

/**
 * A store in memory.
 *
 * @param save is given the changes of each transaction before it counts as done; when it throws, they are taken back
 */
export function createStore<Records>(
  keys: Keys<Records>,
  save: (changes: Iterable<Change>) => void = () => {},
): Store<Records> {
  /** Of the transaction under way: what was there before it, by collection and id. */
  let open: Map<Collection<never>, Map<string, object | undefined>> | undefined

  const journal: Journal = {
    note(collection, id, before) {
      const notes = open?.get(collection)
      if (!notes) open?.set(collection, new Map([[id, before]]))
      else if (!notes.has(id)) notes.set(id, before)
    },
    transaction(work) {
      if (open) return work()
      const changed = new Map<Collection<never>, Map<string, object | undefined>>()
      open = changed
      try {
        const result = work()
        if (changed.size > 0) save(changesOf(changed))
        return result
      } catch (error) {
        for (const [collection, notes] of changed)
          for (const [id, before] of notes) collection.set(id, before as never)
        throw error
      } finally {
        open = undefined
      }
    },
  }

  const collections = Object.fromEntries(
    Object.entries(keys as Record<string, string>).map(([kind, key]) => [
      kind,
      new Collection<Record<string, unknown>>(kind, key, journal),
    ]),
  ) as unknown as Collections<Records>
  return { ...collections, transaction: journal.transaction }
}

function* changesOf(changed: Map<Collection<never>, Map<string, unknown>>): Generator<Change> {
  for (const [collection, notes] of changed)
    for (const id of notes.keys()) yield { kind: collection.kind, id, row: collection.get(id) }
}

import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import Driver from 'better-sqlite3'
import { productKeys, type ProductRecords } from '../product/records'
import { createStore, type Change, type Collection, type Store } from '../product/store'
import { identityKeys, type IdentityRecords } from './identity/records'
import type { Switches } from './switches'

export interface ServerRecords extends ProductRecords, IdentityRecords {
  /** One row: what was turned on `/__sandbox`. */
  switches: { id: 'switches'; value: Partial<Switches> }
}

/** Everything the server keeps: the product's rows, the identity service's, and the switches. */
export type ServerStore = Store<ServerRecords>

export interface OpenStore {
  store: ServerStore
  close: () => void
}

/** A file in which no store can be kept. */
export class UnusableFile extends Error {
  constructor(file: string, cause: unknown) {
    const isTaken = cause instanceof Driver.SqliteError && cause.code === 'SQLITE_BUSY'
    const reason = cause instanceof Error ? cause.message : String(cause)
    const why = isTaken ? 'is used by another sandbox. Stop that' : `cannot be used: ${reason}. Remove it`
    super(`${file} ${why} or choose another with SANDBOX_DB=<file>.`, { cause })
  }
}

/** Changes when rows of older files could be misread; such a file is begun anew. */
const format = 4

/**
 * Opens a store whose rows outlive the process in an SQLite file, created with its folder when missing. Rows are read
 * once and answered from memory; each transaction is in the file before it counts as done. `:memory:` keeps no file.
 *
 * @throws {UnusableFile}
 */
export function openStore(file: string): OpenStore {
  if (file === ':memory:') return { store: createStore<ServerRecords>(keys), close: () => {} }
  try {
    return openKept(file)
  } catch (error) {
    throw new UnusableFile(file, error)
  }
}

const keys = { ...productKeys, ...identityKeys, switches: 'id' as const }

function openKept(file: string): OpenStore {
  mkdirSync(dirname(file), { recursive: true })
  const release = lock(file)
  const database = openFile(file)
  const put = database.prepare(
    'INSERT INTO records (kind, id, row) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET row = excluded.row',
  )
  const remove = database.prepare('DELETE FROM records WHERE kind = ? AND id = ?')
  const save = database.transaction((changes: Iterable<Change>) => {
    for (const { kind, id, row } of changes)
      if (row === undefined) remove.run(kind, id)
      else put.run(kind, id, JSON.stringify(row))
  })
  const store = createStore<ServerRecords>(keys, save)

  const rows = database.prepare('SELECT kind, id, row FROM records ORDER BY rowid').all() as SavedRow[]
  for (const { kind, id, row } of rows)
    (store[kind] as unknown as Collection<object>).set(id, JSON.parse(row) as object)
  const close = () => {
    database.close()
    release()
  }
  return { store, close }
}

/**
 * Keeps the file from other sandboxes: each answers from memory, so two would overwrite each other's rows. What is locked
 * is an empty database beside it, by a transaction that lasts until it is released or the process ends, however it does.
 */
function lock(file: string): () => void {
  const beside = new Driver(`${file}-lock`)
  beside.exec('BEGIN EXCLUSIVE')
  return () => {
    beside.exec('ROLLBACK')
    beside.close()
  }
}

interface SavedRow {
  kind: keyof ServerRecords
  id: string
  row: string
}

function openFile(file: string): Driver.Database {
  const isNew = !existsSync(file)
  const database = new Driver(file)
  const { user_version } = database.prepare('PRAGMA user_version').get() as { user_version: number }
  if (!isNew && user_version !== format) {
    database.close()
    console.log(`${file} is of another version of the sandbox: it is replaced, and the data begin anew.`)
    for (const part of [file, `${file}-wal`, `${file}-shm`]) rmSync(part, { force: true })
    return openFile(file)
  }
  database.pragma('journal_mode = WAL')
  // WAL alone syncs at checkpoints only: FULL syncs each commit, so an acknowledged write outlives kill -9.
  database.pragma('synchronous = FULL')
  database.exec('CREATE TABLE IF NOT EXISTS records (kind TEXT, id TEXT, row TEXT, PRIMARY KEY (kind, id))')
  database.pragma(`user_version = ${format}`)
  return database
}

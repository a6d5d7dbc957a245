import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import Driver from 'better-sqlite3'
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import * as schema from './schema'

/** The sandbox's database: synchronous, so a handler that has answered has written. */
export type Db = BetterSQLite3Database<typeof schema>

/** What `db.transaction(tx => …)` hands out; repository functions take either. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** An open database and how to let go of its file. */
export interface OpenDatabase {
  db: Db
  close: () => void
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Opens the database file (created with its folder when missing, `:memory:` for a throw-away one)
 * and brings its tables up to date.
 */
export function openDatabase(file: string): OpenDatabase {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const client = new Driver(file)
  client.pragma('journal_mode = WAL')
  // WAL alone syncs at checkpoints only: FULL syncs each commit, so an acknowledged write outlives kill -9.
  client.pragma('synchronous = FULL')
  client.pragma('busy_timeout = 5000')

  const db = drizzle({ client, schema })
  // Table rebuilds in migrations drop and rename: foreign keys are enforced from here on, not during them.
  client.pragma('foreign_keys = OFF')
  migrate(db, { migrationsFolder })
  client.pragma('foreign_keys = ON')

  return { db, close: () => client.close() }
}

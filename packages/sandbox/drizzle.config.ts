import { defineConfig } from 'drizzle-kit'

// After a change to a schema: `npx drizzle-kit generate --name what_changed` in this folder.
export default defineConfig({
  dialect: 'sqlite',
  schema: ['./server/schema.ts', './server/identity/schema.ts'],
  out: './server/migrations',
})

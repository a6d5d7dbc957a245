// Turns the OpenAPI documents into TypeScript types.
//
//   node scripts/generate-api.mjs           writes packages/api/src/generated
//   node scripts/generate-api.mjs --check   compares instead, exits 1 when the committed types are stale
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { typesOf } from './openapi-types.mjs'

const root = new URL('../', import.meta.url)
const documents = ['product', 'identity-extension']

const check = process.argv.includes('--check')
const stale = []

for (const name of documents) {
  const target = fileURLToPath(new URL(`packages/api/src/generated/${name}.ts`, root))
  const fresh = await typesOf(new URL(`openapi/${name}.yaml`, root))
  if (check) {
    const committed = await readFile(target, 'utf8').catch(() => '')
    if (committed !== fresh) stale.push(relative(fileURLToPath(root), target))
  } else {
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, fresh)
  }
}

if (stale.length > 0) {
  console.error(`Generated types differ from openapi/: ${stale.join(', ')}`)
  console.error('Run `npm run openapi:generate` and commit the result.')
  process.exit(1)
}

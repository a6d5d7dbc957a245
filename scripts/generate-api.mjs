// Turns the OpenAPI documents into TypeScript types.
//
//   node scripts/generate-api.mjs           writes packages/api/src/generated
//   node scripts/generate-api.mjs --check   compares instead, exits 1 when the committed types are stale
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = new URL('../', import.meta.url)
const documents = ['product', 'identity-extension']

// The generator needs a TypeScript with a compiler API, which is a dependency of packages/api alone.
const requireFromApi = createRequire(new URL('packages/api/package.json', root))
const { default: openapiTS, astToString, COMMENT_HEADER } = requireFromApi('openapi-typescript')

/** @param {string} name */
async function generate(name) {
  const ast = await openapiTS(new URL(`openapi/${name}.yaml`, root), { defaultNonNullable: false })
  return COMMENT_HEADER + astToString(ast)
}

const check = process.argv.includes('--check')
const stale = []

for (const name of documents) {
  const target = fileURLToPath(new URL(`packages/api/src/generated/${name}.ts`, root))
  const fresh = await generate(name)
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

// Journeys through the built console behind deploy/nginx, with a running Kratos that has the configuration of
// deploy/kratos (docs/guides/kratos.md):
//   KRATOS_BIN=path/of/kratos npm run test:kratos                                   starts one for each variant and layout
//   KRATOS_PUBLIC_URL=… KRATOS_ADMIN_URL=… npm run test:kratos                      uses the one that runs there, as it is
// Arguments go to Playwright; --no-build uses the last build of the console. Without a Kratos it only says so.
import path from 'node:path'
import { testBrowser } from './browser.mjs'
import { ensureProgram } from './debian.mjs'
import { ensureInstalled } from './install.mjs'
import { versionOf } from './kratos/service.mjs'
import { run } from './stage.mjs'

const { KRATOS_BIN, KRATOS_PUBLIC_URL, KRATOS_ADMIN_URL } = process.env
if (!KRATOS_BIN && !(KRATOS_PUBLIC_URL && KRATOS_ADMIN_URL)) {
  console.log(
    'Left out: the journeys on a running Kratos, as neither KRATOS_BIN nor KRATOS_PUBLIC_URL and KRATOS_ADMIN_URL are set',
  )
  process.exit(0)
}
if (KRATOS_BIN) {
  process.env.KRATOS_BIN = path.resolve(KRATOS_BIN)
  console.log(`Journeys on Kratos ${versionOf(process.env.KRATOS_BIN)}`)
}

await ensureInstalled()
testBrowser() // unpacked or found before the workers ask for it
ensureProgram('nginx', ['nginx-light'])
const args = process.argv.slice(2)
if (!args.includes('--no-build')) {
  const built = await run(process.execPath, ['scripts/build.mjs', 'console'])
  if (built !== 0) process.exit(built)
}
const journeys = ['playwright', 'test', '--config', 'playwright.kratos.config.ts']
process.exit(await run('npx', [...journeys, ...args.filter((arg) => arg !== '--no-build')]))

// Looks at a running console and its Kratos as a browser would, and says what is wrong and which line to change.
//   node deploy/doctor.mjs --console https://console.example.com --auth https://auth.example.com
// Every finding is explained in docs/guides/doctor.md. Exits with 0 (nothing found), 1 (findings) or 2 (could not look).
import { parseArgs } from 'node:util'

const USAGE = `Usage: node deploy/doctor.mjs --console URL [options]

  --console URL   where people open the console, as https://console.example.com
  --auth URL      where browsers reach Kratos; by default what the console's
                  config.js says
  --config FILE   a configuration file of Kratos, for what no browser can see.
                  Several are merged as Kratos does it: objects are joined, lists
                  and values replaced
  --admin URL     the admin API of Kratos, for its version
  --json          the findings as JSON
`

const OPTIONS = {
  console: { type: 'string' },
  auth: { type: 'string' },
  config: { type: 'string', multiple: true },
  admin: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
}

const COULD_NOT_LOOK = 2

async function main() {
  const { values } = parseArgs({ options: OPTIONS })
  if (values.help) return process.stdout.write(USAGE)
  if (values.console === undefined) throw new Error(`--console is missing.\n\n${USAGE}`)
  const { examine, readConfiguration, asText } = await tools()
  const examination = await examine({
    consoleUrl: values.console,
    authUrl: values.auth,
    adminUrl: values.admin,
    configuration: values.config && readConfiguration(values.config),
  })
  const report = values.json ? JSON.stringify(examination, null, 2) : asText(examination)
  process.stdout.write(`${report}\n`)
  if (examination.findings.length > 0) process.exitCode = 1
}

/** The rest of the program, which needs the packages of the checkout. */
async function tools() {
  try {
    const modules = ['examine', 'configuration', 'report'].map((name) => import(`./doctor/${name}.mjs`))
    return Object.assign({}, ...(await Promise.all(modules)))
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Error(
      'The packages of this checkout are not installed: npx --yes pnpm@12.21.0 install --frozen-lockfile',
      { cause: error },
    )
  }
}

main().catch((error) => {
  process.stderr.write(`Could not look: ${error.message}\n`)
  process.exitCode = COULD_NOT_LOOK
})

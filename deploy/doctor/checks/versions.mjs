// Which Kratos runs is told by its admin API alone.
import { CouldNotLook } from '../ask.mjs'
import { finding } from '../finding.mjs'

/** The oldest version that the console works with (docs/guides/deploying.md). */
const OLDEST = [1, 3]

/** @param {import('../setup.mjs').Setup} setup */
export async function checkVersions(setup) {
  const written = /** @type {string | undefined} */ (setup.configuration?.get('version'))
  const running = await runningVersion(setup)
  const findings = []
  const version = running ?? written
  if (isTooOld(version))
    findings.push(
      finding({
        id: 'version',
        title: `Kratos ${version} is too old`,
        meaning:
          'It answers otherwise than the console expects: forms are missing, or what is sent is refused. The console ' +
          `works with v${OLDEST.join('.')} and later.`,
        changes: [
          {
            file: 'where Kratos is installed (in deploy/compose.yaml: image)',
            key: 'version',
            now: version,
            to: 'v26.2.0',
          },
        ],
      }),
    )
  if (running && written && running !== written && numbers(running))
    findings.push(
      finding({
        id: 'version-written',
        title: 'The configuration is of another version than Kratos',
        meaning:
          `${running} runs, and the configuration is written for ${written}. Kratos goes on, but a setting may have ` +
          'been renamed between the two.',
        changes: [setup.kratos('version', { now: written, to: running })],
      }),
    )
  return findings
}

/** The version that runs; undefined where nobody said where to ask. */
async function runningVersion({ admin, read }) {
  if (admin === undefined) return undefined
  // Newer versions answer at /version too, older ones redirect from there.
  const { url, status, json } = await read(`${admin}/admin/version`)
  if (typeof json?.version === 'string') return json.version
  throw new CouldNotLook(`${url} tells no version, but ${status}. Is it the admin port of Kratos (4434)?`)
}

/** Major and minor number; undefined for what is built from a branch. */
const numbers = (version) =>
  /^v?(\d+)\.(\d+)/
    .exec(version ?? '')
    ?.slice(1, 3)
    .map(Number)

function isTooOld(version) {
  const [major, minor] = numbers(version) ?? OLDEST
  return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])
}

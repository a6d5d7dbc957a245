import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const run = promisify(execFile)

/** Which build this is, as `/version.json` tells open tabs (§15.2). */
interface Version {
  version: string
  /** The commit that was built; empty where neither the environment nor git tells. */
  commit: string
  /** RFC 3339. No two builds have the same, so it tells them apart. */
  built_at: string
}

/**
 * Writes `version.json` into the build and names the build in the document, so that an open tab can find out whether it
 * is still the deployed one. The document is never cached; a name in a script would give that a new hash in every build.
 */
export function versionFile(now = () => new Date()): Plugin {
  let version: Version | undefined
  return {
    name: 'quarterdeck:version',
    apply: 'build',
    async configResolved({ root }) {
      const { version: number } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
        version: string
      }
      version = { version: number, commit: await commitOf(root), built_at: now().toISOString() }
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'version.json', source: `${JSON.stringify(version)}\n` })
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'build', content: version?.built_at ?? '' }, injectTo: 'head' },
    ],
  }
}

/** `COMMIT` of the environment, for builds without a repository, such as that of the image; else what git says. */
async function commitOf(root: string): Promise<string> {
  if (process.env.COMMIT) return process.env.COMMIT
  return run('git', ['rev-parse', 'HEAD'], { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  )
}

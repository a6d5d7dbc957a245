import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)

/** Writes a `.br` beside every text file of the build that is sent as it is, for servers that send those as they are. */
export function precompress(): Plugin {
  return {
    name: 'quarterdeck:precompress',
    apply: 'build',
    writeBundle: {
      // After the plugin of the start script, which changes index.html.
      order: 'post',
      sequential: true,
      async handler({ dir = 'dist' }) {
        const files = await readdir(dir, { recursive: true })
        await Promise.all(
          files
            // What a server replaces (config.js) or fills in (index.html) has no copy that it could send in its place.
            .filter((file) => /\.(js|css|svg)$/.test(file) && file !== 'config.js')
            .map(async (file) => {
              const content = await readFile(path.join(dir, file))
              await writeFile(path.join(dir, `${file}.br`), await compress(content))
            }),
        )
      },
    },
  }
}

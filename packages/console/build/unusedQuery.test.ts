import { readdirSync, readFileSync } from 'node:fs'
import { LEFT_OUT } from './unusedQuery.ts'

test.each(['packages/console/src', 'packages/ui/src'])(
  '%s uses nothing that is left out of the build',
  (folder) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.tsx?$/.test(file),
    )
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => LEFT_OUT.test(readFileSync(`${folder}/${file}`, 'utf8')))).toEqual([])
  },
)

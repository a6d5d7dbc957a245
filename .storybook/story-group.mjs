// Makes one test file for jest out of several story files. A test file of its own costs jest about three seconds of CPU
// before the first story (Storybook's tools are loaded anew, a page starts), so stories of many files share one.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { transformPlaywright } from '@storybook/test-runner'

/** A group's file is a list of story files, as JSON. */
const storyFiles = (group) => JSON.parse(group)

export default {
  async processAsync(group) {
    const tests = []
    for (const file of storyFiles(group)) {
      tests.push(await transformPlaywright(readFileSync(file, 'utf8'), file))
    }
    return { code: tests.join('\n') }
  },
  /** What is in the story files decides whether a group is still what jest remembers. */
  async getCacheKeyAsync(group) {
    const hash = createHash('sha256').update(group)
    for (const file of storyFiles(group)) hash.update(readFileSync(file))
    return hash.digest('hex')
  },
}

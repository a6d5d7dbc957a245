import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { difference, storyAddress } from './picture-report.mjs'

const pictures = pathToFileURL(path.resolve('scripts/pictures.mjs')).href
const report = pathToFileURL(path.resolve('scripts/picture-report.mjs')).href
const image = `
  import sharp from ${JSON.stringify(pathToFileURL(createRequire(path.resolve('package.json')).resolve('sharp')).href)}
  import { appendFileSync, readdirSync } from 'node:fs'
  import * as pictures from ${JSON.stringify(pictures)}
  const image = (red) => sharp({ create: { width: 6, height: 4, channels: 3, background: { r: red, g: 9, b: 9 } } }).png().toBuffer()
  const tell = (value) => console.log(JSON.stringify(value ?? null))
  pictures.beginRun()
`

/** Runs a program in a folder of its own with recorded pictures; returns what it told, one value a line. */
function inFolder(program) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
  mkdirSync(path.join(folder, '.storybook/pictures'), { recursive: true })
  try {
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', image + program], {
      cwd: folder,
      env: { ...process.env, STORY_RESULTS: 'results' },
      encoding: 'utf8',
    })
    return output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('a picture that was recorded passes until one shade of it changes', () => {
  expect(
    inFolder(`
      tell(await pictures.judgePicture('a--b', await image(200)))
      tell(await pictures.recordDifferent())
      tell(await pictures.judgePicture('a--b', await image(200)))
      tell(await pictures.judgePicture('a--b', await image(201)))
      tell(pictures.differentPictures())
    `),
  ).toEqual([
    'No picture of a--b is recorded.',
    1,
    null,
    'a--b looks different (recorded 6x4, drawn 6x4).',
    ['a--b'],
  ])
})

test('a recorded picture that somebody else has changed does not pass', () => {
  expect(
    inFolder(`
      await pictures.judgePicture('a--b', await image(200))
      await pictures.recordDifferent()
      appendFileSync('.storybook/pictures/a--b.webp', 'more')
      tell(await pictures.judgePicture('a--b', await image(200)))
    `),
  ).toEqual(['.storybook/pictures/a--b.webp is not the picture that hashes.json tells of.'])
})

test('names and roles pass until one changes', () => {
  expect(
    inFolder(`
      tell(pictures.judgeSnapshot('a--b', '- button "Save"'))
      await pictures.recordDifferent()
      tell(pictures.judgeSnapshot('a--b', '- button "Save"'))
      tell(pictures.judgeSnapshot('a--b', '- button'))
    `),
  ).toEqual([
    'No ARIA snapshot of a--b is recorded.',
    null,
    'a--b has other names or roles.\n--- recorded\n- button "Save"\n--- now\n- button',
  ])
})

test('only what was asked for is recorded, and what no story draws any more is deleted', () => {
  expect(
    inFolder(`
      for (const id of ['a--b', 'c--d', 'e--f']) await pictures.judgePicture(id, await image(200))
      await pictures.recordDifferent((id) => id !== 'c--d')
      tell(Object.keys(pictures.recordedPictures()))
      pictures.beginRun()
      await pictures.judgePicture('a--b', await image(200))
      tell(pictures.orphans())
      pictures.deleteOrphans()
      tell(readdirSync('.storybook/pictures').toSorted())
    `),
  ).toEqual([['a--b', 'e--f'], ['e--f.webp'], ['a--b.webp', 'hashes.json']])
})

test('the id of something that differs accepts that alone, a part of ids all that have it', () => {
  expect(
    inFolder(`
      for (const id of ['a--b', 'a--b--dark', 'a--bc']) await pictures.judgePicture(id, await image(200))
      await pictures.recordDifferent(pictures.isAskedFor(['a--b']))
      tell(Object.keys(pictures.recordedPictures()))
      await pictures.recordDifferent(pictures.isAskedFor(['--b']))
      tell(Object.keys(pictures.recordedPictures()))
    `),
  ).toEqual([['a--b'], ['a--b', 'a--b--dark', 'a--bc']])
})

/** The report of what `code` draws and says, by these parts of it. */
const reported = (code, parts) =>
  inFolder(`
    import { existsSync, readFileSync } from 'node:fs'
    import { reportDifferences } from ${JSON.stringify(report)}
    console.log = () => {}
    ${code}
    await reportDifferences()
    const page = readFileSync('picture-report/index.html', 'utf8')
    pictures.beginRun()
    await reportDifferences()
    console.info(JSON.stringify(page.match(${parts})))
    console.info(existsSync('picture-report'))
  `)

test('a changed name is one line that went and one that came, with three around it and the rest folded', () => {
  const lines = Array.from({ length: 12 }, (_, index) => `- listitem: Row ${index}`)
  const snapshot = (changed) => JSON.stringify(lines.with(6, changed).join('\n'))
  expect(
    reported(
      `
      pictures.judgeSnapshot('a--b', ${snapshot('- button "Save & close"')})
      await pictures.recordDifferent()
      pictures.judgeSnapshot('a--b', ${snapshot('- button')})
      `,
      /<(del|ins|summary|pre)>[^]*?(?=<)|Names and roles: 1/g,
    ),
  ).toEqual([
    [
      'Names and roles: 1',
      '<summary>3 lines',
      `<pre>${lines.slice(0, 3).join('\n')}`,
      `<pre>${lines.slice(3, 6).join('\n')}\n`,
      '<del>- button "Save &amp; close"',
      '<ins>- button',
      '<summary>2 lines',
      `<pre>${lines.slice(10).join('\n')}`,
    ],
    false,
  ])
})

test('a changed picture is a link to its own file, and what has changed is as large as it was drawn', () => {
  const [links] = reported(
    `
    await pictures.judgePicture('a--b', await image(200))
    await pictures.recordDifferent()
    await pictures.judgePicture('a--b', await image(201))
    `,
    /<a href="[^"]*"><img [^>]*>|<img/g,
  )
  expect(links).toHaveLength(5)
  for (const link of links) expect(link).toMatch(/^<a href="(.*)"><img src="\1" /)
  expect(links.slice(3)).toEqual([
    expect.stringContaining('style="width:14px;height:12px;object-position:-0px -0px"'),
    expect.stringContaining('src="a--b.new.png"'),
  ])
})

test('a picture leads to its story in the look that it shows', () => {
  expect(['a-b--c', 'a-b--c--dark', 'a-b--c--390', 'a-b--c--forced'].map(storyAddress)).toEqual([
    '?path=/story/a-b--c',
    '?path=/story/a-b--c&globals=theme:dark',
    '?path=/story/a-b--c&globals=viewport.value:narrow',
    '?path=/story/a-b--c&globals=contrast:forced',
  ])
})

test('the difference counts every pixel, also those that only one of the two has', () => {
  const plain = (width, height) => ({ width, height, data: Buffer.alloc(width * height * 4, 255) })
  const spotted = plain(3, 2)
  spotted.data[4] = 254
  expect(difference(plain(3, 2), spotted).count).toBe(1)
  expect(difference(plain(3, 2), spotted).box).toEqual({ left: 1, top: 0, width: 1, height: 1 })
  expect(difference(plain(3, 2), plain(3, 3))).toMatchObject({
    count: 3,
    picture: { width: 3, height: 3 },
    box: { left: 0, top: 2, width: 3, height: 1 },
  })
})

// Writes picture-report/index.html: everything that a run of the stories drew differently, with what is recorded, what is
// new, the difference and the changed part of both as large as it is, and the lines in which it told assistive technology
// something else; for each a link to the story in the Storybook beside it, and the command that accepts it.
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DIFF_DELETE, DIFF_INSERT, diffLinesRaw } from 'jest-diff'
import sharp from 'sharp'
import { DIFFERENCES, differentPictures, differentSnapshots, pictureFile, readImage } from './pictures.mjs'

export const REPORT = 'picture-report'

/** Reports all that was put aside; where nothing was, the report of an earlier run goes. */
export async function reportDifferences() {
  rmSync(REPORT, { recursive: true, force: true })
  const pictures = differentPictures()
  const snapshots = differentSnapshots()
  if (pictures.length + snapshots.length === 0) return
  mkdirSync(REPORT)
  const parts = []
  for (const id of pictures) parts.push(await part(id))
  writeFileSync(path.join(REPORT, 'index.html'), page(parts, snapshots.map(told)))
  console.log(
    `${pictures.length} pictures and ${snapshots.length} snapshots differ: ${REPORT}/index.html shows how.`,
  )
}

async function part(id) {
  const drawn = path.join(DIFFERENCES, `${id}.png`)
  copyFileSync(drawn, path.join(REPORT, `${id}.new.png`))
  if (!existsSync(pictureFile(id)))
    return section(id, 'Not recorded so far.', [image('new', `${id}.new.png`)])
  copyFileSync(pictureFile(id), path.join(REPORT, `${id}.old.webp`))
  const { picture, count, box } = difference(await readImage(pictureFile(id)), await readImage(drawn))
  const { width, height, data } = picture
  await sharp(data, { raw: { width, height, channels: 4 } }).toFile(path.join(REPORT, `${id}.difference.png`))
  return section(id, `${count} pixels differ.`, [
    image('old', `${id}.old.webp`),
    image('new', `${id}.new.png`),
    image('difference', `${id}.difference.png`),
    changed('old', `${id}.old.webp`, box),
    changed('new', `${id}.new.png`, box),
  ])
}

/**
 * The picture of now in pale colours, with every pixel that differs in red, and the box around these. Where the two differ
 * in size, whatever lies outside of either of them counts as different.
 */
export function difference(before, now) {
  const width = Math.max(before.width, now.width)
  const height = Math.max(before.height, now.height)
  const picture = { width, height, data: Buffer.alloc(width * height * 4, 255) }
  const at = (image, x, y) =>
    x < image.width && y < image.height ? image.data.readUInt32BE((y * image.width + x) * 4) : -1
  let count = 0
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = at(now, x, y)
      const same = pixel === at(before, x, y)
      if (!same) {
        count += 1
        left = Math.min(left, x)
        top = Math.min(top, y)
        right = Math.max(right, x + 1)
        bottom = y + 1
      }
      const pale = 192 + ((pixel >>> 24) + ((pixel >>> 16) & 255) + ((pixel >>> 8) & 255)) / 13
      picture.data.set(same ? [pale, pale, pale] : [230, 0, 40], (y * width + x) * 4)
    }
  }
  return { picture, count, box: { left, top, width: right - left, height: bottom - top } }
}

/** The looks of a story, by how the ids of their pictures end, as the globals that bring them about. */
const LOOKS = { dark: 'theme:dark', 390: 'viewport.value:narrow', forced: 'contrast:forced' }

/** The address in Storybook of the story of a picture, in the look that the picture shows. */
export function storyAddress(id) {
  const [component, story, look] = id.split('--')
  const globals = LOOKS[look]
  return `?path=/story/${component}--${story}${globals ? `&globals=${globals}` : ''}`
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const section = (id, text, figures) => `<section>
<h3>${id}</h3>
<p>${text} <a href="../storybook-static/${escaped(storyAddress(id))}">The story</a> ·
<code>npm run visual:accept -- ${id}</code></p>
<div>${figures.map(([name, shown]) => `<figure><figcaption>${name}</figcaption>${shown}</figure>`).join('')}</div>
</section>`

const image = (name, file, style = '') => [
  name,
  `<a href="${file}"><img src="${file}" alt="${name}"${style} loading="lazy"></a>`,
]

/** How much is shown around what differs, in px and in lines. */
const AROUND = { pixels: 8, lines: 3 }

/** The part of a picture that has changed, as large as it was drawn. */
function changed(name, file, { left, top, width, height }) {
  const [x, y] = [left, top].map((edge) => Math.max(0, edge - AROUND.pixels))
  const size = `width:${left + width + AROUND.pixels - x}px;height:${top + height + AROUND.pixels - y}px`
  return image(`${name}, what differs`, file, ` style="${size};object-position:-${x}px -${y}px"`)
}

const told = ({ id, before, now }) =>
  before === undefined
    ? section(id, 'Not recorded so far.', [['new', `<pre>${escaped(now)}</pre>`]])
    : section(id, 'Other names or roles.', [['old and new', changedLines(before, now)]])

/** Both texts in one, with the lines that differ marked; what is far from them is folded. */
function changedLines(before, now) {
  const lines = diffLinesRaw(before.trimEnd().split('\n'), now.trimEnd().split('\n'))
  const isNear = (at) =>
    lines.slice(Math.max(0, at - AROUND.lines), at + AROUND.lines + 1).some(({ 0: kind }) => kind in MARKS)
  const runs = []
  lines.forEach(({ 0: kind, 1: text }, at) => {
    const near = isNear(at)
    if (runs.at(-1)?.near !== near) runs.push({ near, texts: [] })
    const mark = MARKS[kind]
    runs.at(-1).texts.push(mark ? `<${mark}>${escaped(text)}</${mark}>` : escaped(text))
  })
  return runs
    .map(({ near, texts }) => {
      const shown = `<pre>${texts.join('\n')}</pre>`
      return near ? shown : `<details><summary>${texts.length} lines</summary>${shown}</details>`
    })
    .join('')
}

const MARKS = { [DIFF_DELETE]: 'del', [DIFF_INSERT]: 'ins' }

const page = (pictures, snapshots) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures that differ</title>
<style>
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 24px; }
h3 { font-size: 16px; margin: 32px 0 4px; }
div { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
figure { margin: 0; max-width: 100%; overflow: auto; }
img { max-width: min(100%, 640px); border: 1px solid gray; }
img[style] { max-width: none; object-fit: none; image-rendering: pixelated; }
pre { margin: 0; padding: 8px 8px 8px 3ch; overflow: auto; border: 1px solid gray; font-size: 13px; }
del, ins { text-decoration: none; }
del { background: light-dark(#fdd, #611); }
ins { background: light-dark(#dfd, #151); }
del::before, ins::before { margin-left: -2ch; }
del::before { content: '− '; }
ins::before { content: '+ '; }
summary { font-size: 13px; }
</style>
<h1>Pictures that differ</h1>
<p><code>npm run visual:accept</code> records all that is below. The links to stories need a server for the folder above this
one, such as <code>python3 -m http.server</code>; this page is then at <code>/picture-report/</code>.</p>
${list('Pictures', pictures)}
${list('Names and roles', snapshots)}
</html>
`

const list = (title, parts) =>
  parts.length > 0 ? `<h2>${title}: ${parts.length}</h2>\n${parts.join('\n')}` : ''

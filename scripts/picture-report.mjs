// Writes picture-report/index.html: everything that a run of the stories drew differently, with what is recorded, what is
// new and the difference, a link to the story in the Storybook beside it, and the command that accepts it.
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { DIFFERENCES, pictureFile, readImage } from './pictures.mjs'

export const REPORT = 'picture-report'

/** @param {string[]} ids of the pictures that differ; with none, the report of an earlier run goes */
export async function reportPictures(ids) {
  rmSync(REPORT, { recursive: true, force: true })
  if (ids.length === 0) return
  mkdirSync(REPORT)
  const parts = []
  for (const id of ids) parts.push(await part(id))
  writeFileSync(path.join(REPORT, 'index.html'), page(parts))
  console.log(`${ids.length} pictures differ: ${REPORT}/index.html shows how.`)
}

async function part(id) {
  const drawn = path.join(DIFFERENCES, `${id}.png`)
  copyFileSync(drawn, path.join(REPORT, `${id}.new.png`))
  if (!existsSync(pictureFile(id))) return section(id, 'Not recorded so far.', [['new', `${id}.new.png`]])
  copyFileSync(pictureFile(id), path.join(REPORT, `${id}.old.webp`))
  const { picture, count } = difference(await readImage(pictureFile(id)), await readImage(drawn))
  const { width, height, data } = picture
  await sharp(data, { raw: { width, height, channels: 4 } }).toFile(path.join(REPORT, `${id}.difference.png`))
  return section(id, `${count} pixels differ.`, [
    ['old', `${id}.old.webp`],
    ['new', `${id}.new.png`],
    ['difference', `${id}.difference.png`],
  ])
}

/**
 * The picture of now in pale colours, with every pixel that differs in red. Where the two differ in size, whatever lies
 * outside of either of them counts as different.
 */
export function difference(before, now) {
  const width = Math.max(before.width, now.width)
  const height = Math.max(before.height, now.height)
  const picture = { width, height, data: Buffer.alloc(width * height * 4, 255) }
  const at = (image, x, y) =>
    x < image.width && y < image.height ? image.data.readUInt32BE((y * image.width + x) * 4) : -1
  let count = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = at(now, x, y)
      const same = pixel === at(before, x, y)
      if (!same) count += 1
      const pale = 192 + ((pixel >>> 24) + ((pixel >>> 16) & 255) + ((pixel >>> 8) & 255)) / 13
      picture.data.set(same ? [pale, pale, pale] : [230, 0, 40], (y * width + x) * 4)
    }
  }
  return { picture, count }
}

/** The story of a picture, which is named by it: `…--dark`, `…--390` and `…--forced` are other looks of the same one. */
const storyOf = (id) => id.replace(/--(dark|390|forced)$/, '')

const section = (id, text, images) => `<section>
<h2>${id}</h2>
<p>${text} <a href="../storybook-static/index.html?path=/story/${storyOf(id)}">The story</a> ·
<code>npm run visual:accept -- ${id}</code></p>
<div>${images.map(([name, file]) => `<figure><figcaption>${name}</figcaption><img src="${file}" alt="${name}" loading="lazy"></figure>`).join('')}</div>
</section>`

const page = (parts) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures that differ</title>
<style>
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 24px; }
h2 { font-size: 16px; margin: 32px 0 4px; }
div { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
figure { margin: 0; }
img { max-width: min(100%, 640px); border: 1px solid gray; }
</style>
<h1>Pictures that differ</h1>
<p>${parts.length} of them. <code>npm run visual:accept</code> records them all.</p>
${parts.join('\n')}
</html>
`

import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { iconData, shapesOnly } from '../packages/console/build/plainIcons'

const SIZE = 96
/** Of 255. Where two lines cross, the edge of the one that is drawn last covers that of the other, as in one path it cannot. */
const MOST = 64

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))

type IconData = NonNullable<ReturnType<typeof iconData>>

const svg = ({ size, node }: IconData) => {
  const shapes = node.map(([name, attributes]) => {
    const written = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`)
    return `<${name} ${written.join(' ')}/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${size} ${size}" fill="none"
    stroke="black" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</svg>`
}

/** The icons that are in the built console, as Lucide draws them and as the console does. */
function builtIcons() {
  const lucide = createRequire(path.resolve('packages/ui/package.json')).resolve('lucide-react/package.json')
  const built = filesIn('packages/console/dist/assets', '.js').join('\n')
  return filesIn(path.join(path.dirname(lucide), 'dist/esm/icons'), '.mjs').flatMap((code) => {
    const [theirs, ours] = [iconData(code), iconData(shapesOnly(code))]
    const [, { d = '' }] = ours?.node[0] ?? ['', {}]
    return theirs && ours && built.includes(d) ? [{ theirs: svg(theirs), ours: svg(ours) }] : []
  })
}

test('an icon looks the same as one path', async ({ page }) => {
  const icons = builtIcons()
  expect(icons.length).toBeGreaterThan(50)
  const differing = await page.evaluate(
    async ({ all, size, most }) => {
      const context = new OffscreenCanvas(size, size).getContext('2d', { willReadFrequently: true })
      if (!context) throw new Error('No canvas')
      const pixels = async (source: string) => {
        const image = new Image()
        image.src = `data:image/svg+xml,${encodeURIComponent(source)}`
        await image.decode()
        context.clearRect(0, 0, size, size)
        context.drawImage(image, 0, 0)
        return context.getImageData(0, 0, size, size).data
      }
      const found: string[] = []
      for (const { theirs, ours } of all) {
        const [expected, actual] = [await pixels(theirs), await pixels(ours)]
        if (
          !expected.some(Boolean) ||
          expected.some((value, at) => Math.abs(value - (actual[at] ?? 0)) > most)
        )
          found.push(ours)
      }
      return found
    },
    { all: icons, size: SIZE, most: MOST },
  )
  expect(differing).toEqual([])
})

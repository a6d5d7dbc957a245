// The browser of the tests. On Linux (x64) it is the Chromium that the lockfile pins, with fonts and libraries of its
// own, so that every machine draws the same pixels and nothing has to be installed. Elsewhere it is one that is found here.
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

const CACHE = fileURLToPath(new URL('../node_modules/.cache', import.meta.url))
const { resolve } = createRequire(import.meta.url)

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Flags that make pictures repeatable and keep the browser from calling home. */
const FLAGS = [
  // Round corners come out one shade different where only a part of a tile is drawn anew, or another CPU draws.
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
]

const FONT_CONFIGURATION = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
  <alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
</fontconfig>
`

/** Whether the pinned Chromium runs here; only its pixels are compared with the recorded pictures. */
export const hasPinnedBrowser = process.platform === 'linux' && process.arch === 'x64'

/** Playwright's launch options for everything that is tested: stories, pictures and journeys. */
export function testBrowser() {
  return hasPinnedBrowser ? pinnedBrowser() : installedBrowser()
}

/** Playwright's launch options for looking and measuring: the browser of `CHROMIUM_PATH` where that is set. */
export function anyBrowser() {
  return process.env.CHROMIUM_PATH ? installedBrowser() : testBrowser()
}

/** The pinned Chromium, unpacked at its first use (about five seconds) and kept beside the installed packages. */
function pinnedBrowser() {
  const packed = path.resolve(path.dirname(resolve('@sparticuz/chromium')), '../..')
  const { version } = JSON.parse(readFileSync(path.join(packed, 'package.json'), 'utf8'))
  const folder = path.join(CACHE, `chromium-${version}`)
  if (!existsSync(folder)) unpack(path.join(packed, 'bin'), folder)
  return {
    executablePath: path.join(folder, 'chromium'),
    args: FLAGS,
    // Libraries and fonts of its own, so that a picture does not depend on what the machine has installed.
    env: {
      ...process.env,
      LD_LIBRARY_PATH: path.join(folder, 'lib'),
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
    },
  }
}

/** Unpacks beside the target and renames at the end, so that an interrupted run leaves no incomplete browser. */
function unpack(packed, target) {
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(path.join(CACHE, 'unpacking-'))
  const read = (file) => brotliDecompressSync(readFileSync(path.join(packed, file)))
  writeFileSync(path.join(folder, 'chromium'), read('chromium.br'), { mode: 0o755 })
  for (const archive of ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) {
    const { status, stderr } = spawnSync('tar', ['-x', '-C', folder], { input: read(archive) })
    if (status !== 0) throw new Error(`${archive} could not be unpacked: ${String(stderr)}`)
  }
  // DejaVu for what is set in a fixed width, and for signs that the console's own font lacks.
  const dejavu = path.join(path.dirname(resolve('dejavu-fonts-ttf/package.json')), 'ttf')
  for (const font of [
    'DejaVuSansMono.ttf',
    'DejaVuSansMono-Bold.ttf',
    'DejaVuSans.ttf',
    'DejaVuSans-Bold.ttf',
  ])
    copyFileSync(path.join(dejavu, font), path.join(folder, 'fonts', font))
  writeFileSync(path.join(folder, 'fonts.conf'), FONT_CONFIGURATION)
  try {
    renameSync(folder, target)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    if (!existsSync(target)) throw error // else another process was first, with the same files
  }
}

/** A Chromium of this machine; where there is none, Playwright's own is downloaded. */
function installedBrowser() {
  const executablePath = [process.env.CHROMIUM_PATH, ...INSTALLED].find((file) => file && existsSync(file))
  if (executablePath) return { executablePath, args: FLAGS }
  console.log("No Chromium found: downloading Playwright's.")
  const { status } = spawnSync('npx', ['--yes', 'playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('No Chromium could be found or installed. Set CHROMIUM_PATH to one.')
  return { args: FLAGS }
}

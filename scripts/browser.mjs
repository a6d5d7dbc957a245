// Finds a Chromium for the tests, or installs one. Plain Node: it runs before anything is installed.
import { existsSync } from 'node:fs'
import { spawnSync } from 'node:child_process'

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Flags that make pictures repeatable and keep the browser from calling home. */
export const BROWSER_FLAGS = [
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
  '--hide-scrollbars',
]

const installed = () => CANDIDATES.find((path) => path && existsSync(path))

/** The path of a Chromium on this machine, or undefined when Playwright's own copy is to be used. */
export function findBrowser() {
  return installed()
}

/** Finds a browser or installs one: Debian's package when we are root there, else Playwright's download. */
export function ensureBrowser() {
  if (installed()) return installed()
  const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('No Chromium found: installing the Debian package.')
    if (run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium']))
      return installed()
  }
  console.log("No Chromium found: downloading Playwright's.")
  if (!run('npx', ['--yes', 'playwright', 'install', 'chromium'])) {
    throw new Error('No Chromium could be found or installed. Set CHROMIUM_PATH to one.')
  }
  return undefined
}

/** The browser's major version, as recorded beside the pictures. */
export function browserMajor(path) {
  const answer = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? ''
  return /(\d+)\.\d+/.exec(answer)?.[1] ?? 'unknown'
}

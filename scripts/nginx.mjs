// Sees to it that nginx can be run here, with its module for brotli files: what the image has. Installs it where that is
// possible (Debian, as root), and fails otherwise.
//   node scripts/nginx.mjs
import { spawnSync } from 'node:child_process'

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static']

const succeeds = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0
const isInstalled = () =>
  !spawnSync('nginx', ['-v']).error && spawnSync('dpkg', ['--status', ...PACKAGES]).status !== 1

const install = () => succeeds('apt-get', 'install', '--yes', '--no-install-recommends', ...PACKAGES)

if (!isInstalled()) {
  console.log('nginx is missing here: installing it.')
  // Debian starts it at once; a second nginx on port 80 is nobody's wish.
  process.env.DEBIAN_FRONTEND = 'noninteractive'
  process.env.RUNLEVEL = '1'
  const done = install() || (succeeds('apt-get', 'update') && install())
  if (!done || !isInstalled()) {
    console.error(`nginx could not be installed. Install ${PACKAGES.join(' and ')}, then run this again.`)
    process.exit(1)
  }
}

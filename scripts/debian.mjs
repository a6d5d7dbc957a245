import { spawnSync } from 'node:child_process'

const succeeds = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

/** The path of a program, or undefined where it is not installed. */
export const pathOf = (program) =>
  spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).stdout.trim() || undefined

/**
 * Sees to it that a program can be run here: installs these packages where that is possible (Debian, as root) and ends
 * this process with a message where it is not.
 *
 * @param {string} program what is run
 * @param {string[]} packages of Debian that bring it and what it needs
 */
export function ensureProgram(program, packages) {
  const isThere = () => pathOf(program) && spawnSync('dpkg', ['--status', ...packages]).status !== 1
  if (isThere()) return
  console.log(`${program} is missing here: installing it.`)
  // Debian starts a server at once that it installs; a second one is nobody's wish.
  process.env.DEBIAN_FRONTEND = 'noninteractive'
  process.env.RUNLEVEL = '1'
  const install = () => succeeds('apt-get', 'install', '--yes', '--no-install-recommends', ...packages)
  const done = install() || (succeeds('apt-get', 'update') && install())
  if (done && isThere()) return
  console.error(`${program} could not be installed. Install ${packages.join(' and ')}, then run this again.`)
  process.exit(1)
}

// Long-running processes that the scripts start: they end when the script ends, however it does. Plain Node.
import { spawn } from 'node:child_process'

/** Refuses a Node that the packages do not support, before that leads to an error that does not name the cause. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return
  console.error(`Node 20.19 or later of 20, or 22.12 and later is needed; this is ${version}.`)
  process.exit(1)
}

/** Ends a process by SIGTERM when the channel to the script that started it is closed. */
const END_WITH_PARENT = new URL('endWithParent.mjs', import.meta.url).href

/** Starts a Node process in the same terminal. It has a channel to the script, and ends when the channel is closed. */
export function startNode(args, env = {}) {
  return spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
}

/** Waits for the processes: when the first of them ends, the others are ended, and its exit code becomes the script's. */
export function liveWith(children) {
  const stop = (signal) => children.forEach((child) => child.kill(signal))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
  for (const child of children) {
    child.on('exit', (code) => {
      process.exitCode ??= code ?? 1
      stop('SIGTERM')
    })
  }
}

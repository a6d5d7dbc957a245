// Long-running children of the scripts: they end when we end, however that happens. Plain Node.
import { spawn } from 'node:child_process'

/** Refuses a Node that is too old before anything fails in a way that does not say so. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Node 20.19 or later is needed; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Starts Node with our terminal; the open channel tells the child when we are gone. */
export function startNode(args, env = {}) {
  return spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
}

/** Lives as long as the children do: the first to end ends the others, and its exit code becomes ours. */
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

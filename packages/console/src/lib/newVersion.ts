import { createStore } from './store'
import { hasUnsavedInput } from './unsavedInput'

/**
 * What is the matter when a part of the console's code cannot be loaded: the page is being loaded anew because another
 * version was deployed; or it was, but the page must not be left by itself; or there is no newer version, so that the
 * connection or the server is to blame.
 */
export type MissingCode = 'reloading' | 'newVersion' | 'unreachable'

/** The build that this tab has loaded anew for, so that it does so once for each. */
const RELOADED_FOR_KEY = 'quarterdeck.reloadedFor'
/** Stands for a build of which `/version.json` says nothing. */
const UNKNOWN = 'unknown'

const ready = createStore(false)
const reasonsToStay = new Set<() => boolean>()

/** A hook: whether a newer version waits for the person to load the page anew. */
export const useNewVersion = ready.use

/** Keeps the page from being loaded anew by itself while `reason` says so. */
export const stayWhile = (reason: () => boolean): void => void reasonsToStay.add(reason)

/** Loads the page anew. */
export const reload = (): void => window.location.reload()

/** Notices code that cannot be loaded, wherever it was asked for. */
export function watchMissingCode(): void {
  window.addEventListener('vite:preloadError', () => void findMissingCode())
}

let finding: Promise<MissingCode> | undefined

/**
 * To be called when code could not be loaded. When a newer version was deployed, it loads the page anew, once, and only
 * where nothing is lost by it: nothing is typed, no write is under way.
 */
export function findMissingCode(): Promise<MissingCode> {
  finding ??= find().finally(() => {
    finding = undefined
  })
  return finding
}

async function find(): Promise<MissingCode> {
  const running = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content
  const deployed = await deployedBuild()
  if (!running || deployed === null || deployed === running) return 'unreachable'
  if (!mayReload(deployed)) {
    ready.set(true)
    return 'newVersion'
  }
  reload()
  return 'reloading'
}

/** Which build the server has now (§15.2), as `built_at` names it; null where it cannot be reached. */
async function deployedBuild(): Promise<string | null> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}version.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    })
    if (answer.status >= 500) return null
    const body = (await answer.json().catch(() => null)) as { built_at?: unknown } | null
    return typeof body?.built_at === 'string' ? body.built_at : UNKNOWN
  } catch {
    return null
  }
}

function mayReload(build: string): boolean {
  if (hasUnsavedInput() || [...reasonsToStay].some((reason) => reason())) return false
  try {
    if (sessionStorage.getItem(RELOADED_FOR_KEY) === build) return false
    sessionStorage.setItem(RELOADED_FOR_KEY, build)
    return true
  } catch {
    return false // without storage nothing keeps it from loading anew for ever
  }
}

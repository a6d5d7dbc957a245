import { configure, errorMessage } from '@quarterdeck/api'
import { LiveArgs } from './liveArgs'
import { apartFromNetwork } from './network'
import { nextHang } from './reply'

/** The same three states as the ui's `Loadable`, which this package may not import. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'error'; message: string; reason?: string; onRetry: () => void }
  | { state: 'ready'; data: T; refreshing: boolean }

/** Calls of the typed client, by the name of the arg that takes their result. */
type Calls = Record<string, () => Promise<unknown>>
type Results<C extends Calls> = { [K in keyof C]: Awaited<ReturnType<C[K]>> }
type LoadedResults<C extends Calls> = { [K in keyof C]: Loaded<Awaited<ReturnType<C[K]>>> }

/** The part of a story's context that the loader needs. */
interface StoryContext {
  args: object
  /** What somebody changed in Controls, in place of what is loaded; preview.tsx knows it. */
  changedArgs?: object
}

/** What arrives after a story's first draw: answers that had to be waited for, and those of Try Again. */
let live = new LiveArgs()

/** What has arrived for the story that is drawn now, for the decorator that draws it anew. */
export const liveArgs = (): LiveArgs => live

/** Leaves what is still on its way to the story that asked for it: for the beginning of the next. */
export function resetLiveArgs(): void {
  live = new LiveArgs()
}

/**
 * A story's loader: makes each call through the typed client and MSW, and puts what came of it into the arg of the
 * same name, as a `Loadable`. So a story's data takes the console's own way in: wire, decoder, model.
 *
 * Storybook runs loaders before `beforeEach`, so a story names its mocks in `parameters.msw`. It runs the loaders of one
 * list side by side, so there is one `fromApi` in a list, with all its calls.
 *
 * @example
 * const meta = {
 *   component: OrganizationsTable,
 *   args: { organizations: loading, onOpen: fn() },
 *   loaders: [fromApi({ organizations: () => organizations.list({ page: 1 }) })],
 * } satisfies Meta<typeof OrganizationsTable>
 *
 * export const Ready: Story = {}
 * export const Empty: Story = { parameters: { msw: [handlers.organizations([])] } }
 * export const Loading: Story = { parameters: { msw: [handlers.organizations(loadingForever)] } }
 * export const Failed: Story = { parameters: { msw: [handlers.organizations(fails(500))] } }
 *
 * @param failures what failed, in the words of §8, for the args that have some, with the error's own message as the
 *   reason; else the error's own message
 */
export function fromApi<C extends Calls>(calls: C, failures: Partial<Record<keyof C, string>> = {}) {
  return async (context: StoryContext): Promise<LoadedResults<C>> => {
    prepare()
    const loaded: Record<string, Loaded<unknown>> = {}
    const ownLive = live
    // One after the other, so that a request that has to wait is known to be this call's.
    for (const [name, call] of Object.entries(calls))
      loaded[name] = await load(call, failures[name], (later) => ownLive.set(name, later))
    context.args = { ...context.args, ...loaded, ...context.changedArgs }
    return loaded as LoadedResults<C>
  }
}

/**
 * The same for components that take the data itself: `dataFromApi({ cluster: () => clusters.list().then(first) })`.
 * A call that fails breaks the story.
 */
export function dataFromApi<C extends Calls>(calls: C) {
  return async (context: StoryContext): Promise<Results<C>> => {
    prepare()
    const ask = async ([name, call]: [string, () => Promise<unknown>]) => [name, await call()] as const
    // Such a component is only drawn once its data is there, so the network it came over is no state of it.
    const entries = await apartFromNetwork(() => Promise.all(Object.entries(calls).map(ask)))
    const data = Object.fromEntries(entries)
    context.args = { ...context.args, ...data, ...context.changedArgs }
    return data as Results<C>
  }
}

/** Points the typed client at the story's own origin, where the mocks stand (preview.tsx starts them). */
function prepare(): void {
  const { origin } = globalThis.location
  configure({ apiUrl: origin, authUrl: `${origin}/auth`, onUnauthorized: () => {} })
}

/** Resolves with what is there at first; `show` takes what comes later. */
function load<T>(
  call: () => Promise<T>,
  failure: string | undefined,
  show: (loaded: Loaded<T>) => void,
): Promise<Loaded<T>> {
  const ask = () =>
    call().then(
      (data): Loaded<T> => ({ state: 'ready', data, refreshing: false }),
      (error: unknown): Loaded<T> => ({
        state: 'error',
        message: failure ?? errorMessage(error),
        ...(failure !== undefined && { reason: errorMessage(error) }),
        onRetry() {
          show({ state: 'loading' })
          void ask().then(show)
        },
      }),
    )
  const waits = nextHang().then((): Loaded<T> => ({ state: 'loading' }))
  const settled = ask()
  return Promise.race([settled, waits]).then((first) => {
    if (first.state === 'loading') void settled.then(show)
    return first
  })
}

import type { AnyFlow, FlowBody, FlowOutcome } from '@quarterdeck/api/identity'
import type { Loadable } from '@quarterdeck/ui/lib'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { config } from './runtime'

/** One kind of flow, as `@quarterdeck/api/identity` offers it. */
interface FlowCalls<F extends AnyFlow, P> {
  create: (params: P & { signal?: AbortSignal }) => Promise<FlowOutcome<F>>
  get: (id: string, options: { signal?: AbortSignal }) => Promise<FlowOutcome<F>>
  submit: (flowId: string, body: FlowBody) => Promise<FlowOutcome<F>>
}

/** What a screen itself decides about; everything else is dealt with here. */
export type ScreenOutcome<F extends AnyFlow> = Exclude<
  FlowOutcome<F>,
  {
    kind:
      | 'flow'
      | 'expired'
      | 'csrf'
      | 'notFound'
      | 'identityMismatch'
      | 'returnToForbidden'
      | 'redirect'
      | 'error'
  }
>

interface Options<F extends AnyFlow, P> {
  calls: FlowCalls<F, P>
  /** A flow begun elsewhere. */
  flowId?: string
  /** How a new flow is begun; `returnTo` is re-attached each time, as no flow hands it to the next. */
  params: P & { returnTo?: string }
  /** The end of the flow, or a turn that leads elsewhere. */
  onOutcome: (outcome: ScreenOutcome<F>) => void | Promise<void>
  /** Each document that is to be drawn; `true` has dealt with it, so that it is not drawn. */
  onFlow?: (flow: F, submitted: boolean) => boolean | Promise<boolean>
}

/** More fresh starts than this in one go are a loop: then a person decides. */
const MAX_RESTARTS = 3

const COOKIES_REFUSED =
  'Your browser did not keep the cookie this form needs. Allow cookies for this site and try again.'

/**
 * Drives one Kratos flow: begins it, submits it, and replaces it silently when it has expired or its CSRF cookie
 * has gone, so that what was typed stays. Flows hold tokens: they live in this state alone, never in a cache.
 */
export function useIdentityFlow<F extends AnyFlow, P extends object>({
  calls,
  flowId,
  params,
  onOutcome,
  onFlow,
}: Options<F, P>) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [flow, setFlow] = useState<Loadable<F>>({ state: 'loading' })
  const [submitError, setSubmitError] = useState<string>()
  const restarts = useRef(0)

  /** Begins anew; the address no longer names the flow that is gone. */
  async function restart(
    from: { flowId?: string; withoutReturnTo?: boolean },
    signal?: AbortSignal,
  ): Promise<void> {
    restarts.current += 1
    if (restarts.current > MAX_RESTARTS) return fail('This page could not be started. Please try again.')
    if (query.has('flow')) {
      const rest = new URLSearchParams(query)
      rest.delete('flow')
      void navigate({ search: rest.toString() }, { replace: true })
    }
    const next = from.withoutReturnTo ? { ...params, returnTo: undefined } : params
    return settle(
      await (from.flowId ? calls.get(from.flowId, { signal }) : calls.create({ ...next, signal })),
      false,
      signal,
    )
  }

  /** Says in place of the form why there is none. */
  function fail(message: string): void {
    setFlow({ state: 'error', message, onRetry: () => begin() })
  }

  async function settle(outcome: FlowOutcome<F>, submitted: boolean, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) return
    switch (outcome.kind) {
      case 'flow':
        if (submitted) restarts.current = 0
        if (!(await onFlow?.(outcome.flow, submitted))) setFlow({ state: 'ready', data: outcome.flow })
        return
      case 'expired':
        return restart({ flowId: outcome.useFlowId ?? undefined }, signal)
      case 'csrf':
        // One fresh flow brings a fresh cookie; a browser that keeps none is told so.
        return restarts.current > 0 ? fail(COOKIES_REFUSED) : restart({}, signal)
      case 'notFound':
      case 'identityMismatch':
        return restart({}, signal)
      case 'returnToForbidden':
        return restart({ withoutReturnTo: true }, signal)
      case 'redirect':
        return leave(outcome.to, params.returnTo)
      case 'error':
        // What was typed stays in the form; without a form the screen says what failed.
        return submitted ? setSubmitError(outcome.message) : fail(outcome.message)
      default:
        return onOutcome(outcome)
    }
  }

  async function start(id: string | undefined, signal?: AbortSignal): Promise<void> {
    const outcome = id ? await calls.get(id, { signal }) : await calls.create({ ...params, signal })
    await settle(outcome, false, signal)
  }

  /** Starts over, with a new flow when the one at hand is used up. */
  function begin({ anew = false } = {}): void {
    restarts.current = 0
    setSubmitError(undefined)
    setFlow({ state: 'loading' })
    void start(anew ? undefined : flowId)
  }

  async function submit(body: FlowBody): Promise<void> {
    if (flow.state !== 'ready') return
    setSubmitError(undefined)
    await settle(await calls.submit(flow.data.id, body), true)
  }

  const startNow = useEffectEvent((signal: AbortSignal) => start(flowId, signal))
  useEffect(() => {
    const controller = new AbortController()
    void startNow(controller.signal)
    return () => controller.abort()
  }, [])

  /** Draws a document that came with an outcome. */
  const show = (document: F) => setFlow({ state: 'ready', data: document })

  return { flow, submitError, submit, begin, fail, show }
}

/** Goes where Kratos says: a whole navigation, never a fetch. */
function leave(to: string, returnTo: string | undefined): void {
  const url = new URL(to)
  const isOwnFlow = to.startsWith(`${config.authUrl}/self-service/`)
  if (isOwnFlow && returnTo && !url.searchParams.has('return_to')) url.searchParams.set('return_to', returnTo)
  window.location.assign(url)
}

import { GENERIC_MESSAGE } from '@quarterdeck/api'
import {
  allMessages,
  hasErrors,
  preloadClient,
  type AnyFlow,
  type FlowBody,
  type FlowOutcome,
} from '@quarterdeck/api/identity'
import { asksForCode } from '@quarterdeck/ui/flow'
import { noteUnasked, type Loadable } from '@quarterdeck/ui/lib'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { isOnline, whenReconnected } from './connection'
import { flowValue } from './flowValue'
import { isServiceStep } from './paths'
import { reasonIn } from './reasonIn'
import { config } from './runtime'
import { samePerson } from './samePerson'
import { refreshSession } from './session'
import { keepWaitingFlow, waitingFlow, type WaitingScreen } from './waitingFlow'

/** One kind of flow, as `@quarterdeck/api/identity` offers it. */
interface FlowCalls<F extends AnyFlow, P> {
  create: (params: P & { signal?: AbortSignal }) => Promise<FlowOutcome<F>>
  get: (id: string, options: { signal?: AbortSignal }) => Promise<FlowOutcome<F>>
  submit: (flowId: string, body: FlowBody) => Promise<FlowOutcome<F>>
}

/** The outcomes that a screen itself decides about; `useIdentityFlow` deals with all others. */
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
  /** Whether a flow may be read or begun yet; left out, it is at once. */
  mayBegin?: boolean
  /** Id of the flow that the address names, read in place of beginning a new one. */
  flowId?: string
  /**
   * The screen whose flows that wait for a code are kept for this tab, as its address stays plain. Without it, a flow in
   * which something was sent has its id in the address. Either way a reload or Back goes on with it.
   */
  keepAs?: WaitingScreen
  /**
   * How a new flow is begun. `returnTo` is sent with every new flow, since Kratos does not carry it over; without one, that
   * of the flow before.
   */
  params: P & { returnTo?: string }
  /** What to look at when no answer to a submit could be read, so that it may have been taken (§14.12); a sentence. */
  whenUnknown: string | ((body: FlowBody) => string)
  /** Called when what was sent has failed; `true` means that it is dealt with and not to be told above the form. */
  onFailed?: (failure: Extract<FlowOutcome<F>, { kind: 'error' }>) => boolean
  /** Called when the flow has ended or has to go on elsewhere, with what was sent; false where it was begun or read. */
  onOutcome: (outcome: ScreenOutcome<F>, submitted: FlowBody | false) => void | Promise<void>
  /**
   * Called in place of all others with the answer to a submit whose screen was left before it came, unless the person has
   * left too: to nobody else it is told.
   */
  whenLeft: (outcome: FlowOutcome<F>, submitted: FlowBody) => void
  /** Called with each flow document before it is drawn; `true` means that it is dealt with and not to be drawn. */
  onFlow?: (flow: F, submitted: boolean) => boolean | Promise<boolean>
}

/** So many flows that Kratos names in place of ended ones are followed; if those have ended too, a new one is begun. */
const MAX_FOLLOWED = 3

/** After more new flows than this without a submit in between, an error with 'Try Again' ends what is likely a loop. */
const MAX_BEGUN = 3

/**
 * What happened since a flow was last submitted with success; `sent` is whether anything was sent at all, `unknown` whether it
 * may have been taken without an answer.
 */
const NOTHING_YET = { followed: 0, begun: 0, csrfRefused: false, sent: false, unknown: false }

/** The states of a flow in which something was sent, or an account was found whose addresses are to choose from. */
const WAITING = /^(sent_email|recovery_awaiting_(code|address_\w+))$/

export const NOT_TAKEN = 'The form was no longer valid, so nothing was done. Please send it again.'

const MAYBE_TAKEN = 'The form was no longer valid. What was sent before may have been done.'

const SOMEBODY_ELSE = 'Somebody else is signed in now, so nothing was done.'

const COOKIES_REFUSED =
  'Your browser did not keep the cookie this form needs. Allow cookies for this site and try again.'

/**
 * Drives one Kratos flow: begins it, submits it, and replaces it silently when it has expired or its CSRF cookie is
 * missing, so that what was typed stays. Flows contain tokens, so they are kept in this hook's state and in no cache.
 */
export function useIdentityFlow<F extends AnyFlow, P extends object>({
  calls,
  mayBegin = true,
  flowId,
  keepAs,
  params,
  whenUnknown,
  onFailed,
  onOutcome,
  whenLeft,
  onFlow,
}: Options<F, P>) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [flow, setFlow] = useState<Loadable<F>>({ state: 'loading' })
  const [submitError, setSubmitError] = useState<string>()
  const [codeSentAt, setCodeSentAt] = useState<number>()
  const since = useRef(NOTHING_YET)
  const hasLeft = useRef(false)
  /** How often somebody has started over. */
  const beginnings = useRef(0)
  const placeOfFlow = useRef<string>(undefined)
  const isPlaceRefused = useRef(false)
  const [isSamePerson, setSamePerson] = useState(samePerson)
  const address = useRef(query)
  useEffect(() => {
    address.current = query
  }, [query])

  /** Puts a flow's id into the address in place of any other; without an id none is left there. */
  function nameInAddress(id: string | undefined): void {
    if (hasLeft.current || (address.current.get('flow') ?? undefined) === id) return
    const next = new URLSearchParams(address.current)
    if (id === undefined) next.delete('flow')
    else next.set('flow', id)
    address.current = next // at once: the next answer may come before the screen is drawn anew
    void navigate({ search: next.toString() }, { replace: true })
  }

  /** Takes the flow away from where a reload would find it again. */
  function forgetFlow(): void {
    if (keepAs) keepWaitingFlow(keepAs, undefined)
    nameInAddress(undefined)
  }

  /** Keeps where the identity service says that a flow leads to: a later one would not know. */
  function keepPlace(outcome: FlowOutcome<F>): void {
    const place =
      outcome.kind === 'flow' ? outcome.flow.return_to : outcome.kind === 'expired' && outcome.returnTo
    if (place) placeOfFlow.current = place
  }

  /** Sees to it that a reload goes on with a flow in which something was sent, and with no other than this one. */
  function remember({ id, state: step }: F): void {
    const waits = WAITING.test(String(step))
    if (keepAs) keepWaitingFlow(keepAs, waits ? id : undefined)
    else if (waits) return nameInAddress(id)
    if (address.current.get('flow') !== id) nameInAddress(undefined)
  }

  /** Where to go afterwards: as the screen says, else as the last flow does, which the identity service may have begun. */
  const returnTo = (): string | undefined => params.returnTo ?? placeOfFlow.current

  const sentReturnTo = () => (isPlaceRefused.current ? undefined : returnTo())
  const create = (signal?: AbortSignal) => calls.create({ ...params, returnTo: sentReturnTo(), signal })

  /** Continues with another flow: the one that Kratos names, else a new one. */
  async function restart(next?: string | null, signal?: AbortSignal): Promise<void> {
    forgetFlow()
    const isLate = lateSince(beginnings.current)
    const { followed, begun } = since.current
    const follows = next && followed < MAX_FOLLOWED
    if (!follows && begun >= MAX_BEGUN) return fail('This page could not be started. Please try again.')
    since.current = follows
      ? { ...since.current, followed: followed + 1 }
      : { ...since.current, begun: begun + 1 }
    const outcome = follows ? await calls.get(next, { signal }) : await create(signal)
    if (!isLate(outcome)) await settle(outcome, false, signal)
  }

  /** Shows a message and 'Try Again' in place of the form. */
  function fail(message: string): void {
    setFlow({ state: 'error', message, onRetry: () => begin() })
  }

  /** @param submitted what was sent; false where the flow was begun or read */
  async function settle(
    outcome: FlowOutcome<F>,
    submitted: FlowBody | false,
    signal?: AbortSignal,
  ): Promise<void> {
    // What was begun or read for a screen that was left leads nowhere; of what was sent, its end is told.
    if (signal?.aborted || (hasLeft.current && !submitted)) return
    if (submitted) since.current = { ...since.current, sent: true }
    keepPlace(outcome)
    if (outcome.kind === 'flow') remember(outcome.flow)
    else if (keepAs && outcome.kind !== 'error') keepWaitingFlow(keepAs, undefined)
    if (submitted && hasLeft.current) return isSamePerson() ? whenLeft(outcome, submitted) : undefined
    switch (outcome.kind) {
      case 'flow':
        if (submitted) {
          since.current = NOTHING_YET
          if (flow.state === 'ready' && isUnanswered(flow.data, outcome.flow)) setSubmitError(GENERIC_MESSAGE)
        }
        // The form that replaces one that was sent mostly says what became of that; no press stays without a word.
        else if (since.current.sent && !hasErrors(outcome.flow))
          setSubmitError(since.current.unknown ? MAYBE_TAKEN : NOT_TAKEN)
        if (!(await onFlow?.(outcome.flow, submitted !== false)))
          setFlow({ state: 'ready', data: outcome.flow })
        return
      case 'expired':
        return restart(outcome.useFlowId, signal)
      case 'csrf':
        // A new flow sets a new cookie. Refused once more, the browser keeps no cookies. Flows that were replaced for
        // other reasons, such as their age, say nothing about that.
        if (since.current.csrfRefused || !navigator.cookieEnabled) return fail(COOKIES_REFUSED)
        since.current = { ...since.current, csrfRefused: true }
        return restart(undefined, signal)
      case 'notFound':
        return restart(undefined, signal)
      case 'identityMismatch':
        // Somebody else may have signed in without a word of it here: what was typed is not for their account.
        await refreshSession()
        return isSamePerson() ? restart(undefined, signal) : fail(SOMEBODY_ELSE)
      case 'returnToForbidden':
        isPlaceRefused.current = true
        return restart(undefined, signal)
      case 'redirect':
        return leave(outcome.to, sentReturnTo())
      case 'error':
        // After a submit the form and what was typed stay, with the message; before one there is no form yet.
        if (!submitted) return fail(outcome.message)
        if (onFailed?.(outcome)) return
        if (!outcome.error.outcomeUnknown) return setSubmitError(reasonIn(outcome.error) ?? outcome.message)
        since.current = { ...since.current, unknown: true }
        return setSubmitError(
          `${outcome.message} ${typeof whenUnknown === 'string' ? whenUnknown : whenUnknown(submitted)}`,
        )
      case 'success':
        // Only what was sent can be done: a read that is answered so cannot be understood, and might be for ever.
        if (!submitted && outcome.flow === null) return fail(GENERIC_MESSAGE)
        if (submitted) since.current = NOTHING_YET
        return onOutcome(outcome, submitted)
      default:
        return onOutcome(outcome, submitted)
    }
  }

  async function start(id: string | undefined, signal?: AbortSignal): Promise<void> {
    const outcome = id ? await calls.get(id, { signal }) : await create(signal)
    await settle(outcome, false, signal)
  }

  /** Reads the flow that the address names, or that is kept for this tab; where there is none, a new one is begun. */
  const startHere = (signal?: AbortSignal) => start(flowId ?? (keepAs && waitingFlow(keepAs)), signal)

  /** The same in place of what is drawn. */
  function readAgain(): void {
    setFlow({ state: 'loading' })
    void startHere()
  }

  /** Starts over with a new flow; the one of the address may be why the last one failed. */
  function begin(): void {
    since.current = NOTHING_YET
    beginnings.current++
    setSubmitError(undefined)
    setFlow({ state: 'loading' })
    forgetFlow()
    void start(undefined)
  }

  /** Goes on with a new flow where the last one was for somebody who is no longer signed in; not for ever. */
  function replace(): Promise<void> {
    since.current = { ...since.current, sent: false }
    return restart()
  }

  /** Tells of what has come of a call whether it is too late: all but success is, once somebody has started over. */
  const lateSince =
    (beginning: number) =>
    ({ kind }: FlowOutcome<F>) =>
      kind !== 'success' && beginning !== beginnings.current

  async function submit(body: FlowBody): Promise<void> {
    if (flow.state !== 'ready') return
    setSubmitError(undefined)
    const isLate = lateSince(beginnings.current)
    const outcome = await calls.submit(flow.data.id, body)
    if (isLate(outcome)) return
    const isFirst = !since.current.csrfRefused && navigator.cookieEnabled
    if (outcome.kind === 'csrf' && isFirst) await sendAgain(body, isLate)
    else await settleSubmit(outcome, body)
  }

  /**
   * After a refused CSRF token, which Kratos looks at before anything else: begins a new flow, which sets a new cookie,
   * and sends the form once more. So nobody has to type a password twice because a cookie was lost. The flow between is
   * no answer to the press: it is drawn only where no other comes, or where it is for somebody else, as whom nothing is sent.
   */
  async function sendAgain(body: FlowBody, isLate: ReturnType<typeof lateSince>): Promise<void> {
    since.current = { ...since.current, csrfRefused: true }
    forgetFlow()
    const begun = await create()
    if (isLate(begun)) return
    if (begun.kind !== 'flow') return settleSubmit(begun, body)
    if (!isSamePerson()) {
      await settleSubmit(begun, body)
      setSamePerson(samePerson)
      return setSubmitError(SOMEBODY_ELSE)
    }
    const csrf_token = flowValue(begun.flow, 'csrf_token')
    const outcome = await calls.submit(begun.flow.id, { ...body, csrf_token })
    if (isLate(outcome)) return
    if (outcome.kind === 'error') show(begun.flow)
    await settleSubmit(outcome, body)
  }

  async function settleSubmit(outcome: FlowOutcome<F>, body: FlowBody): Promise<void> {
    // What asks for a code without a complaint, after a form that had none in it, has just sent one.
    if (
      outcome.kind === 'flow' &&
      body.code === undefined &&
      asksForCode(outcome.flow) &&
      !hasErrors(outcome.flow)
    )
      setCodeSentAt(Date.now())
    await settle(outcome, body)
  }

  const startNow = useEffectEvent(startHere)
  useEffect(() => {
    if (!mayBegin) return
    const controller = new AbortController()
    hasLeft.current = false
    void startNow(controller.signal)
    return () => {
      hasLeft.current = true
      controller.abort()
    }
  }, [mayBegin])

  const startWhenFailed = useEffectEvent(() => {
    if (flow.state === 'error') readAgain()
  })
  useEffect(() => whenReconnected(() => startWhenFailed()), [])

  // What sends the form is loaded while somebody types, so that it is there when they press the button.
  useEffect(() => {
    const preload = () => void (isOnline() && preloadClient().catch(noteUnasked))
    document.addEventListener('focusin', preload, { once: true })
    return () => document.removeEventListener('focusin', preload)
  }, [])

  /** Draws a flow document that came with an outcome. */
  const show = (document: F) => setFlow({ state: 'ready', data: document })

  return { flow, submitError, codeSentAt, submit, begin, readAgain, replace, fail, show, returnTo }
}

/** Whether what answers a form is that form again, and says nothing new; in a step that waits it may be right so. */
const isUnanswered = (before: AnyFlow, after: AnyFlow) =>
  !WAITING.test(String(after.state)) &&
  !hasErrors(after) &&
  String(namesIn(before)) === String(namesIn(after)) &&
  textsIn(after).every((text) => textsIn(before).includes(text))

const namesIn = ({ ui }: AnyFlow) => ui.nodes.map(({ attributes }) => attributes.name ?? attributes.id)

const textsIn = (flow: AnyFlow) => allMessages(flow).map(({ text }) => text)

/** Loads the page that Kratos names; addresses of its own flows get our `return_to` if they have none. */
function leave(to: string, returnTo: string | undefined): void {
  const url = new URL(to)
  if (isServiceStep(to, config.authUrl) && returnTo && !url.searchParams.has('return_to'))
    url.searchParams.set('return_to', returnTo)
  window.location.assign(url)
}

import {
  errorText,
  hasErrors,
  verification,
  type FlowBody,
  type FlowOutcome,
  type VerificationFlow,
} from '@quarterdeck/api/identity'
import { asksForCode, flowMessages, type FlowValues } from '@quarterdeck/ui/flow'
import { VerifyView, type VerifyState } from '@quarterdeck/ui/verify'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { flowValue } from '../../lib/flowValue'
import { mailOrCodeUnknown, tellMailOrCode } from '../../lib/mailOrCode'
import { paths } from '../../lib/paths'
import { ownReturnTo } from '../../lib/readQuery'
import { reasonIn } from '../../lib/reasonIn'
import { brand } from '../../lib/runtime'
import { refreshSession } from '../../lib/session'
import { showToast } from '../../lib/toasts'
import { readUnverified } from '../../lib/unverified'
import { useIdentityFlow } from '../../lib/useIdentityFlow'

/** §4.5 Verification: the message of success stays for 3 seconds before /login is opened. */
const LEAVE_AFTER_MS = 3000
/** Shown when no flow could be begun, or one came without a CSRF token (§5.1, §8.4). */
const COULD_NOT_START = 'Could not start verification, please try again.'

/** What a mail link leads to whose flow has ended, so that a new one takes its place. */
const LINK_ENDED = 'This link is no longer valid.'

const NOT_VERIFIED = 'Your email address is not verified yet, so you are not signed in.'

/** What to do where a mail link may have been taken without an answer (§8.16). */
const WHEN_UNKNOWN = 'Try again, or sign in, to see whether your email is verified.'

/**
 * From a failure 'Try Again' leads back to what was sent, where there is something, and else to a new form: to the form as it
 * was, or to the mail link, whose flow says whether it was taken.
 */
type Failed = { failed: string; wasSent?: 'form' | 'link'; outcomeUnknown?: boolean }
type Step = 'linked' | 'asked' | 'submitted' | 'success' | Failed

/** §2.8 /user/verify: opened by the link in the mail, and used to ask for another mail. */
export function Component() {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const loginHref = paths.login({ return_to: ownReturnTo(query.get('return_to')) })
  // The token or code of the mail link is kept here and removed from the address below.
  const [secrets] = useState({ token: query.get('token'), code: query.get('code') })
  /** Whether the link was sent and may have been taken: it is not sent again by itself. */
  const isLinkUsed = useRef(false)
  const hasSecret = query.has('token') || query.has('code')
  const flowId = query.get('flow') ?? undefined
  const [step, setStep] = useState<Step>(flowId ? 'linked' : 'asked')
  const { state } = useLocation()
  const [unverified] = useState(() => readUnverified(state))
  const [typed, setTyped] = useState<FlowValues | undefined>(unverified ? { email: unverified } : undefined)
  const sent = useRef<FlowBody>({})

  const { flow, submit, submitError, codeSentAt, begin, readAgain } = useIdentityFlow({
    calls: { ...verification, get: getAndUseSecrets },
    flowId,
    params: {},
    whenUnknown: mailOrCodeUnknown,
    onFlow: (document, submitted) => {
      // Its state alone says whether a mail was sent: a refusal may come without a message, or with one that is no error.
      if (submitted) setStep(document.state === 'sent_email' ? 'submitted' : 'asked')
      // Whoever can still enter a code goes on with that, whatever was said of the last one.
      else if (hasErrors(document) && !asksForCode(document)) setStep({ failed: errorText(document) })
      else if (!flowValue(document, 'csrf_token')) setStep({ failed: COULD_NOT_START })
      // In place of a flow that had ended: of this one nothing has been sent, and its form says so. That a mail link has led
      // to it is said first; whatever is begun or sent later finds no secret in the address any more.
      else if (document.state !== 'sent_email')
        setStep(flowId && hasSecret ? { failed: LINK_ENDED } : 'asked')
      return false
    },
    onFailed: ({ message, error }) => {
      // Told at the form are a mail that may be on its way all the same (§8.16), and a code, which can be sent again.
      if (error.kind !== 'http' || error.outcomeUnknown || sent.current.code !== undefined) return false
      setStep({ failed: reasonIn(error) ?? message, wasSent: 'form' })
      return true
    },
    onOutcome: (outcome) => {
      if (outcome.kind !== 'success') return setStep({ failed: COULD_NOT_START })
      setStep('success')
      void refreshSession()
    },
    whenLeft: (outcome, submitted) => {
      if (outcome.kind !== 'success')
        return tellMailOrCode(outcome, submitted, paths.within(paths.verify(), query))
      showToast({ type: 'success', title: 'Your email has been successfully verified' })
      void refreshSession()
    },
  })

  /** Reads the flow of a mail link and submits the link's token or code at once: it is in the address or in the flow. */
  async function getAndUseSecrets(
    id: string,
    options: { signal?: AbortSignal },
  ): Promise<FlowOutcome<VerificationFlow>> {
    const outcome = await verification.get(id, options)
    if (outcome.kind !== 'flow' || isLinkUsed.current || options.signal?.aborted) return outcome
    const { token } = secrets
    // Kratos' own link leaves the code in its field, where it still stands after it was refused.
    const code = secrets.code || (hasErrors(outcome.flow) ? undefined : flowValue(outcome.flow, 'code'))
    if (!token && !code) return outcome
    isLinkUsed.current = true
    const csrf_token = flowValue(outcome.flow, 'csrf_token')
    const body: FlowBody = { csrf_token, method: outcome.flow.active ?? 'link' }
    const used = await (token
      ? verification.submit(id, { ...body, method: 'link' }, { token })
      : verification.submit(id, { ...body, code }))
    if (used.kind === 'error') {
      const { message, error } = used
      isLinkUsed.current = error.outcomeUnknown
      setStep({
        failed: error.outcomeUnknown ? `${message} ${WHEN_UNKNOWN}` : (reasonIn(error) ?? message),
        wasSent: 'link',
        outcomeUnknown: error.outcomeUnknown,
      })
    }
    return used
  }

  useEffect(() => {
    if (!hasSecret) return
    const rest = new URLSearchParams(query)
    rest.delete('token')
    rest.delete('code')
    setQuery(rest, { replace: true })
  }, [hasSecret, query, setQuery])

  useEffect(() => {
    if (step !== 'success') return
    const timer = setTimeout(() => void navigate(loginHref, { replace: true }), LEAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [step, navigate, loginHref])

  return (
    <VerifyView
      brand={brand}
      verification={toState()}
      message={unverified === undefined ? undefined : refusal()}
      onSubmit={(body) => {
        sent.current = body
        return submit(body)
      }}
      submitError={submitError}
      codeSentAt={codeSentAt}
      defaultValues={typed}
      onValuesChange={setTyped}
      onRetry={() => {
        const wasSent = typeof step === 'object' && step.wasSent
        setStep(wasSent === 'link' ? 'linked' : 'asked')
        if (wasSent === 'link') {
          isLinkUsed.current = false
          readAgain()
        } else if (!wasSent) begin()
      }}
      loginHref={loginHref}
    />
  )

  /** Why the sign-in did not end in one; and that a message was sent, where the flow itself does not say so. */
  function refusal(): string {
    const isSilent = flow.state === 'ready' && flowMessages(flow.data).length === 0
    const isSent = isSilent && flow.data.state === 'sent_email'
    return isSent ? `${NOT_VERIFIED} We have sent you a message.` : NOT_VERIFIED
  }

  function toState(): VerifyState {
    if (step === 'success') return { state: 'success' }
    if (typeof step === 'object')
      return { state: 'error', message: step.failed, outcomeUnknown: step.outcomeUnknown }
    if (flow.state === 'error') return { state: 'error', message: COULD_NOT_START }
    if (flow.state === 'loading' && step === 'linked') return { state: 'verifying' }
    if (step === 'submitted')
      return { state: 'resend_submitted', flow: flow.state === 'ready' ? flow.data : undefined }
    return { state: 'resend', flow }
  }
}

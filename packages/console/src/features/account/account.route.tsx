import {
  hasMessage,
  settings,
  type FlowBody,
  type FlowOutcome,
  type SettingsFlow,
} from '@quarterdeck/api/identity'
import {
  AccountView,
  flowSentTo,
  RECOVERED,
  SecureAccountView,
  type SecureStep,
} from '@quarterdeck/ui/account'
import { isSameValue } from '@quarterdeck/ui/lib'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { settleSentDrafts } from '../../lib/drafts'
import { paths } from '../../lib/paths'
import { refreshSession, useUser } from '../../lib/session'
import { signUpConfig } from '../../lib/signUpConfig'
import { toLoadable } from '../../lib/toLoadable'
import { useIdentityFlow, type ScreenOutcome } from '../../lib/useIdentityFlow'
import { sessionsQuery, useRevokeSessions } from './account.queries'
import { meetProfile, traitsOf } from './meetProfile'
import { forgetRecovered, isRecovered, keepRecovered } from './recoveredFlow'
import { tellAnswer } from './tellAnswer'

/** The steps of 'Somebody was in my account', by what the address says in `secure`. */
const STEP_HREFS: Record<SecureStep, string> = {
  sessions: paths.account({ secure: 'sessions' }),
  password: paths.account({ secure: 'password' }),
  factors: paths.account({ secure: 'factors' }),
  done: paths.account({ secure: 'done' }),
}

/** Id of the message that what was sent is saved. */
const SAVED = 1050001

/** The flow in which a person goes on: that of the document, or the one that it leads to and that does not say 'saved'. */
const openFlowOf = (document: SettingsFlow): string =>
  (hasMessage(document, SAVED) && flowSentTo(document)) || document.id

const isStep = (text: string | null): text is SecureStep => text !== null && Object.hasOwn(STEP_HREFS, text)

/** §14.2 /account: the deployment's settings flow and the sessions, for every signed-in person. */
export function Component() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const sessions = useQuery(sessionsQuery())
  const { write: revoke, underWay: revoking } = useRevokeSessions()

  const user = useUser()

  const flowId = query.get('flow') ?? undefined
  const secure = query.get('secure')
  const step = isStep(secure) ? secure : undefined
  const [sentBefore, setSentBefore] = useState<string>()

  /** What was saved of the profile when the form was drawn, until it is saved from here or told to be otherwise by now. */
  const savedTraits = useRef<unknown>(undefined)
  /** What was sent of it without an answer: it may have been saved. */
  const unansweredTraits = useRef<unknown>(undefined)

  const { flow, submit, submitError, show, begin, fail } = useIdentityFlow({
    calls: { ...settings, submit: send },
    flowId,
    params: {},
    whenUnknown: 'Load this page again to see what was saved.',
    onOutcome,
    whenLeft: (outcome, submitted) => {
      tellAnswer(outcome)
      if (outcome.kind !== 'success') return
      putOthersOut()
      if (submitted.method === 'password') forgetRecovered()
    },
    onFailed: ({ error }) => {
      if (error.outcomeUnknown) settleSentDrafts(paths.account(), 'unknown')
      return false
    },
    onFlow: (document, submitted) => {
      if (!submitted) savedTraits.current ??= traitsOf(document)
      if (hasMessage(document, RECOVERED)) keepRecovered(document.id)
      // The browser itself sends a passkey or a security key, and comes back with the flow that answers it.
      if (!submitted && document.id === flowId) setSentBefore(settleSentDrafts(paths.account(), 'failed')[0])
      return false
    },
  })

  // With the flow, which knows of the recovery that began it, and holds the secret and the codes that were shown.
  const flowToComeBackTo = flow.state === 'ready' ? openFlowOf(flow.data) : flowId
  const comeBack = { return_to: paths.account({ flow: flowToComeBackTo, secure: step }) }

  /**
   * Sends a section; the profile together with what was saved of it elsewhere since the form was drawn, or not at all where a
   * trait that was edited here was changed there too.
   */
  async function send(flowId: string, body: FlowBody): Promise<FlowOutcome<SettingsFlow>> {
    if (body.method !== 'profile') return settings.submit(flowId, body)
    const newest = await settings.create()
    if (newest.kind !== 'flow') return newest
    const saved = traitsOf(newest.flow)
    if (isSameValue(saved, unansweredTraits.current)) savedTraits.current = saved
    const met = meetProfile(savedTraits.current ?? saved, newest.flow, body)
    if ('body' in met) {
      const outcome = await settings.submit(flowId, met.body)
      // What is refused comes back as it was sent.
      if (outcome.kind === 'flow') savedTraits.current = saved
      const isUnanswered = outcome.kind === 'error' && outcome.error.outcomeUnknown
      unansweredTraits.current = isUnanswered ? met.body.traits : undefined
      return outcome
    }
    // What is newer may be of somebody else, who signed in without a word of it here; then the screen is drawn anew.
    await refreshSession()
    savedTraits.current = saved
    return { kind: 'flow', flow: met.conflict }
  }

  function onOutcome(outcome: ScreenOutcome<SettingsFlow>, submitted: FlowBody | false): void {
    switch (outcome.kind) {
      case 'success': {
        if (outcome.flow && (!submitted || submitted.method === 'profile'))
          savedTraits.current = traitsOf(outcome.flow)
        const [sent] = settleSentDrafts(paths.account(), 'done', submitted ? undefined : outcome.flow?.id)
        setSentBefore(sent)
        void refreshSession() // the e-mail address may have changed
        putOthersOut()
        if ((submitted ? submitted.method : sent) === 'password') forgetRecovered()
        else if (outcome.flow && isRecovered(outcome.flow.id)) keepRecovered(openFlowOf(outcome.flow))
        return outcome.flow ? show(outcome.flow) : begin()
      }
      case 'refreshRequired':
        return void navigate(paths.login({ refresh: 'true', ...comeBack }))
      case 'aal2':
        return void navigate(paths.login({ aal: 'aal2', ...comeBack }), { replace: true })
      case 'disabled':
        return fail(outcome.message)
      case 'signedOut': // nothing to do here: the guard of this screen leads to /login
      case 'alreadySignedIn':
      case 'notVerified':
        return void refreshSession()
    }
  }

  /** After a new password: whoever knew the old one may have come back since the others were signed out. */
  function putOthersOut(): void {
    if (step === 'password') void revoke('again')
  }

  async function save(body: FlowBody): Promise<void> {
    await submit(body)
    settleSentDrafts(paths.account(), 'failed') // what has been saved has no draft any more
  }

  const shared = {
    flow,
    passwordHint: signUpConfig.passwordHint,
    onSubmit: save,
    sentBefore,
    recovered: flow.state === 'ready' && isRecovered(flow.data.id),
    submitError,
    sessions: toLoadable(sessions, 'Failed to load your sessions'),
    revoking,
    onRevoke: (id: string) => void revoke(id),
    onRevokeAll: () => void revoke('all'),
  }
  if (step)
    return <SecureAccountView {...shared} step={step} stepHrefs={STEP_HREFS} accountHref={paths.account()} />

  const isCustomer = user && !user.isAdmin
  return (
    <AccountView
      {...shared}
      homeHref={paths.home()}
      settingsHref={isCustomer ? paths.userSettings() : undefined}
      secureHref={STEP_HREFS.sessions}
    />
  )
}

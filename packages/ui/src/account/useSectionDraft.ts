import { useState } from 'react'
import { flushSync } from 'react-dom'
import { draftValues, editedValues, type Flow, type FlowValues } from '../flow'
import { type Draft, useDraftPlace, useEventCallback, useUnsavedInput } from '../lib'
import { flowSentTo } from './flowSentTo'

/**
 * What is typed in one section of the settings flow, kept as a draft without passwords and codes, and put back when the
 * section is drawn. While it is unsaved, somebody is asked before it is lost.
 *
 * @param answersAnother the document does not answer this section
 */
export function useSectionDraft(group: string, flow: Flow, answersAnother?: boolean) {
  const place = useDraftPlace(group)
  const [draft, setDraft] = useState(() => restorable(place?.read(), flow))
  const values = draftValues(draft)
  const secretsAlone = Object.keys(values).length === 0
  const [discarded, setDiscarded] = useState(0)
  const [typed, setTyped] = useState<'nothing' | 'unsent' | 'sent'>(secretsAlone ? 'nothing' : 'unsent')
  const [sending, setSending] = useState(false)
  useUnsavedInput(typed === 'unsent' || (typed === 'sent' && !sending))
  // What was sent from here is saved with the answer; what was typed after the press is not.
  const [answered, setAnswered] = useState(flow)
  if (flow !== answered) {
    setAnswered(flow)
    if (!answersAnother && flow.state === 'success') {
      setDraft(undefined)
      if (typed === 'sent') setTyped('nothing')
    }
  }

  function forget() {
    place?.keep(null)
    setDraft(undefined)
    setTyped('nothing')
  }

  function discard() {
    forget()
    setDiscarded(discarded + 1)
  }

  function keep(all: FlowValues, typedSecrets: readonly string[]) {
    const edited = editedValues(flow, all)
    if (Object.keys(edited).length === 0 && typedSecrets.length === 0) return forget()
    // A secret that was typed before a reload is still to be typed again, until the draft is gone.
    const secrets = [...new Set([...(draft?.secrets ?? []), ...typedSecrets])]
    place?.keep({ values: edited, before: {}, secrets, unanswered: draft?.unanswered })
    setTyped('unsent')
  }

  /** Sends what was typed: nobody is asked about it meanwhile. */
  async function send(sent: () => Promise<void> | void) {
    place?.sending(flowSentTo(flow))
    setTyped((last) => (last === 'nothing' ? last : 'sent'))
    setSending(true)
    try {
      await sent()
    } finally {
      setSending(false)
    }
  }

  /** The page is sent and loaded anew by the identity service's script: what comes with that answers this section. */
  const leave = useEventCallback(() => {
    place?.keep(place.read() ?? { values: {}, before: {}, secrets: [] })
    place?.sending(flowSentTo(flow))
    // At once, before the browser asks whether to leave what is not saved.
    flushSync(() => setTyped('nothing'))
  })

  return {
    /** For `DraftNotice`. */
    draft: draft && { ...draft, secretsAlone, discard },
    /** For the form, which is another one with each `discarded`. */
    values,
    discarded,
    sending,
    keep,
    discard,
    send,
    leave,
  }
}

/** A draft as far as it differs from what is saved; undefined where nothing of it does, and no secret was typed. */
function restorable(draft: Draft | null | undefined, flow: Flow): Draft | undefined {
  if (!draft) return undefined
  const values = editedValues(flow, draftValues(draft))
  return Object.keys(values).length > 0 || draft.secrets.length > 0 ? { ...draft, values } : undefined
}

import { useRef, useState } from 'react'
import { type Flow, flowMessages, type FlowFormProps, settingsGroups } from '../flow'

/** Id of the message of a settings flow that a recovery led to. */
export const RECOVERED = 1060001

export interface SectionsProps extends Pick<FlowFormProps, 'onSubmit'> {
  /** The section that was sent by the identity service's script, for whose answer the page was loaded anew. */
  sentBefore?: string
  /** A recovery led here, which the document does not say any more. */
  recovered?: boolean
}

/**
 * Sends one section after the other, since each answer is a document of the whole flow, and tells which section the
 * document in view answers.
 */
export function useSections(document: Flow | undefined, { onSubmit, sentBefore, recovered }: SectionsProps) {
  const [pressed, setPressed] = useState<string>()
  const [answer, setAnswer] = useState<Answer>(NO_ANSWER)
  const last = useRef(Promise.resolve())
  const waiting = useRef(0)

  if (document && document !== answer.document)
    setAnswer({
      document,
      group: pressed ?? groupIn(document, [sentBefore, document.active]),
      recovered: answer.recovered || recovered || flowMessages(document).some(({ id }) => id === RECOVERED),
      passwordSaved: answer.passwordSaved || (pressed === 'password' && document.state === 'success'),
    })

  const send = (group: string, ...[body, node]: Parameters<FlowFormProps['onSubmit']>): Promise<void> => {
    waiting.current++
    const sent = last.current.then(() => {
      setPressed(group)
      return onSubmit(body, node)
    })
    const ended = () => void waiting.current--
    last.current = sent.then(ended, ended) // of a failure the form that it came from tells
    return sent
  }

  /** Whether a section is being sent, or waits for another one. */
  const isSending = () => waiting.current > 0

  return { pressed, answer, send, isSending }
}

interface Answer {
  document?: Flow
  /** The section that was sent before the document came, from this page or the one before it. */
  group?: string
  /** A recovery led here. */
  recovered: boolean
  passwordSaved: boolean
}

const groupIn = (document: Flow, named: readonly (string | undefined)[]) =>
  settingsGroups(document).find((group) => named.includes(group))

const NO_ANSWER: Answer = { recovered: false, passwordSaved: false }

/** What the cards of the sections share. */
export type Sections = ReturnType<typeof useSections>

import { useEffect } from 'react'
import { addressKind } from '../primitives'
import { type Flow, type FlowAttributes, flowNodes } from './flow'
import { allButtons, type FlowLayout } from './layout'

/** The functions of the identity service's scripts that a document may name: those of passkeys and security keys. */
const TRIGGER = /^ory(Passkey|WebAuthn)\w*$/

export interface IdentityScriptsProps {
  /** Its scripts may come from anywhere: whoever reads the document leaves out those that may not run (§16.4). */
  flow: Flow
  /** The nodes that are drawn. They may name functions to call, each once, as soon as a script has put it on `window`. */
  layout: FlowLayout
}

/**
 * Adds the identity service's own scripts (passkeys, security keys, a captcha) to the page, each once. Nothing in a flow is
 * ever evaluated as code.
 */
export function IdentityScripts({ flow, layout }: IdentityScriptsProps) {
  const triggers = onloadTriggers(layout).join(' ')

  useEffect(() => {
    const waiting = new Set(triggers.split(' '))
    const start = () => {
      for (const name of waiting) {
        const run = triggerOf(name)
        if (run) waiting.delete(name)
        run?.()
      }
    }
    const scripts = scriptsOf(flow)
    for (const script of scripts) script.addEventListener('load', start)
    if (scripts.some(({ dataset }) => dataset.loaded)) start()
    return () => {
      for (const script of scripts) script.removeEventListener('load', start)
      endAutofill()
    }
  }, [flow, triggers])

  return null
}

/**
 * Ends the question for a passkey that waits in the list of the browser's autofill. Its answer would go to a form that is
 * no longer there, and while it waits browsers refuse to ask for a security key.
 */
function endAutofill() {
  const waiting: unknown = Reflect.get(window, 'abortPasskeyConditionalUI')
  if (waiting instanceof AbortController) waiting.abort()
}

/**
 * Finds what a button calls, a function that the identity service's scripts put on `window`: as soon as one of the flow's
 * scripts has brought it. Resolves with undefined where none does. A script that could not be loaded is tried again.
 */
export async function findTrigger(flow: Flow, name: unknown): Promise<(() => void) | undefined> {
  const there = triggerOf(name)
  if (there) return there
  const ways = scriptsOf(flow).map(async (script) => {
    await ended(script)
    return triggerOf(name) ?? Promise.reject(new Error('Not in this script'))
  })
  return Promise.any(ways).catch(() => undefined)
}

/** Resolves once a script has loaded, or could not be. */
const ended = (script: HTMLScriptElement) =>
  script.dataset.loaded
    ? undefined
    : new Promise((done) => {
        script.addEventListener('load', done)
        script.addEventListener('error', done)
      })

function triggerOf(name: unknown): (() => void) | undefined {
  if (typeof name !== 'string' || !TRIGGER.test(name)) return undefined
  const run: unknown = Reflect.get(window, name)
  if (typeof run !== 'function') return undefined
  return () => {
    endAutofill()
    run.call(window)
  }
}

/** All scripts, also for the form of one group: methods share a script, which is in only one of their groups. */
const scriptsOf = (flow: Flow) =>
  flowNodes(flow).flatMap(({ type, attributes }) =>
    type === 'script' ? (identityScript(attributes) ?? []) : [],
  )

function identityScript(attributes: FlowAttributes): HTMLScriptElement | undefined {
  const { src = '', id, integrity, nonce, crossorigin, referrerpolicy } = attributes
  if (addressKind(src) !== 'web') return undefined
  const present = [...document.scripts].find((script) => script.getAttribute('src') === src)
  if (present) return present
  const script = document.createElement('script')
  script.src = src
  script.async = attributes.async ?? true
  if (id) script.id = id
  if (integrity) script.integrity = integrity
  if (nonce) script.nonce = nonce
  script.crossOrigin = crossorigin ?? 'anonymous'
  script.referrerPolicy = referrerpolicy ?? 'no-referrer'
  script.addEventListener('load', () => {
    script.dataset.loaded = 'true'
  })
  // Removed after a failure, so that the next flow tries to load it again.
  script.addEventListener('error', () => script.remove())
  document.head.append(script)
  return script
}

/** The names of the functions to call as soon as the identity service's scripts have loaded. */
const onloadTriggers = (layout: FlowLayout) =>
  [...layout.hidden, ...allButtons(layout)].flatMap(({ node }) =>
    typeof node.attributes.onloadTrigger === 'string' ? [node.attributes.onloadTrigger] : [],
  )

import { useEffect } from 'react'
import { addressKind } from '../primitives'
import type { FlowAttributes, FlowNode } from './flow'

/**
 * Adds the identity service's own script (passkeys, security keys) to the page, once, and calls the functions named in
 * `onLoad` when it has loaded. Nothing in a flow is ever evaluated as code.
 */
export function useIdentityScript(scripts: FlowNode[], onLoad: string[]) {
  const attributes = scripts[0]?.attributes
  const src = attributes?.src
  const triggers = onLoad.join(' ')

  useEffect(() => {
    if (!attributes || !src) return
    const script = identityScript(attributes)
    const start = () => {
      for (const name of triggers.split(' ')) if (name) runTrigger(name)
    }
    if (script?.dataset.loaded) start()
    else script?.addEventListener('load', start)
    return () => script?.removeEventListener('load', start)
  }, [attributes, src, triggers])
}

/** Calls a function the identity service's script has put on `window`; false when there is none. */
export function runTrigger(name: unknown): boolean {
  if (typeof name !== 'string') return false
  const run: unknown = Reflect.get(window, name)
  if (typeof run !== 'function') return false
  run.call(window)
  return true
}

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

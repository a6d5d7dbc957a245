import { readStored } from './storage'

/** Under which key of this tab's session storage the drafts are; there is no such item while there are none. */
export const DRAFTS_KEY = 'quarterdeck.drafts'

/** Whether anything that somebody typed is kept as a draft. */
export const hasDrafts = () => readStored('sessionStorage', DRAFTS_KEY) !== null

/** Controls of forms that were typed into. */
const typedInto = new Set<Element & { value: string }>()

/** Begins to notice what is typed, for `hasUnsavedInput`. */
export function watchInput(): void {
  document.addEventListener('input', ({ target }) => {
    if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    )
      if (target.form) typedInto.add(target)
  })
}

/** Whether a form on the page holds something that was typed, be it a secret that no draft keeps. */
export function hasUnsavedInput(): boolean {
  for (const control of typedInto) if (!control.isConnected) typedInto.delete(control)
  return [...typedInto].some(({ value }) => value !== '')
}

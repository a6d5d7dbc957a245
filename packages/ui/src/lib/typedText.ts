/** What a typed text is, which decides what becomes of it (§5.12). A password is none of these: it stays as it is. */
export type TextKind = 'email' | 'address' | 'id' | 'code' | 'search' | 'name'

/** What a field says when `visibleText` has taken something out of it. */
export const TAKEN_OUT = 'Characters that nobody can see were taken out.'

/** Characters that draw nothing: zero-width characters, direction marks, soft hyphens, fillers. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
/** Those of them that no script and no emoji needs: joiners, variation selectors and emoji tags are not among them. */
const NEVER_NEEDED = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g
const SEEN = /[^\p{Default_Ignorable_Code_Point}\s]/u

/**
 * A text without the characters that nobody sees. Where two texts that look alike have to be the same, all of them go;
 * a name keeps those that scripts and emoji need, unless there is nothing else in it.
 */
export function visibleText(text: string, kind: TextKind): string {
  if (kind !== 'name') return text.replaceAll(UNSEEN, '')
  const name = text.replaceAll(NEVER_NEEDED, '')
  return SEEN.test(name) ? name : name.replaceAll(UNSEEN, '')
}

/**
 * What is sent of a typed text: without characters that nobody sees and without blanks around it, a code without the
 * blanks and dashes in it, an e-mail address in its one spelling.
 */
export function readText(text: string, kind: TextKind): string {
  const visible = visibleText(text, kind).trim()
  if (kind === 'code') return visible.replaceAll(/[\s\p{Dash}]/gu, '')
  return kind === 'email' ? oneSpelling(visible) : visible
}

/**
 * An e-mail address in the spelling that is the same whichever browser it was typed in: the domain in lower case and
 * ASCII ('xn--mller-kva.example'). Some browsers turn domains into that by themselves, in inputs of type `email` alone.
 */
function oneSpelling(address: string): string {
  const at = address.lastIndexOf('@') + 1
  if (at === 0) return address
  const domain = address.slice(at).toLowerCase()
  // What could not stand in a domain is left to whoever judges the address.
  const isPlain = /^[!-~]*$/.test(domain) || /[\s!-,/:-@[-`{-~]/.test(domain)
  const url = `http://${domain}`
  return (
    address.slice(0, at).normalize('NFC') + (isPlain || !URL.canParse(url) ? domain : new URL(url).hostname)
  )
}

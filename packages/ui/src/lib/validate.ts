const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** §5.11: an organization id is a UUID of versions 1 to 5. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** §5.3: an e-mail address must contain '@'. More is not checked here: only sending a mail can tell whether it exists. */
export function isEmail(text: string): boolean {
  return text.includes('@')
}

/**
 * What is wrong with an address of the web, for a field of this label. It has to say what the browser would make of it:
 * in a link, 'https:x.example' leads to this console's own /x.example.
 */
export const webAddressError =
  (label: string) =>
  (text: string): string | undefined => {
    if (/^(?!https?:\/\/)[a-z][a-z\d+.-]*:/i.test(text)) return `${label} must begin with https:// or http://`
    if (/^http.*\s/i.test(text)) return `${label} must not contain spaces`
    const url = /^http/i.test(text) && URL.canParse(text) ? new URL(text) : null
    if (!url) return `${label} must be a URL (https or http)`
    return url.username || url.password ? `${label} must not contain a user name or a password` : undefined
  }

/** What is wrong with the name of a domain, for a field of this label. */
export const domainError =
  (label: string) =>
  (text: string): string | undefined => {
    if (/\//.test(text)) return `${label} must be a name such as fra-1.example, without https:// and path`
    if (/\s/.test(text)) return `${label} must not contain spaces`
    const isName = !/[:@?#\\%]/.test(text) && URL.canParse(`http://${text}`)
    return isName ? undefined : `${label} must be a name such as fra-1.example`
  }

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** §5.11: an organization id is a UUID of versions 1 to 5. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** §5.3: an e-mail address must contain '@'. More is not checked here: only sending a mail can tell whether it exists. */
export function isEmail(text: string): boolean {
  return text.includes('@')
}

/** A text that breaks after its @ where it is an e-mail address that takes two lines. */
export function emailText(text: string) {
  const at = text.indexOf('@') + 1
  return at ? (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  ) : (
    text
  )
}

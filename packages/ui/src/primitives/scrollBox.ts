/** What of a dialog scrolls: its body, or in a low window all of it. */
export function scrollBoxOf(dialog: Element | null | undefined): Element | null | undefined {
  const body = dialog?.querySelector(':scope > [data-part="body"]')
  // Heights in fractions of a pixel are rounded by the browser.
  return body && body.scrollHeight > body.clientHeight + 1 ? body : dialog?.parentElement
}

/** The dialog on top of all others: a question lies above the dialog that asks it, and comes after it in the document. */
export const topDialog = (): Element | undefined =>
  [...document.querySelectorAll('[aria-modal="true"]')].at(-1)

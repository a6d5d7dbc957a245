/*
 * The payment provider's script can read everything in its document and stays there until the document is left. So no
 * screen with a password field is ever drawn in a document that has it (§2.6). A file of its own, which every screen
 * can afford to load.
 */
let asked = false

/** To be called when the script is asked for, before it has arrived. */
export const markPaymentScript = (): void => {
  asked = true
}

/** Whether this document has the script, or will. */
export const hasPaymentScript = (): boolean => asked

/** For stories, which stand for many documents in one: the next one is without the script. */
export const forgetPaymentScript = (): void => {
  asked = false
}

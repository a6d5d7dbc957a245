/** Lets the typeface arrive before a text asks for it; until it comes another stands in. */
export const askForTypeface = (): void => void document.fonts.load('1em Inter').catch(() => {})

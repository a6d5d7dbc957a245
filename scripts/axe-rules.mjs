// Which rules of axe stories and journeys are judged by.

/** WCAG 2.2 AA. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules that look at colours: all that a theme can break, and more than half of what axe takes. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

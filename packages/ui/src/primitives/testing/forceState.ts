// Elements that look as if they were pointed at, pressed or focused, for stories that show these states.

/** What is done to something that can be pressed. */
export type ForcedState = 'hover' | 'pressed' | 'focus'

/** The pseudo-classes that hold then; what is pressed is pointed at as well. */
const HOLDS: Record<ForcedState, string> = {
  hover: 'hover',
  pressed: 'hover active',
  focus: 'focus focus-visible',
}

/**
 * Draws an element as its own styles do in that state, until it is removed. Unlike the real state it can be had by several
 * elements at once and does not go when the pointer moves.
 *
 * @param within what else is pointed at with it ends here: the styles of a row also ask whether the row is
 */
export function forceState(element: Element, state: ForcedState, within: Element = document.body) {
  for (const sheet of document.styleSheets) alsoWhenForced(sheet)
  const held = state === 'focus' ? [element] : ancestors(element, within)
  for (const one of held)
    one.setAttribute('data-forced', `${one.getAttribute('data-forced') ?? ''} ${HOLDS[state]}`.trim())
}

function ancestors(element: Element, within: Element): Element[] {
  const parent = element.parentElement
  return element === within || !parent ? [] : [element, ...ancestors(parent, within)]
}

/**
 * Lets rules about a pseudo-class hold for forced elements, too. `:is()` means the same wherever the pseudo-class stood,
 * also in `:not()` and `:has()`, and weighs the same; so rules change for nothing else.
 */
function alsoWhenForced({ cssRules }: CSSStyleSheet | CSSGroupingRule) {
  for (const rule of cssRules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('[data-forced'))
      rule.selectorText = rule.selectorText.replaceAll(
        /:(hover|active|focus|focus-visible)(?![-\w])/g,
        ':is(:$1, [data-forced~="$1"])',
      )
    if ('cssRules' in rule) alsoWhenForced(rule as CSSGroupingRule)
  }
}

import { decideQuery, scaleLengths, type Features } from './emulation'

/** What the system really says, also while something else is emulated. */
export const matchSystemMedia = window.matchMedia.bind(window)

/** What sizes texts: these properties, and the variables of tokens.css for them. */
const isTextSize = (property: string) =>
  property === 'font-size' || property === 'line-height' || /^--(size-|line(-|$))/.test(property)

/** What the page's stylesheets are read as. */
let features: Features = {}
let textScale = 1

/** What was written in a rule before it was changed. */
const written = new WeakMap<CSSRule, string | Map<string, string>>()

function emulateIn(rule: CSSRule): void {
  if (rule instanceof CSSMediaRule) {
    const query = (written.get(rule) as string | undefined) ?? rule.media.mediaText
    const decided = decideQuery(query, features)
    if (decided !== rule.media.mediaText) {
      written.set(rule, query)
      rule.media.mediaText = decided
    }
  }
  if (rule instanceof CSSStyleRule) scaleTexts(rule)
  if (rule instanceof CSSImportRule) emulateInSheet(rule.styleSheet)
  else if ('cssRules' in rule) for (const inner of rule.cssRules as CSSRuleList) emulateIn(inner)
}

function scaleTexts(rule: CSSStyleRule): void {
  let sizes = written.get(rule) as Map<string, string> | undefined
  if (!sizes) {
    if (textScale === 1) return
    const own = Array.from(rule.style)
      .filter(isTextSize)
      .map((name) => [name, rule.style.getPropertyValue(name)] as const)
    sizes = new Map(own.filter(([, value]) => scaleLengths(value, 2) !== value))
    written.set(rule, sizes)
  }
  for (const [name, value] of sizes)
    rule.style.setProperty(name, scaleLengths(value, textScale), rule.style.getPropertyPriority(name))
}

function emulateInSheet(sheet: CSSStyleSheet | null): void {
  for (const rule of sheet?.cssRules ?? []) emulateIn(rule)
}

const emulateInPage = () => Array.from(document.styleSheets).forEach(emulateInSheet)

const isIdle = () => textScale === 1 && Object.keys(features).length === 0

/** Stylesheets come at any time, with the code of what is drawn; so do single rules, from libraries that write them. */
function followStylesheets(): void {
  new MutationObserver((changes) => {
    if (isIdle()) return
    emulateInPage()
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLLinkElement) node.addEventListener('load', emulateInPage, { once: true })
  }).observe(document.head, { childList: true, subtree: true })

  const insertRule = Reflect.get(CSSStyleSheet.prototype, 'insertRule')
  CSSStyleSheet.prototype.insertRule = function insertEmulated(rule, index) {
    const at = insertRule.call(this, rule, index)
    const inserted = this.cssRules[at]
    if (inserted && !isIdle()) emulateIn(inserted)
    return at
  }

  window.matchMedia = (query) => matchSystemMedia(decideQuery(query, features))
}

let isFollowing = false

/**
 * Draws the page as though the system had these media features and texts were that much larger, which a page cannot ask of
 * its browser: rewrites its stylesheets, and answers its own `matchMedia`. Media features that are left out are the
 * browser's own.
 */
export function emulate(wanted: { features: Features; textScale: number }): void {
  if (!isFollowing) followStylesheets()
  isFollowing = true
  const isSame =
    wanted.textScale === textScale && JSON.stringify(wanted.features) === JSON.stringify(features)
  features = wanted.features
  textScale = wanted.textScale
  if (!isSame) emulateInPage()
}

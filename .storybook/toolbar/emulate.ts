import { decideQuery, type Features } from './emulation'

/** What the system really says, also while something else is emulated. */
export const matchSystemMedia = window.matchMedia.bind(window)

/** What the page's stylesheets are read as. */
let features: Features = {}

/** The condition of a rule before it was changed. */
const written = new WeakMap<CSSRule, string>()

function emulateIn(rule: CSSRule): void {
  if (rule instanceof CSSMediaRule) {
    const query = written.get(rule) ?? rule.media.mediaText
    const decided = decideQuery(query, features)
    if (decided !== rule.media.mediaText) {
      written.set(rule, query)
      rule.media.mediaText = decided
    }
  }
  if (rule instanceof CSSImportRule) emulateInSheet(rule.styleSheet)
  else if ('cssRules' in rule) for (const inner of rule.cssRules as CSSRuleList) emulateIn(inner)
}

function emulateInSheet(sheet: CSSStyleSheet | null): void {
  for (const rule of sheet?.cssRules ?? []) emulateIn(rule)
}

const emulateInPage = () => Array.from(document.styleSheets).forEach(emulateInSheet)

const isIdle = () => Object.keys(features).length === 0

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
 * Draws the page as though the system had these media features, which a page cannot ask of its browser: rewrites its
 * stylesheets, and answers its own `matchMedia`. Media features that are left out are the browser's own.
 */
export function emulate(wanted: Features): void {
  if (!isFollowing) followStylesheets()
  isFollowing = true
  const isSame = JSON.stringify(wanted) === JSON.stringify(features)
  features = wanted
  if (!isSame) emulateInPage()
}

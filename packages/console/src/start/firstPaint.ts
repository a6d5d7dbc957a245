import { cardTitles } from '@quarterdeck/ui/cardTitles'
import type { FirstConfig } from '../lib/firstConfig'
import { readStepUp } from '../lib/loginQuery'
import { landingPaths as paths } from '../lib/landingPaths'
import { handOver, isFormAwaited } from './firstForm'

// The looks are in ui/src/tokens/frames.css, which the components of the same screens use too.
const OVERLAY =
  '<div class=loading-overlay><strong></strong><span><svg class=wheel width=16 viewBox="0 0 24 24"><path d="M12 2v20M2 12h20M5 5l14 14M19 5 5 19M18 12a6 6 0 1 1 0-.1"/></svg>Loading</span></div>'
const FIELD = '<b></b><i></i>'
const FIELDS = { login: 2, register: 3, refresh: 1, aal2: 1 }
const card = (fields: number) =>
  `<div class=public-screen><div class=public-card><header><i class=first-mark></i><span></span><h1></h1><p></p></header><div class=first-form>${FIELD.repeat(fields)}<i></i></div><footer>&nbsp;</footer></div></div>`

/**
 * Draws what the screen at an address begins with, in the deployment's brand, before the console's code has arrived: the
 * outline of the card on the sign-in screens, the loading overlay elsewhere (§2.1). It goes in the moment in which the
 * console draws a screen. It is hidden from screen readers, which would otherwise say the screen twice, until a form is
 * drawn into it (firstForm.ts).
 */
export function drawFirstPaint(
  document: Document,
  address: Pick<Location, 'pathname' | 'search'>,
  config: Pick<FirstConfig, 'brandName' | 'logoUrl' | 'accentColor'>,
): void {
  document.title = config.brandName
  if (config.accentColor !== null) drawAccent(document.documentElement, config.accentColor)
  const screen = screenAt(address)
  if (screen === null) return

  const first = document.createElement('div')
  first.className = 'first-paint'
  first.setAttribute('aria-hidden', 'true')
  const fill = (selector: string, text: string) => first.querySelector(selector)?.append(text)
  if (screen === 'overlay') {
    first.innerHTML = OVERLAY
    fill('strong', config.brandName)
  } else {
    first.innerHTML = card(FIELDS[screen])
    fill('span', config.brandName)
    fill('h1', cardTitles[screen].title)
    fill('p', cardTitles[screen].subtitle)
    if (config.logoUrl !== null) {
      const logo = Object.assign(document.createElement('img'), { src: config.logoUrl, height: 40, alt: '' })
      first.querySelector('.first-mark')?.replaceWith(logo)
    }
  }
  // The script is in the head. This event tells that the body is there, before the console's code runs.
  if (document.body) show(document, first)
  else document.addEventListener('readystatechange', () => show(document, first), { once: true })
}

function screenAt({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): keyof typeof cardTitles | 'overlay' | null {
  switch (pathname) {
    case paths.login(): {
      const { aal, refresh } = readStepUp(new URLSearchParams(search))
      return aal ?? (refresh ? 'refresh' : 'login')
    }
    case paths.register():
      return 'register'
    case paths.plans():
    case paths.checkout():
    case paths.checkoutSuccess():
      return null
    default:
      return 'overlay'
  }
}

/**
 * Sets the brand's colour and its tint. What stands on it, and how far it must move to be readable, is computed by
 * @quarterdeck/ui/accent, which arrives later and replaces both.
 */
function drawAccent({ style }: HTMLElement, colour: string): void {
  const tint = (lightness: number, chroma: number) => `oklch(from ${colour} ${lightness} min(c, ${chroma}) h)`
  const soft = `light-dark(${tint(0.955, 0.025)}, ${tint(0.29, 0.04)})`
  if (!CSS.supports('color', soft)) return
  style.setProperty('--accent', colour)
  style.setProperty('--accent-soft', soft)
  // White on what is dark, black on what is light.
  style.setProperty('--on-accent', `oklch(from ${colour} clamp(0, (0.57 - l) * 99, 1) 0 0)`)
}

function show(document: Document, first: Element): void {
  const root = document.getElementById('root')
  if (!root || hasScreen(root)) return
  document.body.append(first)
  new MutationObserver((_, observer) => {
    if (!hasScreen(root) || isFormAwaited(first, root)) return
    handOver(first, root)
    first.remove()
    observer.disconnect()
  }).observe(root, { childList: true, subtree: true })
}

/** Whether the console has drawn a screen; messages and banners have their places there before. */
const hasScreen = (root: Element) => root.querySelector('main, section, .loading-overlay') !== null

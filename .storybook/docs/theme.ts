import { useEffect, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import css from '../../packages/ui/src/tokens/tokens.css?raw'
import { applyTools } from '../toolbar/applyTools'
import { matchSystemMedia } from '../toolbar/emulate'
import { choiceOf, themeOf, type Choice } from '../toolbar/tools'
import { brandTheme, coloursOf } from './brandTheme'

const themes = {
  light: brandTheme(coloursOf(css, 'light'), 'light'),
  dark: brandTheme(coloursOf(css, 'dark'), 'dark'),
}

const systemIsDark = matchSystemMedia('(prefers-color-scheme: dark)')
const EVENTS = [SET_GLOBALS, GLOBALS_UPDATED]

/** What the toolbar says. Both events are kept by their channel; an update is always the later one. */
function globals(): Readonly<Record<string, unknown>> {
  const channel = addons.getChannel()
  const [last] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [
    { globals: Readonly<Record<string, unknown>> }?,
  ]
  return last?.globals ?? {}
}

function subscribe(listener: () => void): () => void {
  const channel = addons.getChannel()
  for (const event of EVENTS) channel.on(event, listener)
  systemIsDark.addEventListener('change', listener)
  return () => {
    for (const event of EVENTS) channel.off(event, listener)
    systemIsDark.removeEventListener('change', listener)
  }
}

let choice: Choice = choiceOf({})

/**
 * What a docs page is drawn as: where no theme is chosen, in that of the reader's system. The same object until something
 * changes.
 */
export function docsChoice(): Choice {
  const chosen = choiceOf(globals())
  const system = systemIsDark.matches ? 'dark' : 'light'
  const now: Choice = { ...chosen, theme: chosen.theme === 'normal' ? system : chosen.theme }
  if (JSON.stringify(now) !== JSON.stringify(choice)) choice = now
  return choice
}

/** Draws a docs page as chosen, and gives its theme. */
export function useDocsTheme() {
  const chosen = useSyncExternalStore(subscribe, docsChoice)
  useEffect(() => applyTools(chosen), [chosen])
  return themes[themeOf(chosen.theme)]
}

/** A hook: what the examples of a docs page are drawn as. */
export const useDocsChoice = (): Choice => useSyncExternalStore(subscribe, docsChoice)

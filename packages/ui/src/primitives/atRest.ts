import { createContext, use } from 'react'

/** Whether the controls below are at rest, because what they hold is being saved. A Dialog says so by its `busy`. */
export const AtRest = createContext(false)

/**
 * Whether a control is at rest: it can have the focus and be read, and what it holds cannot be changed. What was typed
 * meanwhile would be lost when the save is done and the form goes. A disabled control would lose the focus instead.
 */
export const useAtRest = (): boolean => use(AtRest)

import { createContext } from 'react'

/** Closes the dialog around, as Escape does: where something was typed and not saved, the dialog asks first. */
export const CloseRequest = createContext<(() => void) | undefined>(undefined)

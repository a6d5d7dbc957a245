interface Modifiers {
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/** Whether a key belongs to a shortcut of the browser or the system, as the left arrow does that goes back with Alt. */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: Modifiers): boolean => altKey || ctrlKey || metaKey

interface Press {
  nativeEvent: { isComposing: boolean }
  keyCode: number
}

/** Whether a key belongs to a word that is being composed. In Safari only its code tells that of the Enter that ends it. */
export const isComposing = ({ nativeEvent, keyCode }: Press): boolean =>
  nativeEvent.isComposing || keyCode === 229

interface Modifiers {
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/** Whether a key belongs to a shortcut of the browser or the system, as the left arrow does that goes back with Alt. */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: Modifiers): boolean => altKey || ctrlKey || metaKey

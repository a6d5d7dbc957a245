/** The state of an address that somebody came to by a link, and not by what the screen in view does with its own address. */
export const FOLLOWED = 'followed'

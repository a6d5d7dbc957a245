import { whenPersonLeaves } from './session'

/** Counts the people who were signed in here. */
let people = 0

whenPersonLeaves(() => void (people += 1))

/**
 * To be called when something is begun for the person who is signed in. Gives whether they have been there ever since: its
 * next step is not to be done as anybody else, nor its end told to them.
 */
export function samePerson(): () => boolean {
  const person = people
  return () => person === people
}

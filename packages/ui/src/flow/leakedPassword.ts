/** Id of the message that a new password is known from data breaches. */
export const LEAKED_PASSWORD = 4000034

/** In place of the message's own text, which reads as if the account had been broken into. */
export const LEAKED_PASSWORD_TEXT =
  'This password is known from data breaches of other sites, so it is the first that is guessed. Your account is safe: choose a password that you use nowhere else.'

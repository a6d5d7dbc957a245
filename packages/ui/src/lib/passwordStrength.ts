/** How hard a password is to guess. */
export type PasswordStrength = 'weak' | 'fair' | 'strong'

/** Words and rows of keys that guesses begin with; each counts as little as one character. */
const COMMON =
  /pass(word|wort)?|welcome|letmein|admin|login|qwert[yz]?u?i?o?p?|asdf(ghjkl)?|[zy]xcvb?n?m?|iloveyou|dragon|monkey|master|football|summer|winter|spring|autumn|(19|20)\d\d|abc|test|secret/g

const FAIR = 9
const STRONG = 14

/**
 * How strong a password is, by how many characters of it a guess has to find one by one: common words, years, repeated
 * characters and runs like `abcd` or `4321` count as one. A hint while typing, and no rule: the identity service decides
 * what it takes.
 */
export function passwordStrength(password: string): PasswordStrength {
  const text = password.toLowerCase().replace(COMMON, '\u0000')
  const steps = Array.from(text, (letter, index) => letter.charCodeAt(0) - (text.charCodeAt(index - 1) || 0))
  // A step of 0, 1 or -1 that is taken again goes on with a run.
  const unguessed = steps.filter((step, index) => Math.abs(step) > 1 || step !== steps[index - 1])
  const different = new Set(text).size
  const score = Math.min(unguessed.length, different * 2)
  return score >= STRONG ? 'strong' : score >= FAIR ? 'fair' : 'weak'
}

/** How hard a password is to guess. */
export type PasswordStrength = 'weak' | 'fair' | 'strong'

/** Words and rows of keys that guesses begin with; each counts as little as one character. */
const COMMON =
  /pass(word|wort)?|welcome|letmein|admin|login|qwert[yz]?u?i?o?p?|asdf(ghjkl)?|[zy]xcvb?n?m?|iloveyou|dragon|monkey|master|football|summer|winter|spring|autumn|(19|20)\d\d|abc|test|secret/g

const FAIR = 9
const STRONG = 14

/**
 * How strong a password is, by how many characters of it a guess has to find one by one: common words, years, repeated
 * characters, runs like `abcd` or `4321`, and what the person's address has in common with it count as one. A hint while typing, and no rule: the identity service decides
 * what it takes.
 */
export function passwordStrength(password: string, email = ''): PasswordStrength {
  const text = without(email.toLowerCase(), password.toLowerCase()).replace(COMMON, '\u0000')
  const steps = Array.from(text, (letter, index) => letter.charCodeAt(0) - (text.charCodeAt(index - 1) || 0))
  // A step of 0, 1 or -1 that is taken again goes on with a run.
  const unguessed = steps.filter((step, index) => Math.abs(step) > 1 || step !== steps[index - 1])
  const different = new Set(text).size
  const score = Math.min(unguessed.length, different * 2)
  return score >= STRONG ? 'strong' : score >= FAIR ? 'fair' : 'weak'
}

/** A shorter part of an address may be in a password by chance. */
const SHARED = 4

/** The password with one character in place of each part that it shares with an address. */
function without(email: string, password: string): string {
  let [rest, at] = ['', 0]
  while (at < password.length) {
    let end = at + 1
    while (end < password.length && email.includes(password.slice(at, end + 1))) end++
    const isShared = end - at >= SHARED
    rest += isShared ? '\u0000' : password.charAt(at)
    at = isShared ? end : at + 1
  }
  return rest
}

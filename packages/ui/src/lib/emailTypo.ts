/** Where most people have their mail, and names so like one of these that they must not be taken for a slip of it. */
const SUGGESTED = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
  'proton.me',
  'protonmail.com',
]
const ALSO_REAL = [
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'hotmail.co.uk',
  'yahoo.co.uk',
  'fastmail.com',
]

/** Endings that are no domains, and what was meant. */
const ENDINGS: Record<string, string> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  vom: 'com',
  comm: 'com',
  nte: 'net',
  ogr: 'org',
}

/**
 * The address that was likely meant where the domain of one looks like a slip: `mira@gmial.com` gives
 * `mira@gmail.com`. Undefined where nothing is wrong, or nobody can tell.
 */
export function emailTypo(address: string): string | undefined {
  const [, name, typed] = /^([^\s@]+)@([^\s@]+)$/.exec(address.trim()) ?? []
  if (name === undefined || typed === undefined) return undefined
  const domain = typed.toLowerCase()
  if ([...SUGGESTED, ...ALSO_REAL].includes(domain)) return undefined
  const meant = SUGGESTED.find((known) => isSlip(domain, known)) ?? withEnding(domain)
  return meant && `${name}@${meant}`
}

function withEnding(domain: string): string | undefined {
  const dot = domain.lastIndexOf('.')
  const ending = dot > 0 ? ENDINGS[domain.slice(dot + 1)] : undefined
  return ending && `${domain.slice(0, dot)}.${ending}`
}

/** Whether one character is missing, too many or another one, or two neighbours are exchanged. */
function isSlip(typed: string, known: string): boolean {
  if (Math.abs(typed.length - known.length) > 1) return false
  let start = 0
  while (start < known.length && typed[start] === known[start]) start += 1
  const [a, b] = [typed.slice(start), known.slice(start)]
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  )
}

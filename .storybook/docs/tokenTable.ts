/** A CSS variable with its values: the usual one, and those under other circumstances. */
export interface Token {
  name: string
  value: string
  /** 'pointer: coarse' → its value there. */
  otherwise: readonly (readonly [when: string, value: string])[]
}

/**
 * The variables of a stylesheet whose names fit, in their order. Colours of the dark theme are left out: palette() reads them.
 *
 * @param css the text of tokens.css
 */
export function tokensIn(css: string, names: RegExp): Token[] {
  const found = new Map<string, { value: string; otherwise: [string, string][] }>()
  let media = ''
  for (const line of css.replaceAll(/\/\*[^]*?\*\//g, '').split('\n')) {
    media = /^@media \(?([^{]*?)\)? \{/.exec(line)?.[1] ?? (line.startsWith('}') ? '' : media)
    const [, name = '', value = ''] = /^ *(--[\w-]+): (.*);\s*$/.exec(line) ?? []
    if (!names.test(name) || media === 'screen') continue
    const token = found.get(name)
    if (!token) found.set(name, { value, otherwise: [] })
    else if (media) token.otherwise.push([media, value])
  }
  return Array.from(found, ([name, token]) => ({ name, ...token }))
}

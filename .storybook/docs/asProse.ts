/**
 * A comment of the code as somebody reads it who sees no code: without tags, and without the sections that it cites, which
 * a docs page names in one place.
 */
export function asProse(comment: string): string {
  const text = comment
    .replace(/\s@\w+[^]*$/, '')
    .replace(/ ?\(§[\d.]+[^)]*\)/g, '')
    .replace(/^§[\d.]+(?: [^:.]*)?[:.] /, '')
    .replace(/ ?§[\d.]+/g, '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

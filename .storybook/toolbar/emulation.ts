/** Media features and what they shall be: `{ 'prefers-reduced-motion': 'reduce' }`. */
export type Features = Readonly<Record<string, string>>

const ALWAYS = '(min-width: 0px)'
const NEVER = '(width < 0px)'

/**
 * A media query in which each emulated feature is decided: `(prefers-reduced-motion: reduce) and (width > 600px)` becomes
 * `(min-width: 0px) and (width > 600px)`. What is not emulated stays.
 */
export function decideQuery(query: string, features: Features): string {
  return query.replace(/\(\s*([a-z-]+)\s*(?::\s*([\w-]+)\s*)?\)/g, (part, name: string, value?: string) => {
    const emulated = features[name]
    if (emulated === undefined) return part
    const matches = value === undefined ? !['none', 'no-preference'].includes(emulated) : value === emulated
    return matches ? ALWAYS : NEVER
  })
}

/** The provider that an address names; undefined where it is missing or `none`, which means no provider (§3.15). */
export function readProvider(name: string | undefined): string | undefined {
  const provider = name?.trim()
  return provider && provider !== 'none' ? provider : undefined
}

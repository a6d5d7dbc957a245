/** The provider an address names; §3.15: one named none stands for no provider. */
export function readProvider(name: string | undefined): string | undefined {
  const provider = name?.trim()
  return provider && provider !== 'none' ? provider : undefined
}

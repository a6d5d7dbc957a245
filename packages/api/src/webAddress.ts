/** Whether a value is an address that is safe to open or navigate to: absolute, http or https. */
export function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value)
}

/** What the contract's validator finds wrong with a request. */
export interface InputProblem {
  /** Such as '/path/organizationId' or '/requestBody/email'. */
  instancePath: string
  keyword: string
  params: Record<string, unknown>
  message?: string
}

/** What is wrong with a request, as a sentence for people: the validator's own words are for developers. */
export function inputWords({ instancePath, keyword, params, message }: InputProblem): string {
  const path = instancePath.replace(/^\/(requestBody|path|query)\/?/, '')
  if (keyword === 'required') return `${String(params.missingProperty)} is missing`
  const isEmail = path === 'email' || params.format === 'email'
  if (isEmail) return 'Please enter a valid email address'
  if (params.format === 'uuid') return `${path} is not a valid ID`
  if (keyword === 'minLength' && params.limit === 1) return `${path} is missing`
  return `${path} ${message ?? 'is not right'}`.trim()
}

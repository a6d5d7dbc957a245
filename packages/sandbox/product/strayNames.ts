import { queryNames } from '@quarterdeck/api/generated/queries'

/**
 * The names in a query that the document does not give its operation. A platform ignores them, so whoever sends one would
 * not see that it says nothing: the server and the mocks complain of it instead.
 */
export const strayNames = (operationId: string, names: Iterable<string>): string[] =>
  [...new Set(names)].filter((name) => !queryNames[operationId]?.includes(name))

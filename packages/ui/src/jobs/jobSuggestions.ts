import { formatValue, JOB_FIELDS, JOB_GROUPS, type JobField } from './jobQuery'

/** What the values of a search may be, besides those that are always the same. */
export interface SearchWords {
  /** Names of clusters. */
  clusters: readonly string[]
  /** Types of jobs. */
  types: readonly string[]
}

const MOST = 8

/** How the last word of a search may go on, at most eight ways: the names of fields, then the values of one. */
export function suggestionsFor(text: string, { clusters, types }: SearchWords): string[] {
  const word = /\S*$/.exec(text)?.[0] ?? ''
  const [, field, operator = '', begun = ''] = /^(\w+)(!=|!:|:|=)(.*)$/.exec(word) ?? []
  if (field === undefined) {
    const beginnings = JOB_FIELDS.map((name) => `${name}:`)
    return beginnings.filter((name) => name.startsWith(word.toLowerCase()))
  }
  const values: Record<JobField, readonly string[]> = {
    status: JOB_GROUPS,
    cluster: clusters,
    type: types,
    organization: [],
    workflow: [],
    cause: [],
    since: ['1h', '24h', 'today', 'yesterday'],
    until: ['1h', '24h', 'today', 'yesterday'],
  }
  const known = JOB_FIELDS.find((name) => name === field.toLowerCase())
  return (known ? values[known] : [])
    .filter((value) => value.toLowerCase().includes(begun.toLowerCase()) && value !== begun)
    .filter((value) => formatValue(value) === value)
    .slice(0, MOST)
    .map((value) => `${field}${operator}${value}`)
}

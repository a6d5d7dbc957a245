import styled from 'styled-components'
import { Input, Select } from '../primitives'
import { termsOf, withTerms, type JobField, type JobQuery } from './jobQuery'

export interface JobPicksProps {
  query: JobQuery
  onQuery: (query: JobQuery) => void
  /** Names of clusters. */
  clusters: readonly string[]
  /** Types of jobs. */
  types: readonly string[]
}

const spans: Record<string, string> = {
  '1h': 'Last hour',
  '24h': 'Last 24 hours',
  yesterday: 'Since yesterday',
}
const DAY_MS = 86_400_000

/** Lists to pick the time, the cluster and the type from, each also as what it must not be. */
export function JobPicks({ query, onQuery, clusters, types }: JobPicksProps) {
  return (
    <Root>
      <TimePick query={query} onQuery={onQuery} />
      <Pick field="cluster" any="Any cluster" values={clusters} query={query} onQuery={onQuery} />
      <Pick field="type" any="Any type" values={types} query={query} onQuery={onQuery} />
    </Root>
  )
}

type QueryProps = Pick<JobPicksProps, 'query' | 'onQuery'>

interface PickProps extends QueryProps {
  field: 'cluster' | 'type'
  any: string
  values: readonly string[]
}

const names = { cluster: 'Cluster', type: 'Type' }

function Pick({ field, any, values, query, onQuery }: PickProps) {
  const terms = termsOf(query, field)
  const [term] = terms
  // What was typed may be in no list.
  const all = [...new Set([...values, ...terms.map(({ value }) => value)])].sort()
  function pick(choice: string) {
    const not = choice.startsWith('!')
    onQuery(withTerms(query, field, choice ? [{ field, value: choice.slice(1), not }] : []))
  }
  return (
    <Select
      aria-label={names[field]}
      value={terms.length > 1 ? 'several' : term ? `${term.not ? '!' : '='}${term.value}` : ''}
      onChange={({ target }) => pick(target.value)}
    >
      <option value="">{any}</option>
      {terms.length > 1 && (
        <option value="several" disabled>
          Several
        </option>
      )}
      <optgroup label="Is">
        {all.map((value) => (
          <option key={value} value={`=${value}`}>
            {value}
          </option>
        ))}
      </optgroup>
      <optgroup label="Is not">
        {all.map((value) => (
          <option key={value} value={`!${value}`}>
            not {value}
          </option>
        ))}
      </optgroup>
    </Select>
  )
}

function TimePick({ query, onQuery }: QueryProps) {
  const valueOf = (field: JobField) => termsOf(query, field)[0]?.value ?? ''
  const set = (from: JobQuery, field: 'since' | 'until', value: string) =>
    withTerms(from, field, value ? [{ field, value, not: false }] : [])
  const [since, until] = [valueOf('since'), valueOf('until')]
  const choice = until || (since && !spans[since]) ? 'custom' : since
  function pick(span: string) {
    if (span !== 'custom') onQuery(set(set(query, 'since', span), 'until', ''))
    else onQuery(set(query, 'since', localTime(Date.now() - DAY_MS)))
  }
  return (
    <>
      <Select aria-label="Time" value={choice} onChange={({ target }) => pick(target.value)}>
        <option value="">Any time</option>
        {Object.entries(spans).map(([span, label]) => (
          <option key={span} value={span}>
            {label}
          </option>
        ))}
        <option value="custom">Custom …</option>
      </Select>
      {choice === 'custom' &&
        ([['since', 'From', since] as const, ['until', 'To', until] as const] as const).map(
          ([field, label, value]) => (
            <label key={field}>
              {label}
              <Input
                type="datetime-local"
                value={fieldValue(value)}
                onChange={({ target }) => onQuery(set(query, field, target.value))}
              />
            </label>
          ),
        )}
    </>
  )
}

/** A moment as fields of date and time have it, in the person's own time zone. */
function localTime(time: number): string {
  const date = new Date(time)
  return new Date(time - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
}

/** What a field of date and time shows of a term's value, which may also be a day or be relative. */
function fieldValue(value: string): string {
  if (!/^\d{4}-/.test(value)) return ''
  return value.endsWith('Z') ? localTime(Date.parse(value)) : value.length === 10 ? `${value}T00:00` : value
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  /* As wide as before their choices have arrived. */
  > span {
    flex: 1 1 auto;
    width: 160px;
    max-width: 240px;
  }
  > label {
    display: flex;
    flex: 1 1 240px;
    align-items: center;
    gap: var(--space-2);
    max-width: 320px;
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
  @media (max-width: 640px) {
    > span {
      flex-basis: 96px;
    }
    /* As wide as what is chosen where browsers can do that, so that all three are read whole beside each other. */
    @supports (field-sizing: content) {
      > span {
        flex-basis: auto;
        width: auto;
      }
      > span > select {
        field-sizing: content;
        padding-inline: var(--space-3) var(--space-6);
      }
      > span > svg {
        right: var(--space-1);
      }
    }
    > label {
      flex-basis: 100%;
      max-width: none;
    }
  }
`

import styled from 'styled-components'
import { Select } from '../primitives'
import { termsOf, withTerms } from './jobQuery'
import { TimePick, type TimePickProps } from './TimePick'

export interface JobPicksProps extends TimePickProps {
  /** Names of clusters. */
  clusters: readonly string[]
  /** Types of jobs. */
  types: readonly string[]
}

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

interface PickProps extends TimePickProps {
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

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  /* As wide as before their choices have arrived. */
  > span {
    flex: 1 1 auto;
    width: 10rem;
    max-width: 15rem;
  }
  > label {
    display: flex;
    flex: 1 1 auto;
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

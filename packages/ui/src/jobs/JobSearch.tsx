import { Search } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { isComposing, isShortcut, TAKEN_OUT, visibleText } from '../lib'
import { Input } from '../primitives'
import { suggestionsFor, type SearchWords } from './jobSuggestions'
import { formatJobQuery, parseJobQuery, type JobQuery } from './jobQuery'

export interface JobSearchProps extends SearchWords {
  query: JobQuery
  /** What an address holds in its place, which cannot be read, and why: it stands in the field to be corrected. */
  unread?: { text: string; error: string }
  /** Called with what was typed, once Enter is pressed and all of it says something. */
  onQuery: (query: JobQuery) => void
}

/** The whole query as a text, with completion of its fields and their values. It says the same as chips and lists do. */
export function JobSearch({ query, unread, onQuery, clusters, types }: JobSearchProps) {
  const id = useId()
  const saved = unread?.text ?? formatJobQuery(query)
  const [draft, setDraft] = useState(saved)
  const [from, setFrom] = useState(saved)
  const [error, setError] = useState(unread?.error)
  const [removed, setRemoved] = useState(false)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  if (saved !== from) {
    // A chip, a list or Back has changed the query: what was typed is replaced by it.
    setFrom(saved)
    setDraft(saved)
    setError(unread?.error)
    setRemoved(false)
  }
  const suggestions = open ? suggestionsFor(draft, { clusters, types }) : []
  const chosen = suggestions[active]

  function type(typed: string) {
    const text = visibleText(typed, 'search')
    setDraft(text)
    setRemoved(text !== typed)
    setError(undefined)
    setActive(-1)
    setOpen(true)
  }
  function complete(suggestion: string) {
    const text = draft.replace(/\S*$/, suggestion)
    // After a field its value is typed; after a value there may be a next term.
    setDraft(/[:=]$/.test(suggestion) ? text : `${text} `)
    setActive(-1)
  }
  function submit() {
    const read = parseJobQuery(draft)
    setOpen(false)
    if ('error' in read) setError(read.error)
    else {
      setError(undefined)
      setDraft(formatJobQuery(read.query))
      onQuery(read.query)
    }
  }
  function press(event: KeyboardEvent) {
    if (isComposing(event)) return
    const step = isShortcut(event) ? undefined : { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setOpen(true)
      const count = suggestions.length + 1
      setActive(((active + 1 + step + count) % count) - 1)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (chosen) complete(chosen)
      else submit()
    } else if (event.key === 'Escape' && open && suggestions.length > 0) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
  }

  /* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the elements with these roles
    complete a whole value, not its last word; keys go to the field, which keeps the focus */
  return (
    <Root>
      <Search size={16} aria-hidden />
      <Input
        role="combobox"
        aria-label="Search jobs"
        aria-expanded={suggestions.length > 0}
        aria-controls={suggestions.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={chosen && `${id}-${active}`}
        aria-autocomplete="list"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-said`}
        placeholder="status:failed cluster:fra-1 type!=collect_diagnostics"
        value={draft}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
      />
      {suggestions.length > 0 && (
        <div
          tabIndex={-1}
          role="listbox"
          id={`${id}-list`}
          aria-label="Completions"
          // Neither a completion nor the scroll bar takes the focus from the field, which would close the list.
          onMouseDown={(event) => event.preventDefault()}
        >
          {suggestions.map((suggestion, index) => (
            <div
              key={suggestion}
              tabIndex={-1}
              role="option"
              id={`${id}-${index}`}
              aria-selected={index === active}
              onClick={() => complete(suggestion)}
            >
              {suggestion}
            </div>
          ))}
        </div>
      )}
      <output id={`${id}-said`}>{error ?? (removed && TAKEN_OUT)}</output>
    </Root>
  )
  /* oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */
}

const Root = styled('search')`
  position: relative;
  display: block;

  > svg {
    position: absolute;
    top: calc((var(--control) - 16px) / 2);
    left: var(--space-3);
    color: var(--text-muted);
    pointer-events: none;
  }
  > input {
    padding-left: calc(var(--space-8) + var(--space-1));
    border-color: var(--border);
  }
  > [role='listbox'] {
    position: absolute;
    z-index: 4;
    top: calc(100% + var(--space-1));
    left: 0;
    min-width: 240px;
    max-width: 100%;
    max-height: 320px;
    padding: var(--space-1);
    overflow-y: auto;
    border: 1px solid var(--border);
    border-radius: var(--radius);
    background: var(--raised);
    box-shadow: var(--shadow-float);
    font-size: var(--size-sm);
  }
  [role='option'] {
    display: flex;
    align-items: center;
    min-height: var(--control-sm);
    padding: 0 var(--space-3);
    border-radius: var(--radius-sm);
    cursor: pointer;
  }
  [role='option']:is(:hover, [aria-selected='true']) {
    background: var(--hover);
  }
  [role='option'][aria-selected='true'] {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  > output:not(:empty) {
    display: block;
    padding-top: var(--space-1);
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
  > [aria-invalid] ~ output {
    color: var(--danger);
  }
  @media (pointer: coarse) {
    [role='option'] {
      min-height: 44px;
    }
  }
`

import { Search, X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { isComposing, TAKEN_OUT, visibleText } from '../lib'
import { IconButton } from './IconButton'
import { Input } from './Input'
import { Spinner } from './Spinner'
import { useSearchDraft } from './useSearchDraft'

export interface SearchFieldProps {
  /** Names the field, since it has no visible label. */
  label: string
  /** The search in force, as the address has it. */
  value: string
  /** Called with the trimmed text 150 ms after the last key, at once for Enter, Escape and the clear button. */
  onSearch: (search: string) => void
  placeholder?: string
  /** The results of the search are on their way. */
  busy?: boolean
  /** Wait after the last key, in milliseconds. */
  delay?: number
  className?: string
}

/** Search as you type. What is being typed is kept here, so that a late answer to an earlier search cannot replace it. */
export function SearchField({
  label,
  value,
  onSearch,
  placeholder,
  busy = false,
  delay = 150,
  className,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const { draft, type, commit } = useSearchDraft(value, onSearch, delay)
  const [cleaned, setCleaned] = useState<string>()

  function change(typed: string) {
    const text = visibleText(typed, 'search')
    setCleaned(text === typed ? undefined : text)
    type(text)
  }

  function clear() {
    setCleaned(undefined)
    commit('')
    input.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      commit(draft)
    }
    // In an empty field Escape is not handled here, so that it closes the dialog around it.
    if (event.key === 'Escape' && draft) {
      event.preventDefault()
      event.stopPropagation()
      clear()
    }
  }

  return (
    <Root className={className}>
      {busy ? <Spinner /> : <Search size={16} aria-hidden />}
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={draft}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {draft && (
        <IconButton size="sm" label="Clear search" onClick={clear}>
          <X size={16} />
        </IconButton>
      )}
      {cleaned === draft && <output>{TAKEN_OUT}</output>}
    </Root>
  )
}

const Root = styled('search')`
  position: relative;
  display: flex;
  width: 300px;
  max-width: 100%;

  > svg {
    position: absolute;
    left: var(--space-3);
    height: 100%;
    color: var(--text-muted);
    pointer-events: none;
  }
  > input {
    padding: 0 calc(var(--control) + var(--space-1)) 0 calc(var(--space-8) + var(--space-1));
    border-color: var(--border);
    appearance: none;
  }
  > input::-webkit-search-cancel-button {
    display: none;
  }
  /* Over what stands below, which would move otherwise. */
  > output {
    position: absolute;
    z-index: 1;
    top: calc(100% + 2px);
    padding: 0 var(--space-2);
    border: 1px solid var(--border);
    border-radius: var(--radius);
    background: var(--raised);
    color: var(--text-muted);
    font-size: var(--size-xs);
  }
  > button {
    position: absolute;
    top: 50%;
    right: 4px;
    transform: translateY(-50%);
  }
  @media (pointer: coarse) {
    > button {
      right: 0;
    }
  }
  @media (max-width: 640px) {
    width: 100%;
  }
`

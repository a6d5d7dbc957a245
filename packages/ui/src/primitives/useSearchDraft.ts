import { useEffect, useEffectEvent, useState } from 'react'

/**
 * The text in a search field, kept apart from `value`, the search that the list shows. Searches are remembered until
 * they come back in `value`: a `value` that is none of them was changed from outside (Back, 'Clear filters') and
 * replaces the text.
 *
 * @param delay from the last key to the search, in milliseconds; null while nothing is to be searched for by itself
 */
export function useSearchDraft(value: string, onSearch: (search: string) => void, delay: number | null) {
  const [draft, setDraft] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState<string[]>([])

  if (value !== seen) {
    setSeen(value)
    const position = sent.indexOf(value)
    setSent(sent.slice(position + 1))
    if (position < 0) {
      setSent([])
      setDraft(value)
    }
  }

  const latest = sent.at(-1) ?? value
  const pending = draft.trim() !== latest

  function commit(text: string) {
    const search = text.trim()
    setDraft(text)
    if (search === latest) return
    setSent([...sent, search])
    onSearch(search)
  }

  const commitDraft = useEffectEvent(() => commit(draft))
  useEffect(() => {
    if (!pending || delay === null) return
    const timer = setTimeout(commitDraft, delay)
    return () => clearTimeout(timer)
  }, [draft, pending, delay])

  return { draft, type: setDraft, commit }
}

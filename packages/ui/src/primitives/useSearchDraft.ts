import { useEffect, useEffectEvent, useState } from 'react'

/**
 * The text being typed beside the search in force. Searches sent but not yet seen in `value` are remembered,
 * so that one coming into force late is told apart from a change by others (Back, "Clear filters").
 */
export function useSearchDraft(value: string, onSearch: (search: string) => void, delay: number) {
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
    if (!pending) return
    const timer = setTimeout(commitDraft, delay)
    return () => clearTimeout(timer)
  }, [draft, pending, delay])

  return { draft, type: setDraft, commit }
}

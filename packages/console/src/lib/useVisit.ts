import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { FOLLOWED } from './followed'

/**
 * A hook: names the visit of the screen in view. A link to the screen begins another visit, also where it is pressed on that
 * screen; its dialogs and pages, which are in the query of its address, do not.
 */
export function useVisit(): string {
  const { key, search, state } = useLocation()
  // Of an entry of the history the state stays, so it says nothing where Back has led there.
  const isFollowed = useNavigationType() !== 'POP' && state === FOLLOWED
  const [visit, setVisit] = useState(key)
  if (key !== visit && search === '' && isFollowed) setVisit(key)
  return visit
}

import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { FOLLOWED } from './followed'

/**
 * A hook: names the visit of the screen in view. A link to the screen begins another visit, also where it is pressed on that
 * screen; its dialogs and pages, which are in the query of its address, do not.
 */
export function useVisit(): string {
  const { key, search, state } = useLocation()
  // The history keeps the state of an entry: after Back it tells of an earlier visit.
  const isFollowed = useNavigationType() !== 'POP' && state === FOLLOWED
  const [visit, setVisit] = useState(key)
  if (key !== visit && search === '' && isFollowed) setVisit(key)
  return visit
}

import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { FOLLOWED } from './followed'

/**
 * A hook: names the visit of the screen in view. A link to the screen begins another visit, also where it is pressed on that
 * screen; its dialogs and pages, which are in the query of its address, do not.
 */
export function useVisit(): string {
  const { key, search, state } = useLocation()
  const [visit, setVisit] = useState(key)
  if (key !== visit && search === '' && state === FOLLOWED) setVisit(key)
  return visit
}

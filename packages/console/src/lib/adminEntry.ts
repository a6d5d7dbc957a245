import { whenPersonLeaves } from './session'
import { createStore } from './store'

/** Whether the person has the role of an administrator, but the platform has no administrator's entry of theirs (§6.5). */
export const adminEntryMissing = createStore(false)

whenPersonLeaves(() => adminEntryMissing.set(false))

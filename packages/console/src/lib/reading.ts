import { isWaitedFor } from './polling'
import { queryClient } from './queryClient'
import { createStore } from './store'

/** A wait that is shorter than this is none to anybody, in milliseconds. */
const NOTICED_AFTER_MS = 200

/** Whether somebody waits for what is being read, and has done so for long enough to notice. */
export const isReading = createStore(false)

let timer: ReturnType<typeof setTimeout> | undefined

queryClient.getQueryCache().subscribe(({ type }) => {
  if (type !== 'updated' && type !== 'removed') return
  if (queryClient.isFetching({ predicate: isWaitedFor }) > 0) {
    timer ??= setTimeout(() => isReading.set(true), NOTICED_AFTER_MS)
  } else {
    clearTimeout(timer)
    timer = undefined
    isReading.set(false)
  }
})

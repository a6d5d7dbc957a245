import type { Query } from '@tanstack/react-query'

/** Changes what a query has read. When that was, and whether its last read failed, stays as it is. */
export function changeData<Data>(query: Query<Data>, data: Data): void {
  if (query.state.status === 'error') query.setState({ data })
  // A read that is broken off goes back to what was set by this, and not to before.
  else query.setData(data, { updatedAt: query.state.dataUpdatedAt, manual: true })
}

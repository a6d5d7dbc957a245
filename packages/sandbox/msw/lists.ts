/** §9: how many items a page holds when the caller does not say. */
const PAGE_SIZE = 25

/** The query parameters that narrow a list, and the field each is compared with. */
const FILTERS: Record<string, string> = {
  search: 'email',
  organization_id: 'organization_id',
  organization_email: 'organization_email',
  cluster_id: 'cluster_id',
  cluster_name: 'cluster_name',
  job_type: 'job_type',
  target_type: 'target_type',
}

/** Answers a list as the platform does: filtered and cut into pages by the request's own query. */
export const paged =
  <T extends object>(items: T[]) =>
  ({ request }: { request: Request }) => {
    const query = new URL(request.url).searchParams
    const page = Number(query.get('page') ?? 1)
    const limit = Number(query.get('limit') ?? PAGE_SIZE)
    const found = narrow(items, query)
    return {
      data: found.slice((page - 1) * limit, page * limit),
      pagination: { total: found.length, totalPages: Math.ceil(found.length / limit) },
    }
  }

/** The items that the query asks for. A filter on a field that they do not have is ignored. */
export function narrow<T extends object>(items: T[], query: URLSearchParams): T[] {
  const wanted = Object.entries(FILTERS).flatMap(([parameter, field]) => {
    const text = query.get(parameter)?.trim().toLowerCase()
    return text ? [[field, text] as const] : []
  })
  return items.filter((item) => wanted.every(([field, text]) => contains(item, field, text)))
}

function contains(item: object, field: string, text: string): boolean {
  if (!(field in item)) return true
  const value = (item as Record<string, unknown>)[field]
  return typeof value === 'string' && value.toLowerCase().includes(text)
}

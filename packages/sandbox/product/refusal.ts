/** Statuses an operation may refuse with; each is documented for the operations that use it. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 422

/** Thrown to answer an error; becomes `{ error: { message, code } }` (§13.4). */
export class Refusal extends Error {
  constructor(
    readonly status: RefusalStatus,
    message: string,
    readonly code?: string,
  ) {
    super(message)
  }

  get body() {
    return { error: { message: this.message, ...(this.code && { code: this.code }) } }
  }
}

export const notFound = (what: string, code?: string) => new Refusal(404, `${what} not found`, code)
export const conflict = (message: string, code?: string) => new Refusal(409, message, code)
export const unprocessable = (message: string, code?: string) => new Refusal(422, message, code)

/** The row, or a 404 that names what is missing. */
export function found<T>(row: T | undefined, what: string, code?: string): T {
  if (row === undefined) throw notFound(what, code)
  return row
}

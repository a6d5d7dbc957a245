import { ApiError } from '@quarterdeck/api'

/** Whether this is the answer about a plan that is not sold: it is deprecated, or no price of it is sold (§13.2). */
export const isNotOffered = (error: unknown) => error instanceof ApiError && error.code === 'plan_not_offered'

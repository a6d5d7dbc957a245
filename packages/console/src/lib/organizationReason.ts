import { errorMessage, GENERIC_MESSAGE } from '@quarterdeck/api'

/** Why an organization could not be read; 'Unknown error occurred' where no reason is known (§8.9). */
export function organizationReason(error: unknown): string {
  const reason = errorMessage(error)
  return reason === GENERIC_MESSAGE ? 'Unknown error occurred' : reason
}

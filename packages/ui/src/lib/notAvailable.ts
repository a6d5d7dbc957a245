/** Shown wherever a value is missing or makes no sense. */
export const NOT_AVAILABLE = 'N/A'

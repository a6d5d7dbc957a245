import { formatInteger } from '../lib'

/** How often a job was tried again, out of how often it may be: '1 / 3'. Long figures break at the stroke. */
export const retriesText = ({ retries, max_retries }: { retries: number; max_retries: number }) =>
  `${formatInteger(retries)} / ${formatInteger(max_retries)}`

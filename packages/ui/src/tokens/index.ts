export type { Theme } from './theme'

export { GlobalStyle } from './GlobalStyle'
export type { Theme } from './theme'

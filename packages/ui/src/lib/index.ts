export { type Failure } from './failure'
export {
  NOT_AVAILABLE,
  formatDate,
  formatFullTime,
  formatInteger,
  formatMoney,
  formatRelativeTime,
  isRelativeTime,
  parseTimestamp,
  shortId,
  type Timestamp,
} from './format'
export { lazyModule, type LazyModule } from './lazyModule'
export { cutPage, listRows, type ListPage } from './listRows'
export { all, failed, loading, mapLoadable, ready, type Loadable } from './loadable'
export { parseLimit, parsePrice, priceText, type PriceInput } from './price'
export { isEmail, isUuid } from './validate'

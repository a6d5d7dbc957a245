import type {} from './customProperties'

export { comparePlatformClock, platformNow, platformTime } from './clock'
export { DraftsContext, useDraftPlace, type Draft, type DraftPlace } from './drafts'
export { conflictsIn, editedValues, isSameInput, isSameValue, type Conflict, type Edit } from './edit'
export { emailTypo } from './emailTypo'
export { type Failure } from './failure'
export {
  formSchema,
  type Fields,
  type FormField,
  type FormInput,
  type FormOutput,
  type FormSchema,
  type InputOfFields,
  type OutputOfFields,
} from './form'
export { choice, plain, price, text, wholeNumber } from './formFields'
export {
  formatClock,
  formatDate,
  formatFullTime,
  formatInteger,
  formatRelativeTime,
  isRelativeTime,
  parseTimestamp,
  shortId,
  zoneOf,
  type Timestamp,
} from './format'
export { formatReach } from './formatReach'
export { isComposing, isShortcut } from './keys'
export { CODE_ARRIVED, lazyModule, type LazyModule } from './lazyModule'
export { cutPage, listRows, pagesOf, type ListPage } from './listRows'
export { useGradually, useLongList } from './longList'
export { memoized } from './memoized'
export {
  ageOf,
  all,
  failed,
  isOutdated,
  isRefreshing,
  loading,
  mapLoadable,
  ready,
  whenThere,
  type DataAge,
  type LoadFailure,
  type Loadable,
} from './loadable'
export { formatMoney } from './money'
export { NOT_AVAILABLE } from './notAvailable'
export { passwordStrength, type PasswordStrength } from './passwordStrength'
export { parsePrice, parseWholeNumber, priceText, type Parsed } from './numbers'
export { isSparing, isUnasked, noteUnasked } from './unaskedCode'
export { readText, TAKEN_OUT, visibleText, type TextKind } from './typedText'
export { UnsavedInputContext, useUnsavedInput, type HoldInput, type UnsavedInput } from './unsaved'
export { useEventCallback } from './useEventCallback'
export { useEveryMinute } from './useEveryMinute'
export { isEmail, isUuid, webAddressError, domainError } from './validate'

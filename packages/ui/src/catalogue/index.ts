export { CatalogStatusBadge } from './CatalogStatusBadge'
export { PlanBadge, type PlanBadgeProps } from './PlanBadge'
export { PlanLimits, UNKNOWN_PLAN, type Limits, type PlanWithLimits } from './PlanLimits'
export { PriceAmount } from './PriceAmount'
export { DisconnectPriceDialog, MovePriceDialog, type ChangingPrice } from './PriceChangeDialogs'
export {
  billingCycle,
  priceLabel,
  priceTitle,
  providerLabel,
  taxCategoryLabel,
  taxModeLabel,
  trialPeriod,
  type PriceTerms,
} from './priceLabels'

export { ActiveBadge } from './ActiveBadge'
export { CatalogStatusBadge } from './CatalogStatusBadge'
export { PlanBadge, type PlanBadgeProps } from './PlanBadge'
export { PlanLimits, PlanLimitsSkeleton, UNKNOWN_PLAN, type Limits, type PlanWithLimits } from './PlanLimits'
export { PriceAmount } from './PriceAmount'
export { AssociatePriceDialog, DisconnectPriceDialog, type ChangingPrice } from './PriceChangeDialogs'
export { priceMismatches, type PricedPlan } from './mismatches'
export { PriceMismatches } from './PriceMismatches'
export {
  amountAndCode,
  billingCycle,
  priceLabel,
  priceTitle,
  providerLabel,
  taxCategoryLabel,
  taxModeLabel,
  trialPeriod,
  type PriceTerms,
} from './priceLabels'

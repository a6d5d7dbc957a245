import { standardOffers, type Offer, type OfferKey } from '@quarterdeck/ui/plans'

/** What /plans sells in this deployment (§2.5). */
export interface Catalogue {
  offers: readonly Offer[]
  /** The offers that can be bought and whose price the deployment leaves to the payment provider. */
  pricedByProvider: readonly OfferKey[]
}

/** A price as the payment provider tells it. */
export interface ProviderPrice {
  /** '€18.40'. */
  price: string
  /** 'month', '3 months'; undefined for what is paid once. */
  period: string | undefined
}

/** The standard offers' prices are what everybody sees for whom the provider does not know better. */
const STANDARD: Catalogue = {
  offers: standardOffers,
  pricedByProvider: standardOffers.flatMap(({ key, contact }) => (contact ? [] : [key])),
}

const keys = standardOffers.map(({ key }) => key)
const isKey = (value: unknown): value is OfferKey => keys.some((key) => key === value)

/** A text with something in it. */
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

/**
 * Reads `offers` of a deployment's configuration (§10.2): a list, or its JSON text. It is read on the screens that need it,
 * apart from the keys of `readConfig`, which every page waits for.
 *
 * An offer that is malformed is left out and told to `warn`. Where none is left, those of §1.2 stand.
 */
export function readOffers(
  raw: unknown,
  warn: (problem: string) => void = (problem) => console.warn(problem),
): Catalogue {
  if (raw === undefined || raw === null) return STANDARD
  const offers: Offer[] = []
  const list = typeof raw === 'string' ? parsed(raw) : raw
  for (const entry of Array.isArray(list) ? (list as unknown[]) : []) {
    const offer = readOffer(entry)
    if (!offer) warn(`config.js: an offer is malformed and left out: ${JSON.stringify(entry)}`)
    else if (offers.some(({ key }) => key === offer.key))
      warn(`config.js: a second offer for '${offer.key}' is left out`)
    else offers.push(offer)
  }
  if (offers.length === 0) {
    warn('config.js: offers is malformed, its default is used')
    return STANDARD
  }
  return {
    offers,
    pricedByProvider: offers.flatMap(({ key, price, contact }) => (price || contact ? [] : [key])),
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function readOffer(entry: unknown): Offer | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const { key, name, price, period, features, popular, contact } = entry as Record<string, unknown>
  const shownName = text(name)
  if (!isKey(key) || shownName === undefined) return undefined
  return {
    key,
    name: shownName,
    price: text(price),
    period: text(period),
    features: Array.isArray(features) ? features.flatMap((feature: unknown) => text(feature) ?? []) : [],
    popular: popular === true,
    contact: contact === true,
  }
}

/** The offers with what the provider told. What a deployment wrote stays, be it only the period. */
export const withPrices = (
  { offers, pricedByProvider }: Catalogue,
  prices: ReadonlyMap<OfferKey, ProviderPrice>,
): readonly Offer[] =>
  offers.map((offer) => {
    const told = pricedByProvider.includes(offer.key) ? prices.get(offer.key) : undefined
    if (!told) return offer
    const isWritten = offers !== standardOffers && offer.period !== undefined
    return { ...offer, price: told.price, period: isWritten ? offer.period : told.period }
  })

const configured: unknown = window.__CONSOLE_CONFIG__

/** What this deployment sells. */
export const catalogue = readOffers(
  typeof configured === 'object' && configured !== null && 'offers' in configured
    ? configured.offers
    : undefined,
)

import { isRecord } from '@quarterdeck/api'
import { standardOffers, type Offer, type OfferKey } from '@quarterdeck/ui/plans'
import { keyReader, tellUnknown, text, type Check } from './firstConfig'

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

const string: Check<string> = (value) => (typeof value === 'string' ? value : undefined)
const boolean: Check<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)
const array: Check<unknown[]> = (value) => (Array.isArray(value) ? value : undefined)

/**
 * Reads `offers` of a deployment's configuration (§10.2): a list, or its JSON text. It is read on the screens that need it,
 * apart from the keys of `readConfig`, which every page waits for.
 *
 * What is malformed is told to `warn` and left out: an offer without a key or name, or of which it is not clear whether it
 * can be bought, and of any other offer the field. Where none is left, those of §1.2 stand.
 */
export function readOffers(
  raw: unknown,
  warn: (problem: string) => void = (problem) => console.warn(problem),
): Catalogue {
  const written = isRecord(raw) ? raw.offers : undefined
  if (written === undefined || written === null) return STANDARD
  const offers: Offer[] = []
  const list = typeof written === 'string' ? parsed(written) : written
  for (const entry of Array.isArray(list) ? (list as unknown[]) : []) {
    const offer = readOffer(entry, warn)
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

function readOffer(entry: unknown, warn: (problem: string) => void): Offer | undefined {
  if (!isRecord(entry)) return undefined
  const { key } = entry
  const name = text(entry.name)
  const contact = entry.contact ?? false
  if (!isKey(key) || name === undefined || typeof contact !== 'boolean') return undefined

  const tell = (field: string) =>
    warn(`config.js: ${field} of the offer '${key}' is malformed, it is ignored`)
  const read = keyReader(tell)
  const features = read(entry, 'features', array, [])
  if (features.some((feature) => typeof feature !== 'string')) tell('features')
  const offer = {
    key,
    name,
    price: text(read(entry, 'price', string, undefined)),
    period: text(read(entry, 'period', string, undefined)),
    features: features.flatMap((feature) => text(feature) ?? []),
    popular: read(entry, 'popular', boolean, false),
    contact,
  }
  tellUnknown(entry, Object.keys(offer), warn, 'offers.')
  return offer
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

/** What this deployment sells. */
export const catalogue = readOffers(window.__CONSOLE_CONFIG__)

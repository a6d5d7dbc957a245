import { isRecord } from '@quarterdeck/api'
import { formatMoney } from '@quarterdeck/ui/lib'
import type { ConsoleConfig } from './config'
import type { ProviderPrice } from './offers'
import { initialize, loadPaddle } from './paddle'

/**
 * What Paddle charges for prices in the country that a person asks from, taxes included where they are there.
 *
 * @param priceIds the provider's own ids
 * @returns by id, those that Paddle tells in full
 * @throws where Paddle's script cannot be loaded, or Paddle refuses
 */
export async function previewPrices(
  settings: ConsoleConfig['paddle'],
  priceIds: readonly string[],
): Promise<ReadonlyMap<string, ProviderPrice>> {
  const paddle = await loadPaddle(settings)
  // Nothing happens here of which Paddle would tell; a checkout replaces the callback by its own.
  if (!paddle.Initialized) initialize(paddle, settings, () => {})
  return readPreview(
    await paddle.PricePreview({ items: priceIds.map((priceId) => ({ priceId, quantity: 1 })) }),
  )
}

/** Reads an answer of Paddle's script, which may have another shape than its types say. */
export function readPreview(answer: unknown): ReadonlyMap<string, ProviderPrice> {
  const data = at(answer, 'data')
  const currency = at(data, 'currencyCode')
  const lines = at(at(data, 'details'), 'lineItems')
  const prices = new Map<string, ProviderPrice>()
  if (typeof currency !== 'string' || !Array.isArray(lines)) return prices
  for (const line of lines as unknown[]) {
    const id = at(at(line, 'price'), 'id')
    // A text of whole cents, or of whole units of a currency that has none.
    const total = at(at(line, 'totals'), 'total')
    if (typeof id !== 'string' || typeof total !== 'string' || !/^\d+$/.test(total)) continue
    prices.set(id, {
      price: formatMoney(Number(total), currency).replace(/\.0+$/, ''),
      period: periodOf(at(at(line, 'price'), 'billingCycle')),
    })
  }
  return prices
}

const at = (value: unknown, key: string) => (isRecord(value) ? value[key] : undefined)

/** 'month', '3 months'. */
function periodOf(cycle: unknown): string | undefined {
  const interval = at(cycle, 'interval')
  const frequency = at(cycle, 'frequency')
  if (typeof interval !== 'string') return undefined
  return typeof frequency === 'number' && frequency > 1 ? `${frequency} ${interval}s` : interval
}

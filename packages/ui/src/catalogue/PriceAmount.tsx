import styled from 'styled-components'
import { formatMoney } from '../lib'

export interface PriceAmountProps {
  price: { unit_price_amount: number; unit_price_currency: string }
}

/** An amount with the decimals of its currency and the currency's code, since several currencies share a sign. */
export function PriceAmount({ price: { unit_price_amount, unit_price_currency } }: PriceAmountProps) {
  // Where a currency has no sign, its code stands in the amount, too.
  const amount = formatMoney(unit_price_amount, unit_price_currency).replace(unit_price_currency, '').trim()
  return (
    <Root>
      <span>{amount}</span> <small>{unit_price_currency}</small>
    </Root>
  )
}

const Root = styled.span`
  color: var(--text);
  font-variant-numeric: tabular-nums;
  > span {
    white-space: nowrap;
  }
  > small {
    color: var(--text-muted);
    font-size: var(--size-xs);
  }
`

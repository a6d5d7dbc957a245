import styled from 'styled-components'
import { amountAndCode } from './priceLabels'

export interface PriceAmountProps {
  price: { unit_price_amount: number; unit_price_currency: string }
}

/** An amount with the decimals of its currency and the currency's code, since several currencies share a sign. */
export function PriceAmount({ price }: PriceAmountProps) {
  const [amount, code] = amountAndCode(price)
  return (
    <Root>
      <span>{amount}</span> <small>{code}</small>
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

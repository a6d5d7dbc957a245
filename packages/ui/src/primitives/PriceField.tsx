import { useState } from 'react'
import { formatMoney, parsePrice, priceText } from '../lib'
import { useAtRest } from './atRest'
import { Field, type FieldProps } from './Field'
import { Input } from './Input'
import type { NumberInputProps } from './NumberInput'

export interface PriceFieldProps
  extends
    Pick<FieldProps, 'label' | 'required' | 'hint' | 'error'>,
    Pick<NumberInputProps, 'value' | 'onChange' | 'onBlur' | 'name' | 'ref'> {
  /** What the amount is paid for: 'a month'. */
  per?: string
}

/**
 * An amount typed in US dollars, read by `parsePrice`. The amount that was read shows below ('= $29.99 a month'). The
 * error of a text that cannot be read, or in two ways, shows once the field was left.
 */
export function PriceField({
  label,
  required,
  hint,
  error,
  per,
  onBlur,
  onChange,
  ...input
}: PriceFieldProps) {
  const atRest = useAtRest()
  const [left, setLeft] = useState(false)
  const parsed = parsePrice(input.value)
  const cents = 'value' in parsed ? parsed.value : null
  // An empty field is no error yet: the form asks for a price when it is submitted.
  const refusal = left && input.value.trim() !== '' && 'error' in parsed && parsed.error

  function leave() {
    setLeft(true)
    if (!atRest && cents !== null && priceText(cents) !== input.value) onChange(priceText(cents))
    onBlur?.()
  }
  return (
    <Field
      label={label}
      required={required}
      error={error || refusal}
      hint={cents === null ? hint : ['=', formatMoney(cents), per].filter(Boolean).join(' ')}
    >
      <Input
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        {...input}
        onChange={({ target }) => onChange(target.value)}
        onBlur={leave}
      />
    </Field>
  )
}

import { useState } from 'react'
import { formatMoney, parsePrice, priceText } from '../lib'
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
 * An amount of US dollars. Either separator may stand before the cents; what was understood is said below
 * ('= $29.99 a month'), and what could mean two amounts is refused once the field was left.
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
  const [left, setLeft] = useState(false)
  const parsed = parsePrice(input.value)
  const cents = 'value' in parsed ? parsed.value : null
  // Nothing typed yet is not wrong yet: the form asks for it when it is submitted.
  const refusal = left && input.value.trim() !== '' && 'error' in parsed && parsed.error

  function leave() {
    setLeft(true)
    if (cents !== null && priceText(cents) !== input.value) onChange(priceText(cents))
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

import { useState } from 'react'
import { parseWholeNumber } from '../lib'
import { Field, type FieldProps } from './Field'
import { NumberInput, type NumberInputProps } from './NumberInput'

export interface NumberFieldProps
  extends
    Pick<FieldProps, 'label' | 'required' | 'hint' | 'error'>,
    Pick<NumberInputProps, 'value' | 'onChange' | 'onBlur' | 'name' | 'ref'> {}

/** A whole number from 0, with label and error. The error of a text that is no such number shows once it was left. */
export function NumberField({ label, required, hint, error, onBlur, ...input }: NumberFieldProps) {
  const [left, setLeft] = useState(false)
  const parsed = parseWholeNumber(input.value)
  const refusal = left && 'error' in parsed && parsed.error
  return (
    <Field label={label} required={required} hint={hint} error={error || refusal}>
      <NumberInput
        {...input}
        onBlur={() => {
          setLeft(true)
          onBlur?.()
        }}
      />
    </Field>
  )
}

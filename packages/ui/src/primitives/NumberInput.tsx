import { useId, type InputHTMLAttributes, type Ref } from 'react'
import styled from 'styled-components'
import { formatInteger, parseWholeNumber } from '../lib'
import { useAtRest } from './atRest'
import { Input } from './Input'

export interface NumberInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'onBlur' | 'type' | 'inputMode'
> {
  /** The text as it was typed. */
  value: string
  onChange: (text: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/**
 * A whole number from 0, typed as text with a keypad of digits. The browser's own number input is not used: it drops
 * text that it does not understand, and changes the number when the mouse wheel turns. The number that `parseWholeNumber`
 * reads stands beside the text where the field has room, and replaces it when the field is left. Errors are not shown here
 * but by a NumberField.
 */
export function NumberInput({ value, onChange, onBlur, className, ...rest }: NumberInputProps) {
  const id = useId()
  const atRest = useAtRest()
  const parsed = parseWholeNumber(value)
  const plain = 'value' in parsed ? String(parsed.value) : value
  const echo = plain !== value && 'value' in parsed && `= ${formatInteger(parsed.value)}`

  function leave() {
    if (!atRest && plain !== value) onChange(plain)
    onBlur?.()
  }
  return (
    <Root className={className} data-echo={Boolean(echo) || undefined}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        {...rest}
        aria-describedby={[rest['aria-describedby'], echo && id].filter(Boolean).join(' ') || undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={leave}
      />
      {echo && <span id={id}>{echo}</span>}
    </Root>
  )
}

/*
 * The number that was read stands inside the box, where both have room. Below the box, everything would move when it comes
 * and goes.
 */
const Root = styled.span`
  container-type: inline-size;
  position: relative;
  display: flex;

  @container (min-width: 16rem) {
    &[data-echo] > input {
      padding-right: calc(3 * var(--space-8));
    }
  }
  @container (max-width: 15.99875rem) {
    > span {
      display: none;
    }
  }
  > span {
    position: absolute;
    top: 50%;
    right: var(--space-3);
    transform: translateY(-50%);
    color: var(--text-muted);
    font-size: var(--size-sm);
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
`

import { useId, type InputHTMLAttributes, type Ref } from 'react'
import styled from 'styled-components'
import { formatInteger, parseWholeNumber } from '../lib'
import { Input } from './Input'

export interface NumberInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'onBlur' | 'type' | 'inputMode'
> {
  /** As it is typed. */
  value: string
  onChange: (text: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/**
 * A whole number from 0. It is text with a keypad of digits: the browser's own number input drops what it does not
 * understand before anybody can look at it, and turns with the mouse wheel. What the text counts as stands beside it
 * until the field is left, which then holds just that. Why it counts as nothing is for a NumberField to say.
 */
export function NumberInput({ value, onChange, onBlur, className, ...rest }: NumberInputProps) {
  const id = useId()
  const parsed = parseWholeNumber(value)
  const plain = 'value' in parsed ? String(parsed.value) : value
  const echo = plain !== value && 'value' in parsed && `= ${formatInteger(parsed.value)}`

  function leave() {
    if (plain !== value) onChange(plain)
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

/* The echo stands inside the box: below it, everything would move when the field is left. */
const Root = styled.span`
  position: relative;
  display: flex;

  &[data-echo] > input {
    padding-right: 64px;
  }
  > span {
    position: absolute;
    top: 50%;
    right: 11px;
    transform: translateY(-50%);
    color: var(--text-muted);
    font-size: var(--size-sm);
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
`

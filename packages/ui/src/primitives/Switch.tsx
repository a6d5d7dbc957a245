import { useId, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react'
import styled from 'styled-components'
import { printed } from './printed'
import { Spinner } from './Spinner'
import { useSettling } from './useSettling'
import { visuallyHiddenStyles } from './visuallyHiddenStyles'

export interface SwitchProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onChange' | 'role' | 'type' | 'children'
> {
  /** Names the switch; keep it the same in both positions where you can. */
  label: ReactNode
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
  checked: boolean
  onChange: (checked: boolean) => void
  /** The change is under way: the knob shows a spinner, presses do nothing, and the focus stays. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** Turns something on or off at once, without a save button; after each change it is inert for a moment (`useSettling`). */
export function Switch({
  label,
  hideLabel,
  checked,
  onChange,
  busy = false,
  id,
  className,
  ...rest
}: SwitchProps) {
  const generated = useId()
  const buttonId = id ?? generated
  const { settling, handlers } = useSettling(checked)
  const inert = busy || settling
  return (
    <Root className={className} data-hide-label={hideLabel || undefined} {...handlers}>
      <Track
        type="button"
        role="switch"
        id={buttonId}
        aria-checked={checked}
        aria-busy={busy || undefined}
        aria-disabled={inert || undefined}
        {...rest}
        onClick={(event) => {
          rest.onClick?.(event)
          if (!inert) onChange(!checked)
        }}
      >
        <span>{busy && <Spinner size={12} />}</span>
      </Track>
      <label htmlFor={buttonId}>{label}</label>
    </Root>
  )
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
  > label {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font-size: var(--size-sm);
    cursor: pointer;
  }
  > button:is(:disabled, [aria-disabled='true']) + label {
    cursor: not-allowed;
  }
  > button:disabled + label {
    color: var(--text-faint);
  }
  &[data-hide-label] > label {
    ${visuallyHiddenStyles}
  }
`

const Track = styled.button`
  ${printed}
  position: relative;
  flex: none;
  width: 36px;
  height: 20px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--radius-full);
  background: var(--border-strong);

  > span {
    position: absolute;
    top: 1px;
    left: 1px;
    display: grid;
    place-items: center;
    width: 16px;
    height: 16px;
    border-radius: 50%;
    background: #fff;
    box-shadow: 0 0 0 1px rgb(0 0 0 / 0.12); /* a white knob stays visible on a pale brand colour */
    color: #3c474c;
    transition: transform var(--motion);
  }
  &[aria-checked='true'] {
    background: var(--accent);
  }
  &[aria-checked='true'] > span {
    transform: translateX(16px);
  }
  &:disabled {
    opacity: 0.55;
  }
  /* The area that can be pressed is larger than the track. */
  &::before {
    content: '';
    position: absolute;
    inset: calc((20px - var(--target)) / 2 - 1px) -5px;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
    > span {
      background: ButtonText;
    }
  }
`

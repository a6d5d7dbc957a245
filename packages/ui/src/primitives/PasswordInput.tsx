import { Eye, EyeOff } from 'lucide-react'
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { IconButton } from './IconButton'
import { Input, type InputProps } from './Input'
import { useSettling } from './useSettling'
import { VisuallyHidden } from './VisuallyHidden'

export type PasswordInputProps = Omit<InputProps, 'type'>

/** A password with a button that shows and hides it; that keeps the value, the caret and the focus. */
export function PasswordInput({ ref, className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const selection = useRef<[number | null, number | null]>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement, [])

  const { settling, handlers } = useSettling(shown, { untilPointerLeft: false })
  const label = shown ? 'Hide password' : 'Show password'

  function toggle() {
    if (settling) return
    selection.current = input.current && [input.current.selectionStart, input.current.selectionEnd]
    setShown(!shown)
  }

  // Browsers move the caret when the type of the input changes.
  useLayoutEffect(() => {
    if (selection.current) input.current?.setSelectionRange(...selection.current)
  }, [shown])

  return (
    <Root className={className}>
      <Input
        ref={input}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
      />
      <IconButton
        size="sm"
        label={label}
        // The button has its text as content and no aria-label: a query by label for 'Password' must find the field alone.
        aria-label={undefined}
        disabled={rest.disabled}
        aria-disabled={settling || undefined}
        {...handlers}
        onClick={toggle}
        // Pressing it with a pointer leaves the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown ? <EyeOff size={16} /> : <Eye size={16} />}
        <VisuallyHidden>{label}</VisuallyHidden>
      </IconButton>
    </Root>
  )
}

const Root = styled.span`
  position: relative;
  display: flex;
  > input {
    padding-right: calc(var(--control) + var(--space-1));
  }
  /* Edge draws a button of its own that shows the password. */
  > input::-ms-reveal {
    display: none;
  }
  > button {
    position: absolute;
    top: 50%;
    right: 4px;
    transform: translateY(-50%);
  }
  @media (pointer: coarse) {
    > button {
      right: 0;
    }
  }
`

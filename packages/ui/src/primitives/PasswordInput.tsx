import { Eye, EyeOff } from 'lucide-react'
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { IconButton } from './IconButton'
import { Input, type InputProps } from './Input'
import { VisuallyHidden } from './VisuallyHidden'

export type PasswordInputProps = Omit<InputProps, 'type'>

/** A password that can be looked at; looking keeps the value, the caret and the focus. */
export function PasswordInput({ ref, className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const selection = useRef<[number | null, number | null]>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement, [])

  const label = shown ? 'Hide password' : 'Show password'

  function toggle() {
    selection.current = input.current && [input.current.selectionStart, input.current.selectionEnd]
    setShown(!shown)
  }

  // Browsers put the caret elsewhere when the type changes.
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
        // Named by its content, so that asking for the field labelled 'Password' finds one element.
        aria-label={undefined}
        disabled={rest.disabled}
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
    padding-right: calc(var(--control) + 2px);
  }
  /* Edge draws an eye of its own. */
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

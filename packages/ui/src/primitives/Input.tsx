import type { InputHTMLAttributes, Ref } from 'react'
import styled from 'styled-components'
import { useAtRest } from './atRest'
import { controlStyles } from './controlStyles'
import { useFieldControl } from './fieldContext'

export interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>
}

/** A line of text; label, help and error come from the Field around it. */
export function Input(props: InputProps) {
  const atRest = useAtRest()
  return <Root type="text" {...useFieldControl(props)} readOnly={atRest || props.readOnly} />
}

const Root = styled.input`
  ${controlStyles}
  &[inputmode='numeric'],
  &[inputmode='decimal'] {
    font-variant-numeric: tabular-nums;
  }
`

import { useState, type ReactNode } from 'react'

interface TypedProps {
  initial: string
  children: (control: { value: string; onChange: (text: string) => void }) => ReactNode
}

/** Keeps the typed text in state, in place of the form that does so in the console. */
export function Typed({ initial, children }: TypedProps) {
  const [value, onChange] = useState(initial)
  return children({ value, onChange })
}

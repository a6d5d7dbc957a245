import { useState, type ReactNode } from 'react'

interface TypedProps {
  initial: string
  children: (control: { value: string; onChange: (text: string) => void }) => ReactNode
}

/** Keeps what is typed, for controls whose form does that elsewhere. */
export function Typed({ initial, children }: TypedProps) {
  const [value, onChange] = useState(initial)
  return children({ value, onChange })
}

import { createContext, use } from 'react'

export interface FieldContextValue {
  controlId: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldContextValue | null>(null)

interface ControlAttributes {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling'
  'aria-required'?: boolean | 'true' | 'false'
}

/**
 * The props of a control with those that tie it to the Field around it; a prop of the control itself takes precedence.
 * `aria-required` and not `required`, since the form checks the value and words the error, not the browser.
 */
export function useFieldControl<T extends ControlAttributes>(props: T): T & ControlAttributes {
  const field = use(FieldContext)
  if (!field) return props
  return {
    ...props,
    id: props.id ?? field.controlId,
    'aria-describedby': [props['aria-describedby'], field.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': props['aria-invalid'] ?? (field.invalid || undefined),
    'aria-required': props['aria-required'] ?? (field.required || undefined),
  }
}

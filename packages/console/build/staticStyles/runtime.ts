import { createElement, type ElementType, type ReactElement } from 'react'

interface StyledProps {
  /** Drawn in place of the element or component that the styles were written for. */
  as?: ElementType
  className?: string
}

interface StyledComponent {
  (props: StyledProps): ReactElement
  base: ElementType
  className: string
}

/**
 * Stands in for styled-components in the build: the styles are in a stylesheet, so a styled component only has to name its
 * class. Of a component that is styled twice the inner element is drawn, with the classes of both.
 */
export default function styled(of: ElementType | StyledComponent, ownClass: string): StyledComponent {
  const inner = typeof of === 'function' && 'base' in of ? of : undefined
  const base = inner ? inner.base : of
  const classes = inner ? `${inner.className} ${ownClass}` : ownClass
  function Styled({ as = base, ...props }: StyledProps) {
    const className = props.className ? `${props.className} ${classes}` : classes
    return createElement(as, { ...props, className })
  }
  return Object.assign(Styled, { base, className: classes })
}

/** Shared styles as text. Called while building only, when the templates that hold them are read. */
export const css = (texts: TemplateStringsArray, ...values: (string | number)[]) =>
  String.raw({ raw: texts }, ...values)

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
  const inner = isStyled(of) ? of : undefined
  const base = inner ? inner.base : (of as ElementType)
  const className = inner ? `${inner.className} ${ownClass}` : ownClass
  const Styled = Object.assign((props: StyledProps) => createElement(...drawnBy(Styled, props)), {
    base,
    className,
  })
  return Styled
}

export const isStyled = (type: unknown): type is StyledComponent =>
  typeof type === 'function' && 'base' in type

/** What a styled component draws with these props: an element or another component, and the props of that. */
export function drawnBy(
  { base, className: own }: StyledComponent,
  { as = base, ...props }: StyledProps,
): [ElementType, StyledProps] {
  return [as, { ...props, className: props.className ? `${props.className} ${own}` : own }]
}

/** Shared styles as text. Called while building only, when the templates that hold them are read. */
export const css = (texts: TemplateStringsArray, ...values: (string | number)[]) =>
  String.raw({ raw: texts }, ...values)

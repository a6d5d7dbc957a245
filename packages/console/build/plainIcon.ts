import { createElement, type SVGProps } from 'react'

/** An element's name and its attributes. */
export type Shape = [name: string, attributes: Record<string, string>]

export interface IconData {
  size: number
  node: Shape[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in pixels. */
  size?: number
}

/** Makes a component of an icon, as Lucide's `createLucideIcon` does: the same image, without its options and classes. */
export default function createIcon({ size: box, node }: IconData) {
  return function Icon({ size = 24, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: `0 0 ${box} ${box}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': 'aria-label' in rest ? undefined : 'true',
        ...rest,
      },
      // Each a child of its own, which needs no key.
      ...node.map(([name, attributes]) => createElement(name, attributes)),
    )
  }
}

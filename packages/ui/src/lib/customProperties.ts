import 'react'

declare module 'react' {
  // Measures of a component are custom properties of its element.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}

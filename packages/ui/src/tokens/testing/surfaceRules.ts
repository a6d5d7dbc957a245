/** Surfaces that lie on each other, with the contrast (WCAG) by which their edges are seen. */
export interface SurfaceRule {
  /** What it is for, in words. */
  use: string
  /** What lies on the other. */
  above: string
  below: string
  least: Record<'light' | 'dark', number>
}

const lineOn = (below: string): SurfaceRule => ({
  use: 'A hairline',
  above: '--border',
  below,
  least: { light: 1.2, dark: 1.2 },
})

/**
 * In the dark a surface is told by its lightness, as a shadow is hardly seen there. In the light what is raised is as white
 * as what it lies on, and told by a line and a shadow. tokens.test.ts holds them, the docs page of colour shows them.
 */
export const surfaceRules: readonly SurfaceRule[] = [
  { use: 'A card on the page', above: '--surface', below: '--canvas', least: { light: 1.05, dark: 1.12 } },
  {
    use: 'A dialog or menu over a card',
    above: '--raised',
    below: '--surface',
    least: { light: 1, dark: 1.12 },
  },
  { use: 'A well in a card', above: '--sunken', below: '--surface', least: { light: 1.05, dark: 1.12 } },
  {
    use: 'A row under the pointer',
    above: '--hover',
    below: '--surface',
    least: { light: 1.05, dark: 1.12 },
  },
  {
    use: 'An entry under the pointer',
    above: '--hover',
    below: '--raised',
    least: { light: 1.05, dark: 1.12 },
  },
  {
    use: 'A control on a card',
    above: '--control-ground',
    below: '--surface',
    least: { light: 1, dark: 1.12 },
  },
  {
    use: 'A control in a dialog',
    above: '--control-ground',
    below: '--raised',
    least: { light: 1, dark: 1.12 },
  },
  ...['--canvas', '--surface', '--raised'].map(lineOn),
]

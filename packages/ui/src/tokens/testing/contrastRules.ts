/** Colours that stand on others, with the contrast (WCAG) that they must have there. */
export interface ContrastRule {
  /** What it is for, in words. */
  use: string
  colours: readonly string[]
  grounds: readonly string[]
  least: 3 | 4.5 | 7
}

const SURFACES = ['--canvas', '--surface', '--raised', '--sunken', '--hover', '--control-ground']
const TONES = ['info', 'success', 'warning', 'danger']

/** Every pair that the console draws; tokens.test.ts holds them in both themes, the docs page of colour shows them. */
export const contrastRules: readonly ContrastRule[] = [
  { use: 'Body text', colours: ['--text'], grounds: SURFACES, least: 7 },
  {
    use: 'Lesser text and links',
    colours: ['--text-muted', '--text-faint', '--accent-text'],
    grounds: SURFACES,
    least: 4.5,
  },
  ...TONES.map((tone) => ({
    use: `Text that tells of ${tone === 'info' ? 'a fact' : tone}`,
    colours: [`--${tone}`],
    grounds: ['--surface', '--canvas', `--${tone}-soft`],
    least: 4.5 as const,
  })),
  {
    use: 'Body text on a coloured ground',
    colours: ['--text'],
    grounds: TONES.map((tone) => `--${tone}-soft`),
    least: 7,
  },
  {
    use: 'The label of a primary button',
    colours: ['--on-accent'],
    grounds: ['--accent', '--accent-hover'],
    least: 4.5,
  },
  { use: 'The chosen entry', colours: ['--accent-text'], grounds: ['--accent-soft'], least: 4.5 },
  { use: 'The label of a danger button', colours: ['--on-danger'], grounds: ['--danger-solid'], least: 4.5 },
  { use: 'A neutral badge', colours: ['--text-muted'], grounds: ['--neutral-soft'], least: 4.5 },
  {
    use: 'The focus ring, and the outline of a control (WCAG 1.4.11)',
    colours: ['--focus', '--border-strong'],
    grounds: ['--canvas', '--surface', '--raised'],
    least: 3,
  },
  {
    use: 'The outline of a control in a row under the pointer',
    colours: ['--text-faint'],
    grounds: ['--hover'],
    least: 3,
  },
]

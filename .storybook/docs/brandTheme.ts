import { create } from 'storybook/theming/create'
import { fromOklch, toHex } from '../../packages/ui/src/tokens/colour.ts'
import { palette } from '../../packages/ui/src/tokens/palette.ts'

/** The colours of a theme by their names in tokens.css, as '#rrggbb': Storybook reads no oklch(). */
export type Colours = Readonly<Record<string, string>>

/** @param css the text of tokens.css */
export const coloursOf = (css: string, theme: 'light' | 'dark'): Colours =>
  Object.fromEntries(
    Object.entries(palette(css, theme)).map(([name, colour]) => [name, toHex(fromOklch(colour))]),
  )

/** Storybook's own frame and docs pages, drawn in the colours and the type of the console. */
export const brandTheme = (colours: Colours, base: 'light' | 'dark') =>
  create({
    base,
    brandTitle: 'Quarterdeck',
    brandUrl: './',
    fontBase: "'Inter', system-ui, sans-serif",
    fontCode: 'ui-monospace, Menlo, monospace',
    appBg: colours['--sunken'],
    appContentBg: colours['--surface'],
    appPreviewBg: colours['--canvas'],
    appHoverBg: colours['--hover'],
    appBorderColor: colours['--border'],
    appBorderRadius: 8,
    colorPrimary: colours['--accent'],
    colorSecondary: colours['--accent'],
    textColor: colours['--text'],
    textInverseColor: colours['--on-accent'],
    textMutedColor: colours['--text-muted'],
    barBg: colours['--surface'],
    barTextColor: colours['--text-muted'],
    barHoverColor: colours['--accent-text'],
    barSelectedColor: colours['--accent-text'],
    inputBg: colours['--surface'],
    inputBorder: colours['--border-strong'],
    inputTextColor: colours['--text'],
    inputBorderRadius: 6,
    buttonBg: colours['--surface'],
    buttonBorder: colours['--border'],
    booleanBg: colours['--sunken'],
    booleanSelectedBg: colours['--surface'],
  })

/** Whether the system of whoever looks is dark. */
export const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')

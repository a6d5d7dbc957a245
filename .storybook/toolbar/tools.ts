/** A choice in the toolbar: a global of Storybook, which links carry (`&globals=theme:dark;network:slow`). */
interface Tool {
  title: string
  description: string
  /** One of Storybook's own icons. */
  icon: string
  /** Every value with what it is called. The first is what nobody chose. */
  values: Readonly<Record<string, string>>
}

/**
 * All that can be chosen in the toolbar, for stories and docs pages alike. A further one, a locale or the direction of
 * writing, is an entry here and a line in `applyTools`.
 */
export const tools = {
  theme: {
    title: 'Theme',
    description: 'Colours; where none are chosen, stories are light and docs pages as the system',
    icon: 'contrast',
    values: { normal: 'Not chosen', light: 'Light', dark: 'Dark' },
  },
  accent: {
    title: 'Accent',
    description: 'The brand colour that an installation configures',
    icon: 'paintbrush',
    values: { own: 'Our own', teal: 'Teal', violet: 'Violet', crimson: 'Crimson' },
  },
  motion: {
    title: 'Motion',
    description: 'Transitions and animations, as the system wants them',
    icon: 'play',
    values: { normal: 'As the system', full: 'All', reduced: 'Reduced' },
  },
  contrast: {
    title: 'Contrast',
    description: 'Contrast, as the system wants it',
    icon: 'accessibility',
    values: { normal: 'As the system', more: 'More', forced: 'Forced colours' },
  },
  text: {
    title: 'Text',
    description: 'Size of texts alone, as the settings of browsers enlarge them',
    icon: 'zoom',
    values: { size100: '100 %', size150: '150 %', size200: '200 %' },
  },
  network: {
    title: 'Network',
    description: 'What comes of requests, wherever data comes over mocks',
    icon: 'globe',
    values: {
      normal: 'Normal',
      slow: 'Slow: 4 s',
      error: 'Error 500',
      offline: 'Offline',
      empty: 'Empty lists',
    },
  },
} as const satisfies Record<string, Tool>

type Tools = typeof tools
/** What is chosen, by the name of the tool. */
export type Choice = { [Name in keyof Tools]: keyof Tools[Name]['values'] }

const named = Object.entries<Tool>(tools)

/** `initialGlobals` of the preview. */
export const initialChoice = Object.fromEntries(
  named.map(([name, { values }]) => [name, Object.keys(values)[0]]),
) as Choice

/**
 * `globalTypes` of the preview: a menu in the toolbar for each tool. The bar has room for one word of each: what is chosen,
 * or the tool's title where nothing is.
 */
export const globalTypes = Object.fromEntries(
  named.map(([name, { title, description, icon, values }]) => {
    const items = Object.entries(values).map(([value, label], index) =>
      index === 0 ? { value, title, right: label } : { value, title: label },
    )
    return [name, { description, toolbar: { title, icon, items, dynamicTitle: true } }]
  }),
)

/** What is chosen by globals, which may come from an address that somebody typed: what is no value is not chosen. */
export const choiceOf = (globals: Readonly<Record<string, unknown>>): Choice =>
  Object.fromEntries(
    named.map(([name, { values }]) => {
      const value = globals[name]
      const isKnown = typeof value === 'string' && Object.hasOwn(values, value)
      return [name, isKnown ? value : initialChoice[name as keyof Choice]]
    }),
  ) as Choice

/** The choice as an address of Storybook has it: all that is not as it is at first. */
export const asParameter = (choice: Choice): string =>
  Object.entries(choice)
    .filter(([name, value]) => value !== initialChoice[name as keyof Choice])
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** Brand colours that the tests of branding configure. */
const ACCENTS: Readonly<Record<Choice['accent'], string | null>> = {
  own: null,
  teal: 'teal',
  violet: '#7c3aed',
  crimson: 'crimson',
}

/** What is drawn for a chosen theme. Stories of which nobody chose one are light, as their first pictures are. */
export const themeOf = (chosen: Choice['theme']): 'light' | 'dark' => (chosen === 'dark' ? 'dark' : 'light')

/** What a browser says of its system, by what is chosen. */
export const featuresOf = ({ theme, motion, contrast }: Choice): Record<string, string> => ({
  'prefers-color-scheme': themeOf(theme),
  ...(motion === 'full' && { 'prefers-reduced-motion': 'no-preference' }),
  ...(motion === 'reduced' && { 'prefers-reduced-motion': 'reduce' }),
  ...(contrast === 'more' && { 'prefers-contrast': 'more' }),
  ...(contrast === 'forced' && { 'forced-colors': 'active', 'prefers-contrast': 'custom' }),
})

/** The font size of the page's root, which all texts relate to. */
export const textSizeOf = ({ text }: Choice): string => `${text.replace('size', '')}%`

/** The brand colour of a choice; null for our own accent. */
export const brandColourOf = ({ accent }: Choice): string | null => ACCENTS[accent]

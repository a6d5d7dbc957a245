/** One rule for using a component; `story` names the export of its story file that shows it. */
export interface Rule {
  text: string
  story?: string
}

/** What people have to know to use a component well: `parameters.guide` of its stories. */
export interface Guide {
  do?: readonly Rule[]
  avoid?: readonly Rule[]
  /** What it does for keyboards and screen readers, and what it leaves to whoever uses it. */
  accessibility?: readonly string[]
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    guide?: Guide
    /** The titles of pages that tell how it is designed and do not show it: 'Patterns/Forms'. The others are found. */
    design?: readonly string[]
  }
}

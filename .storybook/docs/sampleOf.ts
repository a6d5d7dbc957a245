/**
 * A sample of code as somebody can paste it: Storybook writes down what the story does, and so the spies of its test, and
 * around children of several lines the brackets that stood around them in the story.
 */
export const sampleOf = (written: string | undefined): string | undefined =>
  written?.replaceAll(/\bfn(?:<.*?>)?\(\)/g, '() => {}').replaceAll(/(?<=>\n) *\(\n([^]*?\n) *\)\n/g, '$1')

/** A module's minified code without what it has only because it is a file by itself: imports, exports, lists of what to preload. */
export const ownCode = (code: string) =>
  code
    .replace(/^const __vite__mapDeps=.*\n/, '')
    .replace(/,__vite__mapDeps\(\[[\d,]*\]\)/g, '')
    .replace(/\b(?:import|export)\b[^"'`();=]*["'][^"']*["'];?/g, '')
    .replace(/\bexport\s*\{[^}]*\};?/g, '')
    .replace(/\/\* empty css \s*\*\//g, '')

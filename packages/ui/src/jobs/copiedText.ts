/** Rows of texts below their headings, to be pasted elsewhere, with a remark about what they are. */
export interface CopiedTable {
  header: readonly string[]
  rows: readonly (readonly string[])[]
  /** What the rows are and how far they reach. */
  remark: string
}

const onOneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

/**
 * What a spreadsheet takes for the beginning of a formula, also after spaces and in full width (OWASP, CSV injection). One
 * that cuts lines elsewhere, as it does by language or when text is pasted, may begin a cell behind any of these separators.
 */
const FORMULA = /(^|[,;|])([\s"]*[=+\-@＝＋－＠])/g

/** A cell that is text to every spreadsheet: on one line, in quotes, and with an apostrophe before what would be a formula. */
const csvCell = (text: string) => `"${onOneLine(text).replaceAll('"', '""').replaceAll(FORMULA, "$1'$2")}"`

/** A table as CSV (RFC 4180), its remark in the first cell of the last line. */
export function csvOf({ header, rows, remark }: CopiedTable): string {
  const last = header.map((_, index) => (index === 0 ? remark : ''))
  return [header, ...rows, last].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}

/** Text that Markdown shows as it is, on one line. */
const markdownText = (text: string) =>
  onOneLine(text)
    .replaceAll(/[\\`*_[\]<>|~#!]/g, (sign) => `\\${sign}`)
    // In the middle of a word, where names have it, an underscore stands for itself.
    .replaceAll(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_')

const markdownRow = (cells: readonly string[]) => `| ${cells.map(markdownText).join(' | ')} |\n`

/** A table as Markdown, below its remark. */
export const markdownOf = ({ header, rows, remark }: CopiedTable): string =>
  [
    `${markdownText(remark)}\n\n`,
    markdownRow(header),
    `|${header.map(() => ' --- |').join('')}\n`,
    ...rows.map(markdownRow),
  ].join('')

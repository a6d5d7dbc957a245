import type { Figures } from './measure'

/** What was measured, run by run. */
export interface Runs {
  floor: Figures[]
  console: Figures[]
}

/** A line of the table: a figure, what it is at most meant to be, and how it is written. */
const LINES: readonly { name: string; figure: string; goal?: number; unit?: string }[] = [
  { name: 'code of /login', figure: 'login code', goal: 94, unit: 'kB' },
  { name: 'first paint of /login', figure: 'login firstPaint' },
  { name: '/login ready', figure: 'login ready', goal: 1.2 },
  { name: 'list ready', figure: 'list ready', goal: 1.35 },
  { name: 'processor for the list', figure: 'list cpu', goal: 1.4 },
  { name: 'requests of /login', figure: 'login requests', goal: 8, unit: '' },
  { name: 'requests of the list', figure: 'list requests', goal: 11, unit: '' },
  { name: 'search', figure: 'action search', goal: 1.15 },
  { name: 'details', figure: 'action details', goal: 1.6 },
  { name: 'another screen', figure: 'action another screen', goal: 1.5 },
  { name: 'back to the list', figure: 'action back to the list' },
  { name: 'memory of /login', figure: 'login heap', goal: 1.35 },
  { name: 'memory of the list', figure: 'list heap', goal: 1.35 },
  { name: 'processor for a poll of jobs', figure: 'jobs poll', goal: 1.3 },
  { name: 'memory that an hour of polls adds', figure: 'jobs growth', goal: 0, unit: 'kB' },
]

/** The middle of what was measured; NaN where nothing was. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2
}

/** Medians of all runs, of what was measured: times and memory as a ratio to the floor, bytes and requests as they are. */
export function table({ floor, console: ours }: Runs): string {
  const of = (runs: Figures[], figure: string) =>
    median(runs.map((figures) => figures[figure]).filter((value) => value !== undefined))
  const measured = LINES.filter(({ figure }) => ours.some((figures) => figure in figures))
  const lines = measured.map(({ name, figure, goal, unit }) => {
    const [least, value] = [of(floor, figure), of(ours, figure)]
    const written = unit === undefined ? (value / least).toFixed(2) : value.toFixed(unit ? 1 : 0)
    const beside = unit === undefined ? `1 (${least.toFixed(0)})` : least.toFixed(unit ? 1 : 0)
    return [`${name}${unit ? `, ${unit}` : ''}`, beside, written, goal === undefined ? '' : String(goal)]
  })
  const all = [['', 'React alone', 'console', 'goal'], ...lines]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0))) ?? []
  const row = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [row(all[0] ?? []), row(widths.map((width) => '-'.repeat(width))), ...lines.map(row)].join('\n')
}

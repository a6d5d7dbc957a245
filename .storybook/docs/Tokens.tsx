import css from '../../packages/ui/src/tokens/tokens.css?raw'
import { tokensIn } from './tokenTable'

/** What a circumstance of tokens.css is in words. */
const WHEN: Readonly<Record<string, string>> = {
  'pointer: coarse': 'touch',
  'max-width: 640px': 'up to 640 px wide',
  'prefers-reduced-motion: reduce': 'less motion asked for',
  print: 'on paper',
}

/** The variables of tokens.css whose names begin so, with their values as they are there; `$` ends a name. */
export function Tokens({ begin }: { begin: readonly string[] }) {
  const tokens = tokensIn(css, new RegExp(`^--(${begin.join('|')})`))
  return (
    <table>
      <thead>
        <tr>
          <th>Name</th>
          <th>Value</th>
          <th>Otherwise</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map(({ name, value, otherwise }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{value}</td>
            <td>{otherwise.map(([when, other]) => `${WHEN[when] ?? when}: ${other}`).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

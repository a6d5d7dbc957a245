import styled from 'styled-components'
import { contrast, fromOklch } from '../../packages/ui/src/tokens/colour'
import { palette } from '../../packages/ui/src/tokens/palette'
import { contrastRules } from '../../packages/ui/src/tokens/testing/contrastRules'
import { surfaceRules } from '../../packages/ui/src/tokens/testing/surfaceRules'
import css from '../../packages/ui/src/tokens/tokens.css?raw'

const palettes = { light: palette(css, 'light'), dark: palette(css, 'dark') }

function ratio(theme: 'light' | 'dark', name: string, ground: string, digits = 1): string {
  const [a, b] = [palettes[theme][name], palettes[theme][ground]]
  return a && b ? contrast(fromOklch(a), fromOklch(b)).toFixed(digits) : ''
}

/** Every pair of colours that is drawn, with the contrast that it must have and the one it has, from tokens.css. */
export function Contrasts() {
  return (
    <Sheet>
      <thead>
        <tr>
          <th>Use</th>
          <th>Colour on ground</th>
          <th>At least</th>
          <th>Light</th>
          <th>Dark</th>
        </tr>
      </thead>
      <tbody>
        {contrastRules.flatMap(({ use, colours, grounds, least }) =>
          colours.flatMap((name) =>
            grounds.map((ground) => (
              <tr key={`${name}${ground}${use}`}>
                <td>{use}</td>
                <td>
                  <Sample style={{ background: `var(${ground})`, color: `var(${name})` }}>Aa</Sample>
                  <code>{name}</code> on <code>{ground}</code>
                </td>
                <td>{least}</td>
                <td>{ratio('light', name, ground)}</td>
                <td>{ratio('dark', name, ground)}</td>
              </tr>
            )),
          ),
        )}
        {surfaceRules.map(({ use, above, below, least }) => (
          <tr key={`${above}${below}`}>
            <td>{use}</td>
            <td>
              <code>{above}</code> over <code>{below}</code>
            </td>
            <td>
              {least.light} in the light, {least.dark} in the dark
            </td>
            <td>{ratio('light', above, below, 2)}</td>
            <td>{ratio('dark', above, below, 2)}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  )
}

const Sheet = styled.table`
  font-variant-numeric: tabular-nums;
`

const Sample = styled.span`
  display: inline-block;
  width: 36px;
  margin-right: var(--space-2);
  border: 1px solid var(--border);
  border-radius: var(--radius-sm);
  text-align: center;
`

import styled from 'styled-components'
import { contrast, fromOklch, toHex } from '../colour'
import { palette } from '../palette'
import css from '../tokens.css?raw'
import { Swatch } from './Swatch'

const GROUPS: Record<string, string[]> = {
  Surfaces: ['canvas', 'surface', 'raised', 'sunken', 'hover', 'control-ground', 'border', 'border-strong'],
  Text: ['text', 'text-muted', 'text-faint'],
  Accent: ['accent', 'accent-hover', 'on-accent', 'accent-soft', 'accent-text', 'focus'],
  Info: ['info', 'info-soft', 'info-line', 'info-fill'],
  Success: ['success', 'success-soft', 'success-line', 'success-fill'],
  Warning: ['warning', 'warning-soft', 'warning-line', 'warning-fill'],
  Danger: ['danger', 'danger-soft', 'danger-line', 'danger-fill', 'danger-solid', 'on-danger'],
  Neutral: ['neutral-soft', 'neutral-line', 'neutral-fill'],
}

/** Each colour with its contrast (WCAG) against the surface of its theme. */
export function Palette({ theme }: { theme: 'light' | 'dark' }) {
  const colours = palette(css, theme)
  const rgb = (name: string) => fromOklch(colours[`--${name}`] ?? [0, 0, 0])
  return (
    <Sheet data-theme={theme}>
      {Object.entries(GROUPS).map(([group, names]) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <Swatch style={{ background: `var(--${name})` }} />
                <code>--{name}</code>
                <span>{toHex(rgb(name))}</span>
                <span>{contrast(rgb(name), rgb('surface')).toFixed(1)} : 1</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  )
}

const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(320px, 1fr));
  gap: var(--space-6);
  padding: var(--space-4);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text);

  li {
    display: grid;
    grid-template-columns: 32px 1fr 70px 60px;
    align-items: center;
    gap: var(--space-3);
    padding: var(--space-1) 0;
    font-variant-numeric: tabular-nums;
  }
  li > span:last-child {
    text-align: right;
  }
`

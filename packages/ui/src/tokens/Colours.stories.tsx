import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect } from 'storybook/test'
import styled from 'styled-components'
import { accentVariables } from './accent'
import { applyAccent } from './applyAccent'
import { contrast, fromOklch, toHex } from './colour'
import { palette } from './palette'
import css from './tokens.css?raw'

const meta = { title: 'Foundations/Colours' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const GROUPS: Record<string, string[]> = {
  Surfaces: ['canvas', 'surface', 'raised', 'sunken', 'hover', 'border', 'border-strong'],
  Text: ['text', 'text-muted', 'text-faint'],
  Accent: ['accent', 'accent-hover', 'on-accent', 'accent-soft', 'accent-text', 'focus'],
  Info: ['info', 'info-soft', 'info-line', 'info-fill'],
  Success: ['success', 'success-soft', 'success-line', 'success-fill'],
  Warning: ['warning', 'warning-soft', 'warning-line', 'warning-fill'],
  Danger: ['danger', 'danger-soft', 'danger-line', 'danger-fill', 'danger-solid', 'on-danger'],
  Neutral: ['neutral-soft', 'neutral-line', 'neutral-fill'],
}

/** Each colour with its contrast (WCAG) against the surface of its theme. */
function Palette({ theme }: { theme: 'light' | 'dark' }) {
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

export const Light: Story = { render: () => <Palette theme="light" />, globals: { theme: 'light' } }
export const Dark: Story = { render: () => <Palette theme="dark" />, globals: { theme: 'dark' } }

/** What a brand colour becomes: the same words stay readable whatever is configured. */
export const BrandAccents: Story = {
  render: () => (
    <Brands>
      {['#0f766e', '#7c3aed', 'crimson', '#ffd400', 'navy', '#f5f5dc', 'black'].map((brand) => (
        <li key={brand} style={accentVariables(brand) as CSSProperties}>
          <Swatch style={{ background: brand }} />
          <code>{brand}</code>
          <b>Save Changes</b>
          <i>Organizations</i>
          <span>View All</span>
        </li>
      ))}
    </Brands>
  ),
  // The browser itself parses here; the arithmetic has unit tests.
  play: async () => {
    for (const colour of [
      'rebeccapurple',
      'rgb(0 128 128 / 50%)',
      'oklch(0.6 0.1 200)',
      'color(display-p3 1 0 0)',
    ])
      await expect(accentVariables(colour)?.['--accent']).toMatch(/^light-dark\(#[\da-f]{6}, #[\da-f]{6}\)$/)
    for (const colour of ['', 'teal-ish', 'inherit', 'var(--text)', 'url(x)', '#12'])
      await expect(accentVariables(colour)).toBeNull()
    const root = document.createElement('div')
    await expect(applyAccent('teal', root)).toBe(true)
    await expect(root.style.getPropertyValue('--accent')).toContain('#008080')
    await expect(applyAccent('teal-ish', root)).toBe(false)
  },
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

const Swatch = styled.span`
  width: 32px;
  height: 32px;
  border: 1px solid var(--border);
  border-radius: var(--radius-sm);
`

const Brands = styled.ul`
  li {
    display: grid;
    grid-template-columns: 32px 90px auto auto auto;
    justify-content: start;
    align-items: center;
    gap: var(--space-4);
    padding: var(--space-2) 0;
  }
  b,
  i {
    padding: 6px 12px;
    border-radius: var(--radius-sm);
    font-style: normal;
    font-weight: 600;
  }
  b {
    background: var(--accent);
    color: var(--on-accent);
  }
  i {
    background: var(--accent-soft);
    color: var(--accent-text);
  }
  li > span:last-child {
    color: var(--accent-text);
  }
`

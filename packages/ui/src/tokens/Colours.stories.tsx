import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { accentVariables } from './accent'
import { applyAccent } from './applyAccent'
import { BrandAccentList } from './testing/BrandAccentList'
import { Palette } from './testing/Palette'
import { SurfaceSample } from './testing/SurfaceSample'

const meta = { title: 'Foundations/Colours', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = { render: () => <Palette theme="light" />, globals: { theme: 'light' } }
export const Dark: Story = { render: () => <Palette theme="dark" />, globals: { theme: 'dark' } }

/** Surfaces on each other, in the light and in the dark. */
export const Surfaces: Story = { render: () => <SurfaceSample />, globals: { theme: 'light' } }

/** What a brand colour becomes: the same words stay readable whatever is configured. */
export const BrandAccents: Story = {
  render: () => (
    <BrandAccentList brands={['#0f766e', '#7c3aed', 'crimson', '#ffd400', 'navy', '#f5f5dc', 'black']} />
  ),
  // The browser itself parses here; the arithmetic has unit tests.
  play: async () => {
    for (const colour of [
      'rebeccapurple',
      'rgb(0 128 128 / 50%)',
      'oklch(0.6 0.1 200)',
      'color(display-p3 1 0 0)',
      'light-dark(navy, skyblue)',
      'LinkText',
      'var(--text)',
    ])
      await expect(accentVariables(colour)?.['--accent']).toMatch(/^light-dark\(#[\da-f]{6}, #[\da-f]{6}\)$/)
    for (const colour of ['', 'teal-ish', 'inherit', 'currentcolor', 'var(--none)', 'url(x)', '#12'])
      await expect(accentVariables(colour)).toBeNull()
    await expect(accentVariables('light-dark(navy, skyblue)')?.['--accent']).toBe(
      'light-dark(#000080, #87ceeb)',
    )
    const root = document.createElement('div')
    await expect(applyAccent('teal', root)).toBe(true)
    await expect(root.style.getPropertyValue('--accent')).toContain('#008080')
    await expect(applyAccent('teal-ish', root)).toBe(false)
    await expect(root.style).toHaveLength(0)
  },
}

import { minutesAgo } from '@quarterdeck/sandbox/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RelativeTime } from '../primitives'
import { knobOf, styleOf, ToolbarSample } from './testing/ToolbarSample'

/** What the toolbar does, each by a story that has it chosen. */
const meta = {
  title: 'Foundations/Toolbar',
  tags: ['!autodocs'],
  component: ToolbarSample,
} satisfies Meta<typeof ToolbarSample>

export default meta
type Story = StoryObj<typeof meta>

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    await expect(matchMedia('(prefers-color-scheme: dark)').matches).toBe(true)
  },
}

export const Accent: Story = {
  globals: { accent: 'violet' },
  play: async ({ canvas }) => {
    await expect(styleOf(canvas.getByRole('button')).backgroundColor).toBe('rgb(124, 58, 237)')
  },
}

/** The browser of the tests asks for less motion by itself, so this is what shows that it is the toolbar which decides. */
export const AllMotion: Story = {
  tags: ['words'],
  globals: { motion: 'full' },
  play: async ({ canvas }) => {
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(false)
    await expect(styleOf(knobOf(canvas.getByRole('switch'))).transitionDuration).toBe('0.14s')
  },
}

export const ReducedMotion: Story = {
  tags: ['words'],
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
    await expect(styleOf(knobOf(canvas.getByRole('switch'))).transitionDuration).toBe('0s')
  },
}

/** What explains is as strong as what it explains, and every line as the outline of a control. */
export const MoreContrast: Story = {
  globals: { contrast: 'more' },
  play: async ({ canvas }) => {
    const explanation = styleOf(canvas.getByText(/^Its namespace is ready/))
    await expect(explanation.color).toBe(styleOf(canvas.getByRole('heading')).color)
    const root = styleOf(document.documentElement)
    await expect(root.getPropertyValue('--border')).toBe(root.getPropertyValue('--border-strong'))
  },
}

export const ForcedColours: Story = {
  globals: { contrast: 'forced' },
  play: async ({ canvas }) => {
    const ofSystem = document.createElement('i')
    ofSystem.style.cssText = 'background: Highlight; color: CanvasText'
    document.body.append(ofSystem)
    const { backgroundColor, color } = styleOf(ofSystem)
    ofSystem.remove()
    await expect(styleOf(canvas.getByRole('button')).backgroundColor).toBe(backgroundColor)
    await expect(styleOf(canvas.getByRole('heading')).color).toBe(color)
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true)
  },
}

export const LargeText: Story = {
  globals: { text: 'size200' },
  play: async ({ canvas }) => {
    await expect(styleOf(canvas.getByRole('heading')).fontSize).toBe('32px')
    await expect(styleOf(canvas.getByRole('button')).fontSize).toBe('26px')
    await expect(styleOf(canvas.getByRole('heading')).lineHeight).toBe('48px')
  },
}

/** All stories happen at the moment of the fixtures, whenever they are looked at. */
export const Moment: Story = {
  tags: ['words'],
  render: () => <RelativeTime value={minutesAgo(12)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 min ago')).toBeVisible()
    await expect(new Date().toISOString()).toBe('2026-11-20T12:00:00.000Z')
  },
}

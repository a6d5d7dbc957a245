import type { Meta, StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'

const meta = { title: 'Foundations/Type and measures', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Type: Story = {
  render: () => (
    <Samples>
      {['xl', 'lg', 'md', 'sm', 'xs'].map((size) => (
        <li key={size}>
          <code>--size-{size}</code>
          <span style={{ fontSize: `var(--size-${size})` }}>
            Organizations and clusters <strong>Resource utilization</strong>
          </span>
        </li>
      ))}
      <li>
        <code>--font-mono</code>
        <code>9f1c2a7e ns-1043 0O 1lI</code>
      </li>
      <li>
        <code>tabular</code>
        <time>Nov 11, 2026 · 1,111 of 8,088</time>
      </li>
    </Samples>
  ),
}

export const Measures: Story = {
  render: () => (
    <Samples>
      {[1, 2, 3, 4, 5, 6, 8].map((step) => (
        <li key={step}>
          <code>--space-{step}</code>
          <Bar style={{ width: `var(--space-${step})` }} />
        </li>
      ))}
      {['control-sm', 'control', 'row', 'target'].map((name) => (
        <li key={name}>
          <code>--{name}</code>
          <Box style={{ height: `var(--${name})`, borderRadius: 'var(--radius-sm)' }} />
        </li>
      ))}
      {['radius-sm', 'radius', 'radius-full'].map((name) => (
        <li key={name}>
          <code>--{name}</code>
          <Box style={{ borderRadius: `var(--${name})` }} />
        </li>
      ))}
      <li>
        <code>--shadow-float</code>
        <Box style={{ boxShadow: 'var(--shadow-float)', borderRadius: 'var(--radius)' }} />
      </li>
    </Samples>
  ),
}

const Samples = styled.ul`
  li {
    display: grid;
    grid-template-columns: 140px 1fr;
    align-items: center;
    min-height: 44px;
  }
`

const Bar = styled.div`
  height: 12px;
  background: var(--accent);
`

const Box = styled.div`
  width: 120px;
  height: 48px;
  border: 1px solid var(--border);
  background: var(--raised);
`

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import styled from 'styled-components'
import { StepBar } from './StepBar'
import { stepsAs, stepsTold } from './testing/steps'
import { TimeBar } from './TimeBar'
import { timelineOf, type TimedStep, type Timeline } from './timeline'

const told: Record<string, readonly TimedStep[]> = {
  'one after the other': stepsTold(
    ['completed', ['completed', 40, 31]],
    ['completed', ['completed', 31, 10]],
    ['completed', ['completed', 10, 8]],
  ),
  'waited before it began, and between': stepsTold(
    ['completed', ['completed', 30, 25]],
    ['completed', ['completed', 12, 4]],
  ),
  'tried again': stepsTold(
    ['completed', ['completed', 40, 31]],
    ['failed', ['failed', 31, 26], ['failed', 26, 18], ['failed', 12, 9]],
    ['pending'],
    ['pending'],
  ),
  'running its second try': stepsTold(
    ['completed', ['completed', 40, 31]],
    ['running', ['failed', 31, 25], ['running', 4]],
    ['pending'],
  ),
  'waits for its next step': stepsTold(['completed', ['completed', 40, 12]], ['pending'], ['pending']),
  'waits to be tried again': stepsTold(['completed', ['completed', 40, 20]], ['retrying', ['failed', 20, 6]]),
  'cancelled at once': stepsTold(['completed', ['completed', 40, 20]], ['cancelled', ['cancelled', 20, 20]]),
  'short ones and a long one': stepsTold(
    ['completed', ['completed', 40, 39.98]],
    ['completed', ['completed', 39.98, 39.95]],
    ['completed', ['completed', 39.95, 1]],
    ['completed', ['completed', 1, 0.99]],
  ),
  'started again from the beginning': stepsTold(
    ['completed', ['completed', 40, 36], ['completed', 20, 15]],
    ['completed', ['failed', 36, 34], ['completed', 15, 3]],
  ),
}

const timeline = (name: keyof typeof told): Timeline =>
  timelineOf(told[name] ?? []) ?? { begin: 0, end: 0, stretches: [], ahead: [] }

const meta = {
  title: 'Admin/Jobs/TimeBar',
  component: TimeBar,
  tags: ['new'],
  args: { timeline: timeline('tried again') },
} satisfies Meta<typeof TimeBar>

export default meta
type Story = StoryObj<typeof meta>

/** Each with what screen readers are told instead. Without times all steps are alike. */
export const EveryState: Story = {
  render: () => (
    <Samples>
      {Object.entries({ ...told, 'nothing told': stepsAs('completed', 'running', 'pending') }).map(
        ([name, steps]) => (
          <li key={name}>
            <p>{name}</p>
            <StepBar steps={steps} />
          </li>
        ),
      )}
    </Samples>
  ),
  play: async ({ canvas }) => {
    const words = (name: string) => canvas.getByText(name).closest('li')
    await expect(words('waited before it began, and between')).toHaveTextContent(
      '2 steps: 2 completed, ran for 13 min, waited 23 min',
    )
    await expect(words('tried again')).toHaveTextContent(
      '4 steps: 1 completed, 1 failed, 2 pending, ran for 25 min, waited 6 min, tried again 2 times',
    )
    await expect(words('nothing told')).toHaveTextContent(/3 steps: 1 completed, 1 running, 1 pending$/)
  },
}

/** Where the system chooses the colours, steps without times have an outline and their own. */
export const ForcedColours: Story = {
  tags: ['words'],
  globals: { contrast: 'forced' },
  render: () => <StepBar steps={stepsAs('completed', 'running', 'pending')} />,
  play: async ({ canvasElement }) => {
    const lines = Array.from(
      canvasElement.querySelectorAll('[data-tone]'),
      (step) => getComputedStyle(step).borderTopWidth,
    )
    await expect(lines).toEqual(['1px', '1px', '1px'])
  },
}

/** The part that each step has in the whole. */
export const StepByStep: Story = {
  render: () => (
    <Samples>
      {Object.entries(told).map(([name, steps]) => (
        <li key={name}>
          <p>{name}</p>
          {steps.map(({ sequence_number }, place) => (
            <TimeBar key={sequence_number} timeline={timeline(name)} step={place} />
          ))}
        </li>
      ))}
    </Samples>
  ),
}

const Samples = styled.ul`
  display: grid;
  gap: var(--space-4);

  > li {
    display: grid;
    gap: var(--space-2);
  }
  p {
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
`

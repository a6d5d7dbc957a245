import { nearLimits } from './limits'

const plenty = { current: 1, max: 10 }
const texts = (agents: { current: number; max: number | 'N/A' }) =>
  nearLimits({ agents, tools: plenty, groups: plenty, group_graphs: null }).map(({ text }) => text)

test.each([
  [44, 50, []],
  [45, 50, ['Agents 45 of 50: 5 more agents can be added.']],
  [49, 50, ['Agents 49 of 50: one more agent can be added.']],
  [50, 50, ['Agents 50 of 50: no more agents can be added.']],
  [9, 3, ['Agents 9 of 3: 6 more than the plan allows.']],
  [0, 0, []],
  [1, 0, ['Agents 1 of 0: 1 more than the plan allows.']],
  [7, 'N/A' as const, []],
])('%d of %s', (current, max, said) => {
  expect(texts({ current, max })).toEqual(said)
})

test('group graphs count where the platform tells them', () => {
  const group_graphs = { current: 5, max: 5 }
  const near = nearLimits({ agents: plenty, tools: plenty, groups: plenty, group_graphs })
  expect(near).toEqual([
    {
      label: 'Group graphs',
      text: 'Group graphs 5 of 5: no more group graphs can be added.',
      isReached: true,
    },
  ])
})

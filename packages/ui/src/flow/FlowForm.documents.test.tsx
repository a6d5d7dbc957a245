import * as flows from '@quarterdeck/sandbox/fixtures/flows'
import { recording, recordingNames } from '@quarterdeck/sandbox/fixtures/recorded'
import { act, fireEvent, render } from '@testing-library/react'
import fc from 'fast-check'
import { asksForCode, type Flow, type FlowNode, flowNodes, isField, isRoleTrait, isSubmit } from './flow'
import { FlowForm, type FlowFormProps } from './FlowForm'
import { anyFlow } from './testing/anyFlow'
import { documents } from './testing/documents'
import { ignoreScripts } from './testing/ignoreScripts'

beforeAll(ignoreScripts)

const show = (flow: Flow) => {
  const onSubmit = vi.fn<FlowFormProps['onSubmit']>()
  return { onSubmit, ...render(<FlowForm flow={flow} onSubmit={onSubmit} />) }
}

const inputs = (container: HTMLElement) => [
  ...container.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select'),
]

function fill(container: HTMLElement) {
  for (const input of inputs(container)) {
    if (input.disabled || input.type === 'checkbox' || input.value !== '') continue
    const option = container.querySelector<HTMLOptionElement>(`#${CSS.escape(input.id)} option:last-child`)
    fireEvent.change(input, { target: { value: option?.value ?? SAMPLES[input.type] ?? '123456' } })
  }
}
const SAMPLES: Record<string, string> = {
  email: 'nora@example.com',
  date: '2026-11-20',
  'datetime-local': '2026-11-20T12:00',
}

const recorded = documents(Object.fromEntries(recordingNames.map((name) => [name, recording(name).body])))

describe.each([...documents(flows), ...recorded])('$name', ({ flow }) => {
  test('has a label for each visible field and hides the rest', () => {
    const { container } = show(flow)
    const fields = flowNodes(flow).filter((node) => isField(node) && !isRoleTrait(node))
    expect(inputs(container)).toHaveLength(fields.length)
    for (const input of inputs(container)) expect(input).toHaveAccessibleName(/\w/)
    expect(container.querySelector('input[name=csrf_token]:not([type=hidden])')).toBeNull()
    expect(container.textContent).not.toMatch(/undefined|\[object|NaN/)
    expect(container.textContent).not.toMatch(/hardware key/i) // a security key here, whatever the service says
  })
})

/** One of all documents with the same nodes: their other differences do not change what the buttons do. */
const ofDifferentForms = [...new Map(recorded.map((document) => [formOf(document.flow), document])).values()]

function formOf(flow: Flow) {
  return JSON.stringify(flowNodes(flow).map(({ group, attributes: { name, type } }) => [group, name, type]))
}

describe.each([...documents(flows), ...ofDifferentForms])('$name', ({ flow }) => {
  test('submits once with each of its buttons', async () => {
    const submits = flowNodes(flow).filter(isPressed(flow))
    const token = flowNodes(flow).find((node) => node.attributes.name === 'csrf_token')?.attributes.value
    const { container, onSubmit } = show(flow)
    await act(async () => fill(container)) // a code that is whole is sent at once
    const buttons = container.querySelectorAll('button[type=submit]:not(:disabled)')
    expect(buttons).toHaveLength(new Set(submits.map(pressOf)).size)
    for (const button of buttons) {
      onSubmit.mockClear()
      expect(button).toHaveAccessibleName(/\w/)
      await act(async () => fireEvent.click(button))
      expect(onSubmit).toHaveBeenCalledOnce()
      expect(onSubmit.mock.lastCall?.[0].csrf_token).toBe(token)
    }
  })
})

/** Buttons that can be pressed, but for one that sends another code where none was sent. */
const isPressed = (flow: Flow) => (node: FlowNode) =>
  isSubmit(node) &&
  node.attributes.disabled !== true &&
  (node.attributes.name !== 'email' || asksForCode(flow))

/** What a press of a button sends of it: a button that comes twice is drawn once. */
const pressOf = ({ group, attributes: { name, value } }: FlowNode) => JSON.stringify([group, name, value])

test('any flow can be drawn, and the form contains its csrf token', () => {
  fc.assert(
    fc.property(anyFlow({ token: flows.CSRF_TOKEN }), (flow) => {
      const { container, unmount } = show(flow)
      expect(container.querySelector<HTMLInputElement>('input[name=csrf_token]')).toHaveValue(
        flows.CSRF_TOKEN,
      )
      for (const input of inputs(container)) expect(input).toHaveAccessibleName(/./)
      unmount()
    }),
    { numRuns: 150 },
  )
})

import { fireEvent, render, screen } from '@testing-library/react'
import { AtRest } from './atRest'
import { Select } from './Select'

function keyAtRest(key: { key: string; altKey?: boolean; ctrlKey?: boolean }): boolean {
  render(
    <AtRest value>
      <Select aria-label="Plan" />
    </AtRest>,
  )
  return fireEvent.keyDown(screen.getByRole('combobox'), key)
}

test.each([{ key: 'ArrowLeft' }, { key: 'a' }, { key: 'ArrowDown', altKey: true }])(
  'at rest, no key changes or opens it: $key',
  (key) => expect(keyAtRest(key)).toBe(false),
)

test.each([{ key: 'Tab' }, { key: 'ArrowLeft', altKey: true }, { key: 'r', ctrlKey: true }])(
  'at rest, keys of the browser work: $key',
  (key) => expect(keyAtRest(key)).toBe(true),
)

import { act, render, screen } from '@testing-library/react'
import { PlainMenu } from './PlainMenu'

const { prototype } = HTMLElement
beforeAll(() => {
  Object.assign(prototype, { showPopover: () => {}, hidePopover: () => {} })
  Object.defineProperties(document.documentElement, {
    clientWidth: { value: 1000, configurable: true },
    clientHeight: { value: 600, configurable: true },
  })
})
afterAll(() => {
  for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(prototype, name)
  for (const name of ['clientWidth', 'clientHeight']) Reflect.deleteProperty(document.documentElement, name)
})

const anchor = document.createElement('button')
const standAt = (top: number) =>
  (anchor.getBoundingClientRect = () => DOMRect.fromRect({ x: 800, y: top, width: 100, height: 40 }))

function draw() {
  render(
    <PlainMenu
      id="menu"
      open
      label="Copy"
      items={[{ label: 'As CSV' }]}
      anchor={anchor}
      onClose={() => {}}
    />,
  )
  const { style } = screen.getByRole('region', { name: 'Copy', hidden: true })
  return () => [style.top, style.right, style.bottom, style.getPropertyValue('--available')]
}

test.each([
  ['below its button', 100, ['144px', '100px', 'auto', '448px']],
  ['above it, where there is more room', 500, ['auto', '100px', '104px', '488px']],
])('opens %s, and no further than the window', (_where, top, place) => {
  standAt(top)
  expect(draw()()).toEqual(place)
})

test('follows its button when something scrolls', () => {
  standAt(100)
  const place = draw()
  standAt(60)
  act(() => void document.body.dispatchEvent(new Event('scroll')))
  expect(place()).toEqual(['104px', '100px', 'auto', '488px'])
})

// What people do on a screen and see there, for the play functions of stories.
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'

/** Where to look: the canvas of a story, `screen`, or `within` an element. */
type Place = Pick<ReturnType<typeof within>, 'getByRole' | 'getAllByRole' | 'getByText'>

/** Presses the button of that name. */
export const press = (place: Place, name: string | RegExp) =>
  userEvent.click(place.getByRole('button', { name }))

/** Presses the button of that name, which what was typed a moment ago enables. */
export async function pressOnceEnabled(place: Place, name: string | RegExp) {
  await waitFor(() => expect(place.getByRole('button', { name })).toBeEnabled())
  await press(place, name)
}

/**
 * Waits for the browser's next frame. With that frame a dialog that has just opened moves the focus to its first field, and a
 * form to a field that was refused. Of a text that is typed before it, the last keys would land there.
 */
export const nextFrame = () => new Promise<void>((done) => requestAnimationFrame(() => done()))

/** Waits until a control has settled whose meaning has changed (§14.25): once the pointer is elsewhere, a second. */
export async function settled(control: HTMLElement) {
  await userEvent.unhover(control)
  await waitFor(() => expect(control).not.toHaveAttribute('aria-disabled', 'true'), { timeout: 5000 })
}

/** The open menu of that name, once it has the focus: only then it reacts to keys and to presses outside. */
export async function focusedMenu(name: string | RegExp) {
  const menu = await screen.findByRole('menu', { name })
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement))
  return within(menu)
}

/** Presses the button of a menu, which has the same name. */
export async function openMenu(place: Place, name: string | RegExp) {
  await press(place, name)
  return focusedMenu(name)
}

export async function expectTexts(place: Place, texts: readonly (string | RegExp)[]) {
  for (const text of texts) await expect(place.getByText(text)).toBeVisible()
}

/** The texts of all elements of a role: the headers of a table, the items of a menu. */
export const textsOf = (place: Place, role: 'columnheader' | 'menuitem' | 'menuitemradio' | 'heading') =>
  place.getAllByRole(role).map((element: HTMLElement) => element.textContent)

/** The failure that the screen tells, which can be tried again. */
export async function expectFailure(place: Place, message: string) {
  await expect(place.getByRole('alert')).toHaveTextContent(message)
  await expect(place.getByRole('button', { name: 'Try Again' })).toBeEnabled()
}

/** Leaves what goes by itself after `ms` where it is, however long the picture of it takes. Until the story ends. */
export function keepAfter(ms: number): void {
  const later = window.setTimeout
  const hold = ((run: TimerHandler, delay?: number) => (delay === ms ? 0 : later(run, delay))) as typeof later
  spyOn(window, 'setTimeout').mockImplementation(hold)
}

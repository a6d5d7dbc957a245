import { expect, fn, userEvent, type within } from 'storybook/test'
import { press } from '../../primitives/testing/interactions'
import type { ListScreenControls } from '../ListScreen'

/** The first page of a list that is not searched. */
export const listScreenArgs = () =>
  ({
    search: '',
    onSearch: fn(),
    page: 1,
    pageSize: 25,
    onPageChange: fn(),
    onRefresh: fn(),
  }) satisfies ListScreenControls

interface Shown {
  args: Pick<ListScreenControls, 'onSearch' | 'onPageChange' | 'onRefresh'>
  canvas: ReturnType<typeof within>
}

/** The screen with 40 rows: it pages, searches and refreshes. */
export async function usesFortyRows({ args, canvas }: Shown) {
  await expect(canvas.getAllByRole('row')).toHaveLength(26)
  await expect(canvas.getByText('1–25 of 40')).toBeVisible()
  await press(canvas, 'Next page')
  await expect(args.onPageChange).toHaveBeenCalledWith(2)
  await press(canvas, 'Refresh')
  await expect(args.onRefresh).toHaveBeenCalledOnce()
}

/** Searches by a press of Enter. */
export async function searches({ args, canvas }: Shown, text: string) {
  await userEvent.type(canvas.getByRole('searchbox'), `${text}{Enter}`)
  await expect(args.onSearch).toHaveBeenLastCalledWith(text)
}

/** A search that nothing matches can be given up. */
export async function clearsSearch({ args, canvas }: Shown) {
  await press(canvas, 'Clear filters')
  await expect(args.onSearch).toHaveBeenCalledWith('')
}

import { render, within } from '@testing-library/react'
import { SearchField } from '../../primitives'
import { listScreenArgs, searches } from './listScreen'

test('searches, whatever the field is called', async () => {
  const args = listScreenArgs()
  const { container } = render(<SearchField label="Search by name" value="" onSearch={args.onSearch} />)
  await searches({ args, canvas: within(container) as never }, 'north')
  expect(args.onSearch).toHaveBeenCalledWith('north')
})

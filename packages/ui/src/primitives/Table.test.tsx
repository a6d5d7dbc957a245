import { render } from '@testing-library/react'
import { ready } from '../lib'
import { Table } from './Table'
import type { TableColumn } from './TableRow'

interface Row {
  id: string
}

test('an unchanged row is not rendered again', () => {
  const cell = vi.fn<(row: Row) => string>((row) => row.id)
  const columns: TableColumn<Row>[] = [{ id: 'id', header: 'ID', cell }]
  const [first, second] = [{ id: 'a' }, { id: 'b' }]
  const table = (rows: Row[]) => (
    <Table
      label="Things"
      columns={columns}
      rows={ready(rows)}
      rowKey={(row) => row.id}
      onOpen={() => {}}
      empty={null}
    />
  )

  const { rerender } = render(table([first, second]))
  expect(cell).toHaveBeenCalledTimes(2)

  const changed = { id: 'b' }
  rerender(table([first, changed]))
  expect(cell).toHaveBeenCalledTimes(3)
  expect(cell).toHaveBeenLastCalledWith(changed)
})

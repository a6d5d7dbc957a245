import { fireEvent, render, screen } from '@testing-library/react'
import { Tabs } from './Tabs'

test.each(['altKey', 'ctrlKey', 'metaKey'])('an arrow with %s is left to the browser', (modifier) => {
  const onChange = vi.fn<(id: string) => void>()
  const tabs = [
    { id: 'organization', label: 'Organization' },
    { id: 'cluster', label: 'Cluster' },
  ]
  render(
    <Tabs label="Jobs of" tabs={tabs} value="cluster" onChange={onChange}>
      Jobs
    </Tabs>,
  )
  const tab = screen.getByRole('tab', { name: 'Cluster' })
  tab.focus()
  expect(fireEvent.keyDown(tab, { key: 'ArrowLeft', [modifier]: true })).toBe(true)
  expect(onChange).not.toHaveBeenCalled()
  expect(fireEvent.keyDown(tab, { key: 'ArrowLeft' })).toBe(false)
  expect(onChange).toHaveBeenCalledExactlyOnceWith('organization')
})

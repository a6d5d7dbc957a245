import { render, screen } from '@testing-library/react'
import { DescriptionList } from './DescriptionList'

const rows = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)

test('facts with the same label are each drawn, and go once they are no longer there', () => {
  const first = ['Pro', 'VAT', 'Seats', 'VAT'].map((term, index) => ({ term, description: `$${index}` }))
  const { rerender } = render(<DescriptionList items={first} />)
  expect(rows()).toEqual(['Pro $0', 'VAT $1', 'Seats $2', 'VAT $3'])
  rerender(<DescriptionList items={[{ term: 'VAT', description: '$4' }]} />)
  expect(rows()).toEqual(['VAT $4'])
})

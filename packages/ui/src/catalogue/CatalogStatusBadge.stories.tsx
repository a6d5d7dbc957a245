import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../primitives/testing/Row'
import { CATALOG_STATUSES, CatalogStatusBadge } from './CatalogStatusBadge'

const meta = {
  title: 'Admin/Catalogue/CatalogStatusBadge',
  component: CatalogStatusBadge,
  args: { status: 'active' },
} satisfies Meta<typeof CatalogStatusBadge>

export default meta
type Story = StoryObj<typeof meta>

/** Those that are known, and one that only its provider knows. */
export const EveryValue: Story = {
  render: () => (
    <Row>
      {[...CATALOG_STATUSES, 'in_review'].map((status) => (
        <CatalogStatusBadge key={status} status={status} />
      ))}
    </Row>
  ),
}

import styled from 'styled-components'
import { Card } from '../primitives'
import { AdminLevelBadge } from './AdminLevelBadge'

/** §2.18 admins: what each level may do (§6.4). */
export function PermissionLevels() {
  return (
    <Card title="Permission Levels">
      <List>
        <div>
          <dt>
            <AdminLevelBadge can_create_new_admins />
          </dt>
          <dd>Create admins and manage permissions, besides all that a standard admin does.</dd>
        </div>
        <div>
          <dt>
            <AdminLevelBadge can_create_new_admins={false} />
          </dt>
          <dd>Manage clusters and view users. Cannot create admins.</dd>
        </div>
      </List>
      <Note>Nobody can delete their own entry.</Note>
    </Card>
  )
}

const List = styled.dl`
  display: grid;
  gap: var(--space-3);

  > div {
    display: grid;
    gap: var(--space-1);
  }
`

const Note = styled.p`
  color: var(--text-muted);
  font-size: var(--size-sm);
`

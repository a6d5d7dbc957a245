import { Check, CircleOff, Settings, Lock } from 'lucide-react'
import type { Loadable } from '../lib'
import {
  Badge,
  Card,
  EmptyState,
  ErrorState,
  RowList,
  RowListItem,
  RowListSkeletons,
  SkeletonGroup,
  useFirstLoad,
} from '../primitives'
import { PageSection } from '../shell'

/** What is drawn of a setting. */
export interface Setting {
  key: string
  description: string
  value: boolean
}

export interface AdditionalSettingsProps {
  settings: Loadable<readonly Setting[]>
}

/** §2.25 admin-settings: the settings besides sign-up, which can only be read. */
export function AdditionalSettings({ settings }: AdditionalSettingsProps) {
  return (
    <PageSection
      title="Additional settings"
      description="Only system administrators can view and modify system settings."
      actions={<Badge icon={<Lock />}>Read-only</Badge>}
      {...useFirstLoad(settings)}
    >
      <Card flush>
        {settings.state === 'loading' ? (
          <SkeletonGroup label="Loading current settings">
            <RowListSkeletons count={2} lines={2} rowHeight={ROW} inset />
          </SkeletonGroup>
        ) : settings.state === 'error' ? (
          <ErrorState failure={settings} />
        ) : settings.data.length === 0 ? (
          <EmptyState icon={<Settings />} title="No additional settings" />
        ) : (
          <RowList rowHeight={ROW} inset>
            {settings.data.map(({ key, description, value }) => (
              <RowListItem
                key={key}
                name={description || key}
                meta={<code data-long>{key}</code>}
                aside={
                  value ? (
                    <Badge tone="success" icon={<Check />}>
                      Enabled
                    </Badge>
                  ) : (
                    <Badge icon={<CircleOff />}>Disabled</Badge>
                  )
                }
              />
            ))}
          </RowList>
        )}
      </Card>
    </PageSection>
  )
}

/** The height of a row in px. */
const ROW = 65

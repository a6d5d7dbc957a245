import { formatInteger, type Loadable } from '../lib'
import { Alert, BeforeAfter } from '../primitives'
import type { HeldPlan, PlanInput, PlanOption } from './managePlanForm'
import { changedRows, isDowngrade, overLimits, type UsedResources } from './planChange'

export interface PlanChangeNoticeProps {
  held: HeldPlan
  input: PlanInput
  plans: readonly PlanOption[]
  usage: Loadable<UsedResources>
}

/** §2.16 Manage Plan: what the choice changes, and what is used already beyond a new limit. */
export function PlanChangeNotice({ usage, ...choice }: PlanChangeNoticeProps) {
  const rows = changedRows(choice)
  const over = usage.state === 'ready' ? overLimits(choice, usage.data) : []
  return (
    <>
      {rows.length > 0 && <BeforeAfter aria-label="What changes" rows={rows} />}
      {over.length > 0 && (
        <Alert tone="warning" title="It uses more than it would get">
          <ul>
            {over.map(({ label, used, limit, by }) => (
              <li key={label}>
                {`${label}: ${formatInteger(used)} used, new limit ${formatInteger(limit)}, over by ${formatInteger(by)}`}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {usage.state === 'error' && isDowngrade(choice) && (
        <Alert tone="warning">
          What it uses could not be read, so it is not known whether it still fits.
        </Alert>
      )}
    </>
  )
}

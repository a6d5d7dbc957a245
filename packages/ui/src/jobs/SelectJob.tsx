import styled from 'styled-components'
import { shortId } from '../lib'
import { Checkbox, VisuallyHidden } from '../primitives'

export interface SelectJobProps {
  job: { job_id: string; job_type: string }
  checked: boolean
  /** `range` where everything between the job that was chosen last and this one is meant (Shift). */
  onSelect: (checked: boolean, range: boolean) => void
}

/** Chooses a job for what is done to many. */
export function SelectJob({ job, checked, onSelect }: SelectJobProps) {
  return (
    <Root data-part="select">
      <Checkbox
        label={<VisuallyHidden>{`Select ${job.job_type || 'job'} ${shortId(job.job_id)}`}</VisuallyHidden>}
        checked={checked}
        onChange={({ target, nativeEvent }) =>
          onSelect(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
    </Root>
  )
}

/* The label, which has no text in view, lies below the box and around it: as much as a finger needs. */
const Root = styled.span`
  position: relative;
  flex: none;

  > div {
    gap: 0;
  }
  input {
    z-index: 1;
  }
  label {
    position: absolute;
    inset: 0 calc(-1 * var(--space-1));
    min-height: 0;
  }
  @media (pointer: coarse) {
    label {
      inset: 0 calc(-1 * var(--space-3));
    }
  }
`

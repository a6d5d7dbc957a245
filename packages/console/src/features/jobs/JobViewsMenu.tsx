import { SavedViews } from '@quarterdeck/ui/jobs'
import { usePageAddress } from '../../lib/useDialog'
import { withView, type JobsSearch } from './jobsSearch'
import { useJobViews } from './jobViews'

/** The saved views of the person, of which one may be the search in view. */
export function JobViewsMenu({ q, byCause }: Pick<JobsSearch, 'q' | 'byCause'>) {
  const address = usePageAddress()
  const { onSave, ...views } = useJobViews()
  return (
    <SavedViews
      {...views}
      current={{ q, byCause }}
      hrefOf={(view) => address((before) => withView(before, view))}
      onSave={(name) => onSave({ name, q, byCause })}
    />
  )
}

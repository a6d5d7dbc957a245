import { NotFoundView } from '@quarterdeck/ui/not-found'
import { paths } from '../../lib/paths'

/** Where the shell has its own main part. */
export const InShell = () => <NotFoundView homeHref={paths.user()} />

export function Component() {
  return (
    <main>
      <InShell />
    </main>
  )
}

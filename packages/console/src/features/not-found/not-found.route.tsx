import { NotFoundView } from '@quarterdeck/ui/not-found'
import { paths } from '../../lib/paths'

/** For addresses inside the shell, which draws the frame of the page; `Component` is for all others. */
export const InShell = () => <NotFoundView homeHref={paths.user()} />

export function Component() {
  return (
    <main>
      <InShell />
    </main>
  )
}

import { NotFoundView } from '@quarterdeck/ui/shell'
import { paths } from '../../lib/paths'

export function Component() {
  return (
    <main>
      <NotFoundView homeHref={paths.user()} />
    </main>
  )
}

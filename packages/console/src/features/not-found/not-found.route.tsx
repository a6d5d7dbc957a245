import { NotFoundView } from '@quarterdeck/ui/not-found'

import { paths } from '../../lib/paths'
import { brand } from '../../lib/runtime'

/** For addresses inside the shell, which draws the frame of the page; `Component` is for all others. */
export const InShell = () => <NotFoundView homeHref={paths.user()} />

export const Component = () => <NotFoundView homeHref={paths.user()} brand={brand} />

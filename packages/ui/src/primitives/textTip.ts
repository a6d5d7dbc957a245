import { lazyModule } from '../lib'

/** The WholeTextTip as a lazy module: nothing is hovered before the page is there. */
export const wholeTextTip = lazyModule(() => import('./WholeTextTip'))

import { lazyModule } from '../lib'

/** The ConfirmDialog as a lazy module: its code is loaded when a question is first asked. */
export const confirmation = lazyModule(() => import('./ConfirmDialog'))

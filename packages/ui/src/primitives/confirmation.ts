import { lazyModule } from '../lib'

/** The dialog that asks before something is lost, whose code is loaded when it is first asked for. */
export const confirmation = lazyModule(() => import('./ConfirmDialog'))

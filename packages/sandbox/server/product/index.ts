import { accountHandlers } from './account'
import { adminHandlers } from './admins'
import { clusterHandlers } from './clusters'
import type { Handlers, PublicHandlers } from './handlers'
import { jobHandlers } from './jobs'
import { organizationHandlers } from './organizations'
import { paymentHandlers } from './payments'
import { planHandlers } from './plans'
import { signupHandlers } from './signup'
import { systemHandlers } from './system'
import { userHandlers } from './users'
import { workflowHandlers } from './workflows'

export const publicHandlers: PublicHandlers = signupHandlers

export const handlers: Handlers = {
  ...accountHandlers,
  ...adminHandlers,
  ...clusterHandlers,
  ...jobHandlers,
  ...organizationHandlers,
  ...paymentHandlers,
  ...planHandlers,
  ...systemHandlers,
  ...userHandlers,
  ...workflowHandlers,
}

/**
 * The product API and the session, typed and checked: one namespace of calls for each area, and the types of what they
 * answer with.
 *
 * **What comes out.** Field names are the wire's. Ids are UUIDs, money is integer cents, a time is an RFC 3339 string
 * that is known to parse, or null. A field that the platform left out is empty ('', 0, false) or null, as its type
 * says, and never undefined. Lists come as a `Page` or as an array, as their types say, in the platform's order. What
 * is read again and answered the same to the letter may be the very object of before: change a copy of it, never the object.
 * An action or a change that the platform only confirms gives null instead of the changed object.
 *
 * **What goes wrong.** Every call throws `ApiError` and nothing else, of these kinds: `http` with the answer's status,
 * `timeout` after ten seconds (after sixty for a form of the identity service), `network`, `malformed` where the answer
 * is not what the document promises, `aborted` where the caller's `signal` said so, `unsent` where the code that sends it
 * could not be loaded, and `invalid_id` where no thing can have the id asked for. No request is repeated as it was, but a
 * page of more than 25 jobs or workflows that is refused with 400 is asked for again with 25, and what may belong to an
 * organization or to a cluster is asked of the other where the first answers with an error, and a
 * sign-out whose `return_to` is refused is asked for without. Whether a read is worth
 * another try says `isRetryable`, whether a failed write may have been done all the same `isOutcomeUnknown`.
 *
 * `configure` has to be called first where the API is not on the page's own origin.
 *
 * @packageDocumentation
 */
export * as admins from './admins'
export * as capabilities from './capabilities'
export * as clusters from './clusters'
export * as customJobs from './customJobs'
export * as customWorkflows from './customWorkflows'
export * as jobs from './jobs'
export * as organization from './organization'
export * as organizations from './organizations'
export * as overview from './overview'
export * as payments from './payments'
export * as planChange from './planChange'
export * as plans from './plans'
export * as signup from './signup'
export * as system from './system'
export * as user from './user'
export * as users from './users'
export * as workflows from './workflows'

export type { Admin } from './admins'
export type { Capabilities } from './capabilities'
export type { Cluster, ClusterConfig, ClusterInput, Priority } from './clusters'
export type { CustomJobTemplate } from './customJobs'
export type { CustomWorkflow, WorkflowStep } from './customWorkflows'
export type { Dashboard } from './dashboards'
export type { JobAttempt } from './jobAttempts'
export type { Job } from './jobs'
export type { JobFilters } from './jobsQuery'
export type { JobStatus } from './jobStatus'
export type { Namespace } from './namespaces'
export type { Allowances, Organization } from './organizations'
export type { OrganizationSync, PaymentSync, Product, Provider } from './payments'
export type { Attention, ClusterHealth, CountAt, FailedOfType, Overview } from './overview'
export type { PlanChange, PlanOption } from './planChange'
export type { Plan, PlanInput, PlanUsage } from './plans'
export type { Price } from './prices'
export type { OpenCheckout, ProvisioningStep } from './provisioning'
export type { Checkout, PlanKey, PlanPrice } from './signup'
export type { SignupStatus } from './signupStatus'
export type { ScheduledChange, Subscription } from './subscription'
export type { SystemSetting } from './system'
export type { UserNamespace, UserOrganization, UserPlan, UserProfile } from './user'
export type { User } from './users'
export type { Usage, Utilization } from './utilization'
export type { RunParameter, RunParameters } from './runParameters'
export type { Workflow } from './workflows'

export { countOf, type Page } from './answers'
export type { Cancellable } from './client'
export type { TargetType, Time } from './fields'
export type { Source } from './source'
export type { Paging } from './urls'

export { configure, type ApiConfig } from './config'
export { FORM_TIMEOUT_MS, TIMEOUT_MS, withDeadline } from './deadline'
export {
  ApiError,
  errorMessage,
  GENERIC_MESSAGE,
  isOutcomeUnknown,
  isRecord,
  isRetryable,
  type ApiErrorKind,
} from './errors'
export { isId } from './ids'
export { forgetAnswers } from './sameAnswer'
export { logoutUrl, sync, whoami, type SessionCheck, type SignedInUser } from './session'
export { loginFlowUrl, organizationsUrl, signupStatusUrl, userOverviewUrls, whoamiUrl } from './urls'

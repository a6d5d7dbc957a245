import { Layers } from 'lucide-react'
import styled from 'styled-components'
import { usePresence, type HeldList } from '../jobs'
import { whenThere, type Failure, type Loadable } from '../lib'
import { Button, Dialog, DialogParts, emailText, NotFound } from '../primitives'
import {
  CustomJobsSection,
  CustomWorkflowsSection,
  type CustomJob,
  type CustomJobsSectionProps,
  type CustomWorkflow,
  type CustomWorkflowsSectionProps,
  type Runs,
} from '../runs'
import { DashboardsSection, type DashboardsSectionProps } from './DashboardsSection'
import {
  AllowancesSection,
  InformationSection,
  NamespaceSection,
  type OrganizationDetails,
  type OrganizationNamespace,
} from './OrganizationFacts'
import { UtilizationSection, type OrganizationUtilization } from './UtilizationSection'
import {
  JobsSection,
  WorkflowsSection,
  type JobItem,
  type WorkflowItem,
  type WorkflowsSectionProps,
} from './WorkSections'

export interface OrganizationDialogProps<
  Workflow extends WorkflowItem,
  Template extends CustomJob,
  Definition extends CustomWorkflow,
> extends DashboardsSectionProps {
  /** Null when there is no such organization. */
  details: Loadable<OrganizationDetails | null>
  /** Null while none is assigned. */
  namespace: Loadable<OrganizationNamespace | null>
  utilization: Loadable<OrganizationUtilization>
  /** The newest ten; the dialog shows no more of workflows and jobs (§9.3). */
  workflows: Loadable<readonly Workflow[]>
  jobs: Loadable<readonly JobItem[]>
  /** The statuses of the steps of each workflow, by its id. */
  statuses: WorkflowsSectionProps<Workflow>['statuses']
  /** How the two lists hold their rows. Keep each of the objects stable. */
  held: { workflows: HeldList; jobs: HeldList }
  /** Told when somebody comes to the part with the workflows, which is below the jobs, and leaves it. Keep it stable. */
  onWorkflowsPresence: (isPresent: boolean) => void
  customJobs: Loadable<readonly Template[]>
  jobRuns: Runs
  onRunJob: CustomJobsSectionProps<Template>['onRun']
  customWorkflows: Loadable<readonly Definition[]>
  workflowRuns: Runs
  onRunWorkflow: CustomWorkflowsSectionProps<Definition>['onRun']
  /** Shows the steps of a custom workflow. */
  onOpenCustomWorkflow: (workflowId: string) => void
  onOpenWorkflow: (workflow: Workflow) => void
  /** Their addresses, for a tab of their own. */
  customWorkflowHref?: (workflowId: string) => string
  workflowHref?: (workflow: Workflow) => string
  clusterHref?: (cluster_id: string) => string
  onOpenCluster: (cluster_id: string) => void
  onManagePlan: () => void
  onClose: () => void
}

/** Everything about one organization (§2.15). The dialog opens at once; each part loads and fails by itself. */
export function OrganizationDialog<
  Workflow extends WorkflowItem,
  Template extends CustomJob,
  Definition extends CustomWorkflow,
>({ details, onManagePlan, onClose, ...parts }: OrganizationDialogProps<Workflow, Template, Definition>) {
  const inWorkflows = usePresence(parts.onWorkflowsPresence)
  const known = whenThere(details)
  if (!known) return <OrganizationNotFoundDialog onClose={onClose} />
  const organization = known.state === 'ready' ? known.data : undefined
  return (
    <Dialog
      size="lg"
      title={organization ? emailText(organization.email) : 'Organization'}
      description="Organization details"
      actions={
        <Button icon={<Layers size={16} />} onClick={onManagePlan}>
          Manage Plan
        </Button>
      }
      onClose={onClose}
    >
      <DialogParts
        parts={[
          {
            id: 'usage',
            label: 'Usage',
            content: (
              <>
                <UtilizationSection utilization={parts.utilization} />
                <AllowancesSection details={known} />
              </>
            ),
          },
          {
            id: 'facts',
            label: 'Facts',
            content: (
              <>
                <Columns data-part="columns">
                  <InformationSection details={known} />
                  <NamespaceSection
                    namespace={parts.namespace}
                    onOpenCluster={parts.onOpenCluster}
                    clusterHref={parts.clusterHref}
                  />
                </Columns>
                <DashboardsSection dashboards={parts.dashboards} />
              </>
            ),
          },
          {
            id: 'jobs',
            label: 'Jobs',
            content: (
              <>
                <CustomJobsSection
                  jobs={parts.customJobs}
                  runs={parts.jobRuns}
                  target={organization?.email ?? 'the organization'}
                  onRun={parts.onRunJob}
                />
                <JobsSection jobs={parts.jobs} held={parts.held.jobs} />
              </>
            ),
          },
          {
            id: 'workflows',
            label: 'Workflows',
            ref: inWorkflows,
            content: (
              <>
                <CustomWorkflowsSection
                  workflows={parts.customWorkflows}
                  runs={parts.workflowRuns}
                  target={organization?.email ?? 'the organization'}
                  onRun={parts.onRunWorkflow}
                  onOpen={parts.onOpenCustomWorkflow}
                  openHref={parts.customWorkflowHref}
                />
                <WorkflowsSection
                  workflows={parts.workflows}
                  onOpen={parts.onOpenWorkflow}
                  openHref={parts.workflowHref}
                  statuses={parts.statuses}
                  held={parts.held.workflows}
                />
              </>
            ),
          },
        ]}
      />
    </Dialog>
  )
}

export interface OrganizationNotFoundDialogProps {
  /** The write of the dialog that found the organization gone. */
  failure?: Failure
  onClose: () => void
}

/** Shown in place of an organization's dialogs when the id in the address is of no organization. */
export function OrganizationNotFoundDialog({ failure, onClose }: OrganizationNotFoundDialogProps) {
  return (
    <Dialog title="Organization" onClose={onClose}>
      <NotFound title="Organization Not Found" failure={failure}>
        The organization you're looking for doesn't exist or you don't have access to it.
      </NotFound>
    </Dialog>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: var(--space-6) var(--space-8);
`

import styled from 'styled-components'
import type { Loadable } from '../lib'
import { ErrorState, FieldSkeleton, Skeleton, SkeletonGroup } from '../primitives'
import type { Flow } from './flow'
import { FlowForm, type FlowFormProps } from './FlowForm'

export interface FlowPanelProps extends Omit<FlowFormProps, 'flow'> {
  flow: Loadable<Flow>
  /** How many fields the skeleton has. */
  fields?: number
}

/** A flow's form for a card, with a skeleton while the flow loads and the error when it could not be loaded. */
export function FlowPanel({ flow, fields = 2, ...form }: FlowPanelProps) {
  if (flow.state === 'error') return <ErrorState failure={flow} />
  if (flow.state === 'ready') return <FlowForm flow={flow.data} {...form} />
  return (
    <LoadingForm label="Loading the form">
      {Array.from({ length: fields }, (_, index) => (
        <FieldSkeleton key={index} />
      ))}
      <Skeleton shape="block" height="max(40px, var(--control))" />
    </LoadingForm>
  )
}

const LoadingForm = styled(SkeletonGroup)`
  display: grid;
  gap: var(--space-4);
`

import { useState } from 'react'
import { lazyModule } from '../lib'
import { Alert } from '../primitives'
import { isField } from './flow'
import { FlowField } from './FlowField'
import type { Placed } from './layout'
import type { FlowFormState } from './useFlowForm'

// Signing in asks for something and shows nothing else, so its form does not wait for this code.
const display = lazyModule(() => import('./FlowDisplay'))

/** Loads ahead what draws the texts and pictures of a flow, for a screen whose flow has some. */
export const preloadFlowDisplay = display.preload

export interface FlowContentProps extends Placed {
  form: FlowFormState
  onEnter: () => void
}

/** One node of a section that is not a button. */
export function FlowContent({ node, ...rest }: FlowContentProps) {
  return isField(node) ? <FlowField node={node} {...rest} /> : <Display node={node} />
}

function Display({ node }: Pick<Placed, 'node'>) {
  const [failure, setFailure] = useState<unknown>()
  const loaded = display.useWhen(true, setFailure)
  if (loaded) return <loaded.FlowDisplay node={node} />
  return failure ? (
    <Alert tone="danger">A part of this page could not be loaded. Reload the page.</Alert>
  ) : null
}

import { useCallback, useState, type ReactNode } from 'react'
import { lazyModule } from '../lib'
import { overwrites } from './overwrites'
import type { RunParameter } from './RunDialog'

/** The RunDialog as a lazy module: its code is loaded when a run first has to be asked about. */
const runDialog = lazyModule(() => import('./RunDialog'))

interface Runnable {
  display_name: string
  description: string
  /** Of a job; workflows have none. */
  job_type?: string
  parameters: readonly RunParameter[]
}

interface RunQuestionOptions<Item> {
  idOf: (item: Item) => string
  /** What is run on, in a sentence. */
  target: string
  /** The verb: 'Run Job'. */
  label: string
  /** Nothing can be run now: `onRun` tells why, and nothing is asked for. */
  unavailable?: boolean
  onRun: (item: Item, parameters?: Record<string, string>) => void
}

/** Runs an item at once, or, where it has to be told something or overwrites something, after a question. */
export function useRunQuestion<Item extends Runnable>({
  idOf,
  target,
  label,
  unavailable,
  onRun,
}: RunQuestionOptions<Item>): {
  ask: (item: Item) => void
  question: ReactNode
} {
  const [asked, setAsked] = useState<Item>()
  const close = useCallback(() => setAsked(undefined), [])
  const loaded = runDialog.useWhen(asked !== undefined, close)
  const warning = ({ display_name, job_type = '' }: Item) =>
    overwrites(display_name, target) ?? overwrites(job_type, target)
  return {
    ask: (item) =>
      !unavailable && (item.parameters.length > 0 || warning(item)) ? setAsked(item) : onRun(item),
    question: asked && loaded && (
      <loaded.RunDialog
        id={idOf(asked)}
        name={asked.display_name}
        description={asked.description}
        parameters={asked.parameters}
        warning={warning(asked)}
        label={label}
        onRun={(parameters) => onRun(asked, asked.parameters.length > 0 ? parameters : undefined)}
        onClose={close}
      />
    ),
  }
}

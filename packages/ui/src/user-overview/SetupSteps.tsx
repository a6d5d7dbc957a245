import { Circle, CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Spinner } from '../primitives'

/** A step on the way from a payment to an organization that can be worked with. */
export interface SetupStep {
  key: 'paid' | 'organization' | 'namespace' | 'ready'
  state: 'done' | 'running' | 'waiting' | 'failed'
  /** Why it failed; null where that is not known. */
  message: string | null
}

export interface SetupStepsProps {
  /** In the order in which they are taken. */
  steps: readonly SetupStep[]
}

/** What people read of each step. */
export const STEP_NAMES: Record<SetupStep['key'], string> = {
  paid: 'Paid',
  organization: 'Organization',
  namespace: 'Namespace',
  ready: 'Ready',
}

const STATES: Record<SetupStep['state'], { word: string; icon: ReactNode }> = {
  done: { word: 'Done', icon: <CircleCheck size={20} /> },
  running: { word: 'In progress', icon: <Spinner size={20} /> },
  waiting: { word: 'Waiting', icon: <Circle size={20} /> },
  failed: { word: 'Failed', icon: <CircleX size={20} /> },
}

/** §2.9 user-overview: Paid → Organization → Namespace → Ready, each with its state as an icon and as a word. */
export function SetupSteps({ steps }: SetupStepsProps) {
  return (
    <Root aria-label="Setup steps">
      {steps.map(({ key, state }) => (
        <li key={key} data-state={state} aria-current={state === 'running' ? 'step' : undefined}>
          <span data-part="icon" aria-hidden>
            {STATES[state].icon}
          </span>
          <span data-part="name">{STEP_NAMES[key]}</span>
          <span data-part="state">{STATES[state].word}</span>
        </li>
      ))}
    </Root>
  )
}

/* Side by side with a line from step to step; below each other where they have no room. */
const Root = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(130px, 100%), 1fr));
  gap: var(--space-3);
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 0 var(--space-2);
  }
  [data-part='icon'] {
    display: grid;
    color: var(--text-faint);
  }
  /* The line to the next step. */
  > li::after {
    content: '';
    height: 1px;
    background: var(--border-strong);
  }
  > li:last-child::after {
    visibility: hidden;
  }
  [data-part='icon'] {
    order: -2;
  }
  > li::after {
    order: -1;
  }
  [data-part='name'],
  [data-part='state'] {
    grid-column: 1 / -1;
  }
  [data-part='name'] {
    font-weight: 600;
  }
  [data-part='state'] {
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
  [data-state='done'] [data-part='icon'] {
    color: var(--success);
  }
  [data-state='done']::after {
    background: var(--success);
  }
  [data-state='running'] [data-part='icon'] {
    color: var(--accent-text);
  }
  [data-state='failed'] :is([data-part='icon'], [data-part='state']) {
    color: var(--danger);
  }

  @container (max-width: 32.5rem) {
    grid-template-columns: 1fr;
    gap: var(--space-2);

    > li {
      grid-template-columns: auto 1fr auto;
    }
    > li::after {
      content: none;
    }
    [data-part='name'],
    [data-part='state'] {
      grid-column: auto;
    }
  }
`

import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react'
import type { HTMLAttributes, ReactNode } from 'react'
import styled from 'styled-components'
import type { Tone } from './Badge'
import { wrappedLabel } from './buttonStyles'
import { IconButton } from './IconButton'

export interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  tone?: Tone
  title?: ReactNode
  /** The body. */
  children?: ReactNode
  /** Buttons or links below the body. */
  actions?: ReactNode
  /** Replaces the tone's icon. */
  icon?: ReactNode
  /** Shows a close button. */
  onDismiss?: () => void
}

const icons: Record<Tone, ReactNode> = {
  neutral: <Info size={16} />,
  info: <Info size={16} />,
  success: <CircleCheck size={16} />,
  warning: <TriangleAlert size={16} />,
  danger: <CircleX size={16} />,
}

/** A notice in the page. `danger` interrupts a screen reader (role alert), the others wait (role status). */
export function Alert({ tone = 'info', title, children, actions, icon, onDismiss, ...rest }: AlertProps) {
  return (
    <Root role={tone === 'danger' ? 'alert' : 'status'} data-tone={tone} {...rest}>
      <span data-part="icon" aria-hidden>
        {icon ?? icons[tone]}
      </span>
      <div data-part="content">
        {title && <p data-part="title">{title}</p>}
        {children && <div data-part="body">{children}</div>}
        {actions && <div data-part="actions">{actions}</div>}
      </div>
      {onDismiss && (
        <IconButton size="sm" label="Dismiss" onClick={onDismiss}>
          <X size={16} />
        </IconButton>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--tone-line);
  border-radius: var(--radius);
  background: var(--tone-soft);
  font-size: var(--size-sm);
  overflow-wrap: anywhere;

  > [data-part='icon'] {
    display: grid;
    place-items: center;
    height: var(--line);
    color: var(--tone);
  }
  > [data-part='content'] {
    display: grid;
    flex: 1;
    min-width: 0;
  }
  [data-part='title'],
  /* A danger alert without a title: the body takes the tone's colour, which the title has otherwise. */
  &[data-tone='danger'] [data-part='body']:first-child {
    color: var(--tone);
  }
  [data-part='title'] {
    font-weight: 600;
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
    margin-top: var(--space-2);
  }
  [data-part='actions'] > [data-size] {
    ${wrappedLabel}
  }
  > button {
    align-self: flex-start;
    margin: calc((var(--line) - var(--control-sm)) / 2) calc(-1 * var(--space-2))
      calc((var(--line) - var(--control-sm)) / 2) 0;
  }
`

import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { TextLink } from './TextLink'
import { visuallyHiddenStyles } from './visuallyHiddenStyles'

export interface PageHeaderProps {
  /** The page's one h1. */
  title: ReactNode
  /** One line on what the page is for. */
  description?: ReactNode
  /** Buttons at the right, the primary one last. */
  actions?: ReactNode
  /** The page above this one, as a link before the title. */
  back?: { href: string; label: string }
}

/** The title of a screen, with description and buttons. */
export function PageHeader({ title, description, actions, back }: PageHeaderProps) {
  return (
    <Root>
      {back && (
        <TextLink href={back.href}>
          <ArrowLeft size={16} aria-hidden />
          {back.label}
        </TextLink>
      )}
      <div data-part="row">
        <div data-part="text">
          <h1 data-long>{title}</h1>
          {description && <p>{description}</p>}
        </div>
        {actions && <div data-part="actions">{actions}</div>}
      </div>
    </Root>
  )
}

const Root = styled.header`
  display: grid;
  gap: var(--space-2);
  margin-bottom: var(--space-6);

  > a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    gap: var(--space-2);
    font-size: var(--size-sm);
  }
  > [data-part='row'] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--space-3) var(--space-4);
  }
  [data-part='text'] {
    flex: 1 1 240px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  [data-part='text'] > p {
    color: var(--text-muted);
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: var(--space-3);
    margin-inline-start: auto;
  }
  /* Its room is there before the age is, so that nothing moves when that comes. */
  [data-part='age'] {
    min-width: 136px;
    text-align: end;
  }
  /* Four beside the title leave the description a line of its own, and take none themselves. */
  @media (min-width: 640.02px) and (max-width: 1180px) {
    > :has(> [data-part='actions'] > :nth-child(4)) {
      row-gap: var(--space-1);
    }
    > :has(> [data-part='actions'] > :nth-child(4)) > [data-part='text'] {
      display: contents;
    }
    > :has(> [data-part='actions'] > :nth-child(4)) p {
      flex-basis: 100%;
      order: 1;
    }
  }
  @media (max-width: 640px) {
    [data-part='text'] {
      flex: 1 1 calc(100% - 60px);
    }
    [data-part='actions'] {
      display: contents;
    }
    [data-part='actions'] > :is(button, a) {
      flex: 1;
      order: 2;
      /* In one line where that is not longer than the page is wide. */
      min-width: fit-content;
      white-space: normal;
    }
    [data-part='age'] {
      flex: 1 1 100%;
      order: 1;
      min-height: 1lh;
      text-align: start;
    }
    /* An icon in the line of the title. */
    [data-part='actions'] > [data-refresh] {
      position: relative;
      flex: none;
      order: 0;
      width: var(--control);
      padding: 0;
      overflow: clip;
    }
    [data-refresh] > span {
      ${visuallyHiddenStyles}
    }
  }
`

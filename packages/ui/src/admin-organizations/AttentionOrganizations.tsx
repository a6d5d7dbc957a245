import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react'
import styled from 'styled-components'
import { formatInteger, mapLoadable, pagesOf, type Loadable } from '../lib'
import { Alert, Button, ButtonLink, EmptyState } from '../primitives'
import {
  AdminOrganizationsView,
  type AdminOrganizationsViewProps,
  type OrganizationRow,
} from './AdminOrganizationsView'

/** Why organizations need attention, as the platform calls it. */
export type AttentionKind = 'over_limit' | 'paid_without_namespace'

/** A page of the organizations that the platform names. */
export interface AttentionPage {
  /** Those of the page that could be read. */
  items: readonly OrganizationRow[]
  /** How many of the page were deleted meanwhile. */
  deleted: number
  /** How many of the page could not be read. */
  failed: number
}

/** What the platform tells of organizations that need attention. */
export interface AttentionTold {
  /** How many there are. */
  count: number
  /** How many of them it names: there may be more. */
  named: number
  page: AttentionPage
}

export interface AttentionOrganizationsProps extends Omit<
  AdminOrganizationsViewProps,
  'organizations' | 'search' | 'onSearch' | 'narrowed' | 'empty' | 'emptyText'
> {
  kind: AttentionKind
  /** Null where the platform does not tell. */
  told: Loadable<AttentionTold | null>
  /** Address of the list of all organizations. */
  allHref: string
}

const words: Record<AttentionKind, { one?: string; those: string; none: string }> = {
  over_limit: { those: 'over a limit', none: 'No organization is over a limit any more' },
  paid_without_namespace: {
    one: 'that paid and has no namespace',
    those: 'that paid and have no namespace',
    none: 'Every organization that paid has a namespace by now',
  },
}

/** The list of organizations, narrowed to those that the platform says need attention (§2.14). */
export function AttentionOrganizations({ kind, told, allHref, ...list }: AttentionOrganizationsProps) {
  const known = told.state === 'ready' ? told.data : undefined
  const { deleted = 0, failed = 0 } = known?.page ?? {}
  const none = emptyWords(kind, known)
  return (
    <AdminOrganizationsView
      {...list}
      search=""
      onSearch={ignore}
      organizations={mapLoadable(told, (data) => ({
        items: data?.page.items ?? [],
        total: data?.named ?? 0,
        totalPages: pagesOf(data?.named ?? 0, list.pageSize),
        hidden: data ? data.page.deleted + data.page.failed : 0,
      }))}
      narrowed={
        <Notice aria-label="Filter">
          <div data-part="filter">
            <p>
              <TriangleAlert size={16} aria-hidden />
              <span>{noticeOf(kind, known)}</span>
            </p>
            <ButtonLink size="sm" href={allHref}>
              Clear
            </ButtonLink>
          </div>
          {deleted > 0 && <p data-part="deleted">{deletedWords(deleted)}</p>}
          {failed > 0 && (
            <Alert
              tone="danger"
              title={`${some(failed)} of this page could not be loaded.`}
              actions={
                <Button size="sm" onClick={list.onRefresh}>
                  Try Again
                </Button>
              }
            />
          )}
        </Notice>
      }
      empty={
        <EmptyState
          icon={known === null ? <CircleHelp /> : <CircleCheck />}
          title={none}
          action={<ButtonLink href={allHref}>Show all organizations</ButtonLink>}
        />
      }
      emptyText={none}
    />
  )
}

const ignore = () => {}

const some = (count: number) => `${formatInteger(count)} ${count === 1 ? 'organization' : 'organizations'}`

const deletedWords = (count: number) =>
  `${some(count)} of this page ${count === 1 ? 'was' : 'were'} deleted meanwhile and ${count === 1 ? 'is' : 'are'} left out.`

function noticeOf(kind: AttentionKind, told: AttentionTold | null | undefined): string {
  const { those, one = those } = words[kind]
  if (!told || told.count === 0) return `Organizations ${those}`
  if (told.named < told.count)
    return `${formatInteger(told.named)} of ${some(told.count)} ${those}; the platform names no more`
  return `${some(told.count)} ${told.count === 1 ? one : those}`
}

function emptyWords(kind: AttentionKind, told: AttentionTold | null | undefined): string {
  const { those, none } = words[kind]
  if (told === null) return `The platform does not tell of organizations ${those}`
  if (told && told.page.deleted > 0) return 'These organizations were deleted meanwhile'
  if (told && told.count > 0) return `The platform names none of the ${some(told.count)} ${those}`
  return none
}

const Notice = styled.section`
  display: grid;
  gap: var(--space-2);

  /* As high as the search that stands here else. */
  > [data-part='filter'] {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: var(--control);
  }
  > [data-part='filter'] > p {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-width: 0;
    font-weight: 600;
  }
  [data-part='filter'] svg {
    flex: none;
    color: var(--warning);
  }
  > [data-part='deleted'] {
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
`

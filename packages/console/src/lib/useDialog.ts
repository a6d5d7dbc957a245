import { isRecord, type Source } from '@quarterdeck/api'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { isDialogName, type DialogName } from './dialogNames'
import { leaving } from './leaving'
import { paths } from './paths'

/** The part of an address that names an open entity dialog: `?dialog=<name>&id=<id>` (§14.13). */
export interface DialogAddress {
  name: DialogName
  /** The id of the entity; empty for a dialog that creates one. */
  id: string
  /** Which endpoint has the entity, for workflows: those of organizations and of clusters have one each. */
  source?: Source
}

/** The parts of an address that belong to a dialog and go with it. */
const KEYS = ['dialog', 'id', 'source', 'dialog_page']

/** The dialog that an address names; null when it names none, or one that does not exist. */
export function readDialog(query: URLSearchParams): DialogAddress | null {
  const name = query.get('dialog')
  const source = query.get('source')
  if (!isDialogName(name)) return null
  return {
    name,
    id: query.get('id') ?? '',
    ...((source === 'organization' || source === 'cluster') && { source }),
  }
}

/** The query with this dialog in place of any other, and all else as it is. */
export function withDialog(query: URLSearchParams, dialog: DialogAddress | null): URLSearchParams {
  const after = new URLSearchParams(query)
  for (const key of KEYS) after.delete(key)
  if (dialog) {
    after.set('dialog', dialog.name)
    if (dialog.id) after.set('id', dialog.id)
    if (dialog.source) after.set('source', dialog.source)
  }
  return after
}

/** The address of an entity's dialog on the screen in view, for a link; it stays the same function on the same page. */
export function useDialogHref() {
  const page = usePageAddress()
  return useMemo(() => {
    const below = page((query) => query)
    // A list calls it for each of its rows, so only what differs between them is written anew.
    return (name: DialogName, { id, source }: { id?: string; source?: Source } = {}) =>
      paths.extended(
        below,
        `${new URLSearchParams({ dialog: name, ...(id && { id }), ...(source && { source }) })}`,
      )
  }, [page])
}

/** Builds addresses of the screen in view, without its dialog, with another query. */
export function usePageAddress() {
  const { pathname, search } = useLocation()
  const below = useMemo(() => withDialog(new URLSearchParams(search), null).toString(), [search])
  return useCallback(
    (change: (query: URLSearchParams) => URLSearchParams) =>
      paths.within(pathname, change(new URLSearchParams(below))),
    [pathname, below],
  )
}

/**
 * Reads, opens and closes the entity dialog in the address. Back closes it, reload and a pasted link open it again; the
 * rest of the address, which belongs to the page below, stays.
 */
export function useDialog() {
  const [query, setQuery] = useSearchParams()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const closing = useRef(false)
  const dialog = readDialog(query)
  const shown = dialog ? `${dialog.name} ${dialog.id}` : ''
  const latest = useRef(shown)
  useEffect(() => {
    closing.current = false
    latest.current = shown
  }, [key, shown])

  const open = useCallback(
    (name: DialogName, { id = '', source }: { id?: string; source?: Source } = {}) =>
      setQuery((before) => withDialog(before, { name, id, source }), {
        state: OPENED_HERE,
      }),
    [setQuery],
  )

  /** Goes back to the dialog this one was opened from, or to the page alone. */
  const close = useCallback(() => {
    // A write calls this when it has ended. If Back has closed its dialog by then, it must not go back once more.
    if (closing.current || latest.current !== shown) return
    closing.current = true
    leaving.isFree = true
    // After a pasted link the history entry before is not the page below, so the dialog is taken out of the address.
    if (isOpenedHere(state)) void navigate(-1)
    else setQuery((before) => withDialog(before, null), { replace: true })
  }, [navigate, setQuery, shown, state])

  return { dialog, open, close }
}

const OPENED_HERE = { dialogOpenedHere: true }

const isOpenedHere = (state: unknown) => isRecord(state) && 'dialogOpenedHere' in state

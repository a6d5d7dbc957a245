import { lazyModule } from '../lib'
import { useDeferredValue, useMemo } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import styled from 'styled-components'
import { Field, Textarea } from '../primitives'
import type { ClusterFormValues } from './clusterForm'

export interface KubeconfigFieldProps {
  form: Pick<UseFormReturn<ClusterFormValues>, 'control' | 'register'>
  /** The cluster is there already: its kubeconfig stays hidden, and a blank field keeps it. */
  saved: boolean
}

// The parser weighs more than the form around it.
const load = () => import('./kubeconfig')
const checker = lazyModule(load)
/** More would push the field out of sight. */
const SHOWN_PROBLEMS = 5

/** A kubeconfig, checked while it is put in. */
export function KubeconfigField({ form: { control, register }, saved }: KubeconfigFieldProps) {
  const typed = useDeferredValue(useWatch({ control, name: 'kubeconfig' }))
  const text = typed.trim() === '' ? null : typed
  const loaded = checker.useWhen(text !== null, doNothing)
  const report = useMemo(
    () => (loaded && text !== null ? loaded.checkKubeconfig(text) : undefined),
    [loaded, text],
  )
  const problems = report?.problems ?? []
  return (
    <Field
      label="Kubeconfig"
      error={
        problems.length > 0 && (
          <Problems>
            {problems.slice(0, SHOWN_PROBLEMS).map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                Line {line}: {message}
              </li>
            ))}
            {problems.length > SHOWN_PROBLEMS && <li>{problems.length - SHOWN_PROBLEMS} more</li>}
          </Problems>
        )
      }
      hint={
        report?.target
          ? `Leads to ${report.target.host}, context ${report.target.context}.`
          : saved
            ? 'A blank field keeps the saved one.'
            : 'YAML. It is hidden once saved.'
      }
    >
      <Textarea
        code
        rows={6}
        autoComplete="off"
        placeholder={saved ? 'Saved, hidden.\nPaste a new one to replace it.' : undefined}
        onFocus={checker.preload}
        {...register('kubeconfig', { validate: isKubeconfig })}
      />
    </Field>
  )
}

/** The problems are shown by the field itself; here they only hold the form back. */
async function isKubeconfig(text: string): Promise<boolean> {
  if (text.trim() === '') return true
  try {
    return (await load()).checkKubeconfig(text).problems.length === 0
  } catch {
    return true // without its code nothing can be checked, and the platform has the last word
  }
}

const doNothing = () => {}

const Problems = styled.ul`
  display: grid;
  gap: 2px;
`

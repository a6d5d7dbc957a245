import { lazyModule } from '../lib'
import { useDeferredValue, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { Field, Textarea, type FormOf } from '../primitives'
import type { CommonForm, editClusterForm } from './clusterForm'
import { loadKubeconfig } from './loadKubeconfig'

export interface KubeconfigFieldProps {
  form: CommonForm
  /** Whether the cluster already has a kubeconfig. It is not shown, and a blank field keeps it. */
  saved: boolean
}

const checker = lazyModule(loadKubeconfig)
/** How many problems are listed; more would push the field out of view. */
const SHOWN_PROBLEMS = 5

/** A field for a kubeconfig, which is checked while it is typed or pasted. */
export function KubeconfigField({ form, saved }: KubeconfigFieldProps) {
  // Both forms hold the field, which TypeScript cannot tell of a control of either.
  const control = form.control as FormOf<typeof editClusterForm>['control']
  const typed = useDeferredValue(useWatch({ control, name: 'kubeconfig' }))
  const text = typed.trim() === '' ? null : typed
  const loaded = checker.useWhen(text !== null)
  const report = useMemo(
    () => (loaded && text !== null ? loaded.checkKubeconfig(text) : undefined),
    [loaded, text],
  )
  const problems = report?.problems ?? []
  const error = form.formState.errors.kubeconfig
  return (
    <Field
      label={form.field('kubeconfig').label}
      error={
        problems.length > 0 ? (
          <ul>
            {problems.slice(0, SHOWN_PROBLEMS).map(({ line, message }) => (
              <li key={`${line} ${message}`}>{`Line ${line}: ${message}`}</li>
            ))}
            {problems.length > SHOWN_PROBLEMS && <li>{`${problems.length - SHOWN_PROBLEMS} more`}</li>}
          </ul>
        ) : (
          error?.type === 'server' && error.message
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
        {...form.register('kubeconfig')}
      />
    </Field>
  )
}

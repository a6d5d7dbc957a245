import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import {
  Button,
  Field,
  FieldError,
  IconButton,
  Textarea,
  toldError,
  useAtRest,
  type FormOf,
} from '../primitives'
import { duplicatesOf } from './annotations'
import type { clusterSettingsForm } from './clusterSettingsForm'
import { FormGroup } from './formLayout'

export interface AnnotationsFieldProps {
  form: FormOf<typeof clusterSettingsForm>
}

/** Ingress annotations as pairs of key and value. A key that is there twice is an error of the later pair. */
export function AnnotationsField({ form }: AnnotationsFieldProps) {
  const { control, field, formState, register } = form
  const { error, label } = field('ingress_annotations')
  const atRest = useAtRest()
  const { fields, append, remove } = useFieldArray({ control, name: 'ingress_annotations' })
  const root = useRef<HTMLFieldSetElement>(null)
  const errorId = useId()
  const refusal = formState.errors.ingress_annotations
  const duplicates = duplicatesOf(useWatch({ control, name: 'ingress_annotations' }))

  // React Hook Form knows no control of the whole list.
  useEffect(() => {
    if (refusal?.type !== 'server') return
    if (!root.current?.contains(document.activeElement))
      root.current?.querySelector<HTMLElement>('textarea, button')?.focus()
    document.getElementById(errorId)?.scrollIntoView({ block: 'nearest' })
  }, [refusal, errorId])

  /** The focus goes to the button that removes the annotation that has come to this place, else to the last button. */
  function removeAt(index: number) {
    flushSync(() => remove(index))
    const buttons = root.current?.querySelectorAll('button')
    buttons?.[index]?.focus()
  }

  return (
    <Root ref={root} aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      <p>Pairs without a key are left out.</p>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {fields.map(({ id }, index) => {
        const place = index + 1
        const earlier = duplicates[index]
        return (
          <Pair key={id} aria-label={`Annotation ${place}`}>
            <Field
              label="Key"
              kind="id"
              error={
                typeof earlier === 'number' &&
                toldError({
                  ...formState.errors.ingress_annotations?.[index]?.key,
                  message: `This key is there already, in annotation ${earlier + 1}`,
                })
              }
            >
              <Textarea
                oneLine
                autoComplete="off"
                spellCheck={false}
                {...register(`ingress_annotations.${index}.key`)}
              />
            </Field>
            <Field label="Value">
              <Textarea
                oneLine="usually"
                autoComplete="off"
                spellCheck={false}
                {...register(`ingress_annotations.${index}.value`)}
              />
            </Field>
            <IconButton
              label={`Remove annotation ${place}`}
              aria-disabled={atRest || undefined}
              onClick={() => atRest || removeAt(index)}
            >
              <Trash2 size={16} />
            </IconButton>
          </Pair>
        )
      })}
      <Button
        icon={<Plus size={16} />}
        aria-disabled={atRest || undefined}
        onClick={() => atRest || append({ key: '', value: '' })}
      >
        Add annotation
      </Button>
    </Root>
  )
}

const Root = styled(FormGroup)`
  > button {
    justify-self: start;
  }
`

const Pair = styled.fieldset`
  display: grid;
  grid-template-columns: 3fr 2fr auto;
  gap: var(--space-2);
  align-items: start;
  min-width: 0;
  padding: 0;
  border: 0;

  /* Beside the controls, below their labels. */
  > button {
    margin-top: calc(var(--line) + var(--space-1));
  }
  @media (max-width: 640px) {
    grid-template-columns: 1fr auto;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`

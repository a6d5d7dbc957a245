import { useState, type FormEvent } from 'react'
import styled from 'styled-components'
import {
  conflictsIn,
  editedValues,
  isSameValue,
  type Conflict,
  type Edit,
  type Fields,
  type FormSchema,
  type InputOfFields,
  type OutputOfFields,
} from '../lib'
import { Alert } from './Alert'
import { useAtRest } from './atRest'
import { choiceName, ConflictFields, type Choice } from './ConflictFields'
import { announced } from './Field'

type Input<F extends Fields> = InputOfFields<F>

export interface EditConflictProps<F extends Fields> {
  /** Id of the form, for the submit button of the dialog's footer. */
  id: string
  schema: FormSchema<F>
  conflict: Conflict<Input<F>>
  /** What a value is shown as, by field; by default as it is. */
  show?: { [K in keyof F]?: (value: Input<F>[K]) => string }
  /** Called with the body that holds what was chosen, and with the edit it is now. */
  onSubmit: (body: OutputOfFields<F>, edit: Edit<Input<F>>) => void
}

/**
 * Takes the place of a form's fields when what it edits was changed by somebody else meanwhile, and asks field by field
 * which value to keep. What was not edited here keeps their value unless the person says otherwise; what both edited is
 * chosen by hand.
 */
export function EditConflict<F extends Fields>(props: EditConflictProps<F>) {
  // What was chosen holds for these values of theirs: when they change once more, the person is asked anew.
  return <Choices key={JSON.stringify(props.conflict.theirs)} {...props} />
}

function Choices<F extends Fields>({ id, schema, conflict, show, onSubmit }: EditConflictProps<F>) {
  const { before, theirs, yours } = conflict
  const atRest = useAtRest()
  const [chosen, setChosen] = useState<Record<string, Choice>>({})
  const [tries, setTries] = useState(0)
  /** The field of which the last try told, and which had the focus already. */
  const [told, setTold] = useState<string>()

  const names = conflictsIn(conflict)
  const isEdited = (name: keyof F) => !isSameValue(yours[name], before[name])
  const choiceOf = (name: string) => chosen[name] ?? (isEdited(name) ? undefined : 'theirs')
  const textOf = (name: string, value: Input<F>[string]) => show?.[name]?.(value) ?? String(value)

  const kept = names.filter((name) => choiceOf(name) === 'theirs').map((name) => [name, theirs[name]])
  const merged = { ...yours, ...(Object.fromEntries(kept) as Partial<Input<F>>) }
  const parsed = schema.parse(merged, theirs)
  // What the form leaves out of its body, as a blank image, would stay theirs.
  const asked = conflictsIn({ before, theirs, yours: editedValues(schema, yours, theirs) })
  // What is saved may be a value that the form refuses: others write to the platform too.
  const refused = 'errors' in parsed ? Object.entries(parsed.errors) : []
  const errors = Object.fromEntries([
    ...refused.map(([path, { message }]) => [path.split('.')[0], message]),
    ...names
      .filter((name) => choiceOf(name) === 'yours' && !asked.includes(name))
      .map((name) => [name, 'A blank field keeps the existing value']),
    ...names
      .filter((name) => choiceOf(name) === undefined)
      .map((name) => [name, 'Choose which value to keep']),
  ]) as Record<string, string>

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A dialog's form may stand in another form's place in React's tree, whose handler it must not reach.
    event.stopPropagation()
    setTries(tries + 1)
    const wrong = names.find((name) => name in errors)
    if (wrong === undefined) {
      if ('value' in parsed) onSubmit(parsed.value, { before: theirs, yours: merged })
      return
    }
    const group = [...event.currentTarget.querySelectorAll<HTMLInputElement>(`[name="${choiceName(wrong)}"]`)]
    const isThere = group.some((radio) => radio === document.activeElement)
    setTold(isThere ? wrong : undefined)
    if (!isThere) group[0]?.focus()
  }

  return (
    <Form ref={toTop} id={id} noValidate onSubmit={submit}>
      <Alert tone="warning" role="alert" title="Somebody else changed this while you were editing">
        Nothing was sent. Choose which values to keep, then save.
      </Alert>
      <ConflictFields
        rows={names.map((name) => ({
          name,
          label: schema.fields[name]?.label ?? name,
          before: textOf(name, before[name]),
          theirs: textOf(name, theirs[name]),
          yours: textOf(name, yours[name]),
        }))}
        choices={Object.fromEntries(names.map((name) => [name, choiceOf(name)]))}
        onChoose={(name, choice) => {
          if (atRest) return
          setTold(undefined)
          setChosen({ ...chosen, [name]: choice })
        }}
        errors={tries > 0 ? { ...errors, ...(told && { [told]: announced(errors[told], tries) }) } : {}}
      />
    </Form>
  )
}

/** The fields that it takes the place of may be scrolled to their end, where nothing says what happened. */
function toTop(form: HTMLElement | null) {
  form?.scrollIntoView()
}

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`

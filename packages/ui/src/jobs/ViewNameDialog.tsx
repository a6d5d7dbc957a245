import { useId, useState } from 'react'
import { formSchema, text } from '../lib'
import { Dialog, DraftNotice, Field, FormFooter, Input, useSchemaForm } from '../primitives'

export interface ViewNameDialogProps {
  /** Address of what is in view: what was typed about one search is back for that one alone. */
  href: string
  /** The name that it has; left out for a view that is being saved. */
  name?: string
  /** Names of all views. */
  taken: readonly string[]
  onSave: (name: string) => void
  onClose: () => void
}

const LONGEST = 60
/** So many views are kept. */
const MOST = 50

const viewForm = (taken: readonly string[], isNew: boolean) =>
  formSchema({
    name: text({
      label: 'Name',
      kind: 'name',
      required: 'Name is required',
      rule: (name) =>
        name.length > LONGEST
          ? `At most ${LONGEST} characters`
          : taken.includes(name)
            ? 'Another view has this name'
            : isNew && taken.length >= MOST
              ? `There are ${MOST} views already. Delete one to save another.`
              : undefined,
    }),
  })

/** Asks for the name of a view. */
export function ViewNameDialog({ href, name, taken, onSave, onClose }: ViewNameDialogProps) {
  const id = useId()
  const [schema] = useState(() =>
    viewForm(
      taken.filter((other) => other !== name),
      name === undefined,
    ),
  )
  const [begin] = useState(() => ({ name: name ?? '' }))
  const { register, field, draft, forget, handleSubmit, formState } = useSchemaForm(schema, {
    begin,
    draft: `view ${href}`,
  })
  function end(then: () => void) {
    forget()
    then()
  }
  return (
    <Dialog
      size="sm"
      title={name === undefined ? 'Save this view' : `Rename ${name}`}
      description="Views are kept on this device, for you alone."
      dirty={formState.isDirty}
      onClose={() => end(onClose)}
      footer={<FormFooter form={id} submitLabel={name === undefined ? 'Save view' : 'Rename view'} />}
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => void handleSubmit((read) => end(() => onSave(read.name)))(event)}
      >
        <DraftNotice draft={draft} />
        <Field {...field('name')}>
          <Input {...register('name')} autoComplete="off" />
        </Field>
      </form>
    </Dialog>
  )
}

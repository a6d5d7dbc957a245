import { useId, useState } from 'react'
import { formSchema, text } from '../lib'
import { Dialog, DraftNotice, Field, FormFooter, Textarea, useSchemaForm } from '../primitives'

export interface NoteDialogProps {
  /** The key of the cause: what was typed about one is back for that one alone. */
  cause: string
  /** The note as it is; empty where there is none. */
  note: string
  /** Called with the note; an empty one removes it. */
  onSave: (note: string) => void
  onClose: () => void
}

const LONGEST = 500

const noteForm = formSchema({
  note: text({
    label: 'Note',
    kind: 'name',
    rule: (note) => (note.length > LONGEST ? `At most ${LONGEST} characters` : undefined),
  }),
})

/** What somebody wants to remember of a cause of failures, kept on this device. */
export function NoteDialog({ cause, note, onSave, onClose }: NoteDialogProps) {
  const id = useId()
  const [begin] = useState(() => ({ note }))
  const { register, field, draft, forget, handleSubmit, formState } = useSchemaForm(noteForm, {
    begin,
    draft: `note ${cause}`,
  })
  function end(then: () => void) {
    forget()
    then()
  }
  return (
    <Dialog
      size="sm"
      title={note ? 'Edit note' : 'Add note'}
      description="Kept on this device, for you alone."
      dirty={formState.isDirty}
      onClose={() => end(onClose)}
      footer={<FormFooter form={id} submitLabel="Save note" />}
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => void handleSubmit((read) => end(() => onSave(read.note)))(event)}
      >
        <DraftNotice draft={draft} />
        <Field {...field('note')}>
          <Textarea {...register('note')} rows={4} />
        </Field>
      </form>
    </Dialog>
  )
}

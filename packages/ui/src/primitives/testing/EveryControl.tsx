import { Field } from '../Field'
import { Input } from '../Input'
import { NumberInput } from '../NumberInput'
import { Select } from '../Select'
import { Textarea } from '../Textarea'

/** A field around each kind of control, and what a control may be: with an error, read only, disabled. */
export const EveryControl = () => (
  <>
    <Field label="Name" required>
      <Input defaultValue="frankfurt-1" />
    </Field>
    <Field label="Placeholder">
      <Input placeholder="https://studio.example.com" />
    </Field>
    <Field label="Priority">
      <Select defaultValue="50">
        <option value="0">Very Low</option>
        <option value="50">Medium</option>
        <option value="100">Very High</option>
      </Select>
    </Field>
    <Field label="Migrate to" error="Please select a migration plan for existing organizations">
      <Select defaultValue="">
        <option value="">Select a plan</option>
      </Select>
    </Field>
    <Field label="Additional tools">
      <NumberInput value="10" onChange={() => {}} />
    </Field>
    <Field label="Description">
      <Textarea defaultValue="Where the European organizations run." />
    </Field>
    <Field label="Kubeconfig" hint="A blank field keeps the existing one.">
      <Textarea code rows={5} defaultValue={'apiVersion: v1\nkind: Config\nclusters: []'} />
    </Field>
    <Field label="Read only">
      <Input readOnly defaultValue="9f1c2a7e" />
    </Field>
    <Field label="Disabled">
      <Input disabled defaultValue="eu-central-1" />
    </Field>
    <Field label="Disabled select">
      <Select disabled>
        <option>Medium</option>
      </Select>
    </Field>
  </>
)

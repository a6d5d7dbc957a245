import type { FormEvent, ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import styled from 'styled-components'
import { parseLimit } from '../lib'
import { Field, Input, Textarea } from '../primitives'
import { nameRule, priceRule, type PlanFormValues } from './planForm'

interface PlanFieldsProps {
  id: string
  form: UseFormReturn<PlanFormValues>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Why the last attempt failed. */
  children: ReactNode
}

const limits = [
  { name: 'max_agents', label: 'Agents' },
  { name: 'max_tools', label: 'Tools' },
  { name: 'max_groups', label: 'Groups' },
  { name: 'max_group_graphs', label: 'Group graphs' },
] as const

/** What can be written about a plan, with the rules of §5. */
export function PlanFields({ id, form, onSubmit, children }: PlanFieldsProps) {
  const { register, setValue } = form
  const { errors } = form.formState
  return (
    <Form id={id} noValidate onSubmit={onSubmit}>
      <Field label="Name" required error={errors.name?.message}>
        <Input autoComplete="off" {...register('name', { validate: nameRule })} />
      </Field>
      <Field label="Description">
        <Textarea rows={2} {...register('description')} />
      </Field>
      <Field
        label="Price per month (USD)"
        required
        error={errors.price?.message}
        hint="0 for a plan that costs nothing"
      >
        <Input
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          placeholder="0.00"
          {...register('price', { validate: priceRule })}
        />
      </Field>
      <fieldset>
        <legend>Limits</legend>
        {limits.map(({ name, label }) => (
          <Field key={name} label={label}>
            <Input
              type="number"
              inputMode="numeric"
              min={0}
              step={1}
              {...register(name, {
                // §5: no number becomes 0, and everybody sees it before it is saved.
                onBlur: ({ target }: { target: HTMLInputElement }) =>
                  setValue(name, String(parseLimit(target.value)), { shouldDirty: true }),
              })}
            />
          </Field>
        ))}
      </fieldset>
      {children}
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: var(--space-4);

  > fieldset {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-3);
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-bottom: var(--space-2);
    padding: 0;
    font-weight: 600;
  }
  @media (max-width: 640px) {
    > fieldset {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`

import type { FormEventHandler } from 'react'
import { Controller } from 'react-hook-form'
import styled from 'styled-components'
import {
  DraftNotice,
  Field,
  FieldSkeleton,
  Input,
  NumberField,
  PriceField,
  Skeleton,
  SkeletonGroup,
  Textarea,
  type FormOf,
} from '../primitives'
import type { planForm } from './planForm'

interface PlanFieldsProps {
  id: string
  form: FormOf<typeof planForm>
  onSubmit: FormEventHandler
}

const LIMITS = ['max_agents', 'max_tools', 'max_groups', 'max_group_graphs'] as const

/** The fields of a plan, for creating and editing one. */
export function PlanFields({ id, form, onSubmit }: PlanFieldsProps) {
  const { control, field, register } = form
  return (
    <Form id={id} noValidate onSubmit={onSubmit}>
      <DraftNotice draft={form.draft} />
      <Field {...field('name')}>
        <Input autoComplete="off" {...register('name')} />
      </Field>
      <Field {...field('description')}>
        <Textarea rows={2} {...register('description')} />
      </Field>
      <Controller
        control={control}
        name="price_in_cents"
        render={({ field: input }) => (
          <PriceField
            {...field('price_in_cents')}
            per="a month"
            hint="0 for a plan that costs nothing"
            {...input}
          />
        )}
      />
      <fieldset>
        <legend>Limits</legend>
        {LIMITS.map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field: input }) => <NumberField {...field(name)} {...input} />}
          />
        ))}
      </fieldset>
    </Form>
  )
}

/** The same fields while the plan loads. */
export function PlanFieldSkeletons() {
  return (
    <SkeletonGroup label="Loading plan">
      <Form as="div">
        <FieldSkeleton />
        <FieldSkeleton rows={2} />
        <FieldSkeleton hint />
        <fieldset>
          <legend>
            <Skeleton width={48} />
          </legend>
          {LIMITS.map((name) => (
            <FieldSkeleton key={name} />
          ))}
        </fieldset>
      </Form>
    </SkeletonGroup>
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

import { useWatch } from 'react-hook-form'
import styled from 'styled-components'
import { choice, formSchema, isRefreshing, useUnsavedInput, type Failure, type Loadable } from '../lib'
import {
  amountAndCode,
  billingCycle,
  PriceMismatches,
  priceTitle,
  providerLabel,
  type PricedPlan,
  type PriceTerms,
} from '../catalogue'
import {
  Alert,
  Button,
  DraftNotice,
  FailureAlert,
  Field,
  FieldSkeleton,
  Select,
  SkeletonGroup,
  useSchemaForm,
} from '../primitives'

/** A price that could sell the plan. */
export interface AvailablePrice extends PriceTerms {
  id: string
  name: string | null
  description: string
  provider_price_id: string
  unit_price_amount: number
  unit_price_currency: string
  payment_provider: string
  /** Name of the product it is a price of. */
  product: string
}

export interface AvailablePrices {
  prices: readonly AvailablePrice[]
  /** Names of the providers of which not all prices could be read. */
  unread: readonly string[]
}

export interface AddPriceFormProps {
  available: Loadable<AvailablePrices>
  /** Reads again what could not be read. */
  onReadAvailable: () => void
  /** The plan that the price is to sell. */
  plan: PricedPlan
  /** Resolves with true when it was done; the choice is then cleared. */
  onAssociate: (priceId: string) => Promise<boolean>
  busy: boolean
  failure: Failure | undefined
}

const addPriceForm = (available: readonly AvailablePrice[]) =>
  formSchema({
    priceId: choice({
      label: 'Add a price',
      refusedWith: ['price_not_found', 'price_archived'],
      required: 'Please select a price',
      among: available.map(({ id }) => id),
    }),
  })

/** Chooses a price from the providers' catalogues, product by product. */
export function AddPriceForm({
  available,
  onReadAvailable,
  plan,
  onAssociate,
  busy,
  failure,
}: AddPriceFormProps) {
  const form = useSchemaForm(addPriceForm(available.state === 'ready' ? available.data.prices : []), {
    draft: 'price',
    failure,
  })
  const send = form.sending(onAssociate)
  const chosenId = useWatch({ control: form.control, name: 'priceId' })
  useUnsavedInput(form.formState.isDirty)
  if (available.state === 'loading') return <AddPriceSkeleton />
  if (available.state === 'error') return <Unread message={available.message} onRetry={available.onRetry} />

  const { prices, unread } = available.data
  const missing = unread.length > 0 && (
    <Unread
      message={`Prices of ${named.format(unread.map(providerLabel))} could not be read.`}
      busy={isRefreshing(available)}
      onRetry={onReadAvailable}
    />
  )
  const chosen = prices.find(({ id }) => id === chosenId)
  async function associate({ priceId }: { priceId: string }) {
    if (await send(priceId)) form.reset()
  }
  if (prices.length === 0 && !failure)
    return missing || <Hint>Every price that is sold is associated with a plan already.</Hint>
  return (
    <Form noValidate onSubmit={(event) => void form.handleSubmit(associate)(event)}>
      <div data-part="row">
        <DraftNotice draft={form.draft} />
      </div>
      <div data-part="row">{missing}</div>
      <Field
        {...form.field('priceId')}
        required={false}
        hint="Prices of active products that sell no plan yet"
      >
        <Select {...form.register('priceId')}>
          <option value="">Select a price</option>
          {byProduct(prices).map(([product, ofProduct]) => (
            <optgroup key={product} label={product}>
              {ofProduct.map((price) => (
                <option key={price.id} value={price.id}>
                  {optionText(price)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <Button type="submit" busy={busy}>
        Associate price
      </Button>
      <div data-part="row">
        {chosen && <PriceMismatches price={chosen} plan={plan} />}
        <FailureAlert failure={form.failure} />
      </div>
    </Form>
  )
}

const named = new Intl.ListFormat('en-US')

function Unread({
  message,
  busy,
  onRetry,
}: {
  message: string
  busy?: boolean
  onRetry: (() => void) | undefined
}) {
  return (
    <Alert
      tone="danger"
      actions={
        onRetry && (
          <Button size="sm" busy={busy} onClick={onRetry}>
            Try Again
          </Button>
        )
      }
    >
      {message}
    </Alert>
  )
}

/** In place of the form, as high as it is. */
export const AddPriceSkeleton = () => (
  <SkeletonGroup label="Loading available prices">
    <FieldSkeleton hint />
  </SkeletonGroup>
)

const optionText = (price: AvailablePrice) =>
  `${priceTitle(price)}: ${amountAndCode(price).join(' ').trim()}, ${billingCycle(price).toLowerCase()}`

/** 'Paddle · Credit pack' and its prices, in the order they came. */
function byProduct(prices: readonly AvailablePrice[]): [string, AvailablePrice[]][] {
  const groups = new Map<string, AvailablePrice[]>()
  for (const price of prices) {
    const key = `${providerLabel(price.payment_provider)} · ${price.product}`
    groups.set(key, [...(groups.get(key) ?? []), price])
  }
  return [...groups]
}

const Hint = styled.p`
  color: var(--text-muted);
  font-size: var(--size-sm);
`

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-3);

  /* Beside the control, not beside its help. */
  > button {
    align-self: start;
    margin-top: calc(var(--line) + var(--space-1));
  }
  > [data-part='row'] {
    grid-column: 1 / -1;
  }
  > [data-part='row']:empty {
    display: none;
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
    > button {
      margin-top: 0;
    }
  }
`

import { organizations, plans } from '@quarterdeck/api'
import { fromApi } from '@quarterdeck/sandbox/msw'
import { screen, within } from 'storybook/test'

/** An organization and the plans, as the container puts them together. */
export const load = (id: string) =>
  fromApi(
    {
      loaded: async () => {
        const [organization, { items }] = await Promise.all([organizations.get(id), plans.list()])
        return { organization, plans: items }
      },
    },
    { loaded: 'Failed to load organization details and plans' },
  )

export const save = () => screen.getByRole('button', { name: 'Save Changes' })
export const plan = () => screen.getByRole('combobox', { name: 'Plan' })
/** The total of one allowance. */
export const total = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name} `) })).getAllByRole('cell')[2]

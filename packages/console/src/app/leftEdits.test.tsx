import { configure } from '@quarterdeck/api'
import { adminStandard, organizationOnPro, planPlus, planPro } from '@quarterdeck/sandbox/fixtures'
import { heldPlanValues } from '@quarterdeck/ui/admin-organizations'
import { planValues } from '@quarterdeck/ui/admin-plans'
import { permissionValues } from '@quarterdeck/ui/admins'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { organizationQuery, useManagePlan } from '../features/admin-organizations/organization.queries'
import { planQuery, useUpdatePlan } from '../features/admin-plans/admin-plans.queries'
import { adminsQuery, useUpdateAdmin } from '../features/admins/admins.queries'
import { dismissToast, useToasts } from '../lib/toasts'

const edited = <Values,>(before: Values, change: Partial<Values>) => ({
  before,
  yours: { ...before, ...change },
})
const { id, email } = organizationOnPro
const can = { can_create_new_admins: true }
const changed = 'Somebody else changed it meanwhile. Nothing was sent.'

const edits = [
  {
    what: 'a plan',
    useDialog: () => {
      const { save } = useUpdatePlan(planPro.id)
      const begin = () => save({ ...planPro, name: 'Team' }, edited(planValues(planPro), { name: 'Team' }))
      return { begin, isRead: useQuery(planQuery(planPro.id)).isSuccess }
    },
    before: planPro,
    now: { ...planPro, name: 'Max' },
    told: { message: changed },
  },
  {
    what: 'what an organization holds',
    useDialog: () => {
      const { save } = useManagePlan(id, email)
      const plan_id = planPlus.id
      const begin = () => save({ plan_id }, edited(heldPlanValues(organizationOnPro), { plan_id }))
      return { begin, isRead: useQuery(organizationQuery(id)).isSuccess }
    },
    before: organizationOnPro,
    now: { ...organizationOnPro, plan_id: null, plan_name: null },
    told: { message: changed },
  },
  {
    what: 'the permission of an admin',
    useDialog: () => {
      const { save } = useUpdateAdmin({ ...adminStandard, isOwn: false })
      const begin = () => save(can, edited(permissionValues(adminStandard), can))
      return { begin, isRead: useQuery(adminsQuery()).isSuccess }
    },
    before: [adminStandard],
    now: [{ ...adminStandard, ...can }],
    told: { title: 'Nothing had to be sent' },
  },
]

test.each(edits)(
  '$what is compared with what the platform has, although its dialog is left before that is read',
  async ({ useDialog, before, now, told }) => {
    const waiting: ((body: object) => void)[] = []
    const sent: string[] = []
    configure({
      apiUrl: 'https://api.example.com',
      fetch: ({ method }) =>
        new Promise((resolve) => {
          sent.push(method)
          waiting.push((body) => resolve(Response.json(body)))
        }),
    })
    const client = new QueryClient()
    const { result: toasts } = renderHook(() => useToasts().shown)
    onTestFinished(() => act(() => toasts.current.forEach((toast) => dismissToast(toast.id))))
    const { result, unmount } = renderHook(useDialog, {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    })
    await act(async () => waiting[0]?.(before))
    await waitFor(() => expect(result.current.isRead).toBe(true))

    await act(async () => void result.current.begin())
    unmount()
    await waitFor(() => expect(waiting).toHaveLength(2))
    await act(async () => waiting[1]?.(now))
    await waitFor(() => expect(toasts.current).toMatchObject([told]))
    expect(sent).toEqual(['GET', 'GET'])
  },
)

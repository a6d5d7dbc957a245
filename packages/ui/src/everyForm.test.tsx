import { recordedFlow } from '@quarterdeck/sandbox/fixtures/recorded'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fragment, type ReactElement } from 'react'
import { ManagePlanDialog } from './admin-organizations/ManagePlanDialog'
import { heldPlanValues } from './admin-organizations/managePlanForm'
import { DeletePlanDialog } from './admin-plans/DeletePlanDialog'
import { ManagePricesDialog } from './admin-plans/ManagePricesDialog'
import { PlanDialog } from './admin-plans/PlanDialog'
import { planValues } from './admin-plans/planForm'
import { AddAdminForm } from './admins/AddAdminForm'
import { AdminDialog } from './admins/AdminDialog'
import { AddClusterDialog } from './clusters/AddClusterDialog'
import { clusterValues } from './clusters/clusterForm'
import { ClusterSettingsDialog } from './clusters/ClusterSettingsDialog'
import { clusterSettingsForm } from './clusters/clusterSettingsForm'
import { EditClusterDialog } from './clusters/EditClusterDialog'
import { kubeconfig } from './clusters/testing/kubeconfig'
import { FlowForm } from './flow/FlowForm'
import { JobFilters } from './jobs/JobFilters'
import { jobFilterForm, noJobFilters } from './jobs/jobFilterForm'
import { NoteDialog } from './jobs/NoteDialog'
import { ViewNameDialog } from './jobs/ViewNameDialog'
import { DraftsContext, loading, ready, type Conflict, type Draft, type DraftPlace } from './lib'
import { SearchField } from './primitives/SearchField'
import { RunDialog } from './runs/RunDialog'
import { ChangePasswordForm } from './user-settings/ChangePasswordForm'

/*
 * Every form of the product × every field × what people type or paste into it: what is sent of it, and what is said
 * beside it. A field that has no rows here fails the test, and so does a form that is not in the table.
 */

type Sent = (body: unknown) => void
type Row = [typed: string, outcome: { sent?: unknown; said?: string }]

interface Form {
  /** The schemas that it is made of, by name; the identity service's forms and searches have none. */
  schemas?: string[]
  /** Draws it; `busy` while what it holds is being saved. */
  draw: (send: Sent, busy: boolean) => ReactElement
  /** What the controls hold besides the field that is tried, by name. */
  filled?: Record<string, string>
  /** The button that sends; without one it is sent by itself. */
  submit?: string
  /** Where in the body the field's value is. */
  at?: (body: never, name: string) => unknown
  /** By the name of the control. */
  rows: Record<string, Row[]>
}

const TAKEN_OUT = 'Characters that nobody can see were taken out.'
const LONG = 'x'.repeat(10_000)

/** A text in which characters that nobody sees stand, and that has to be `sent`; with joiners where they have to go too. */
const unseen = (sent: string, joiners = ''): Row[] => [
  [
    ` ${sent.slice(0, 1)}\u200B\u2060\uFEFF\u00AD\u202E\u200E${joiners}${sent.slice(1)}\u200F\u00A0`,
    { sent, said: TAKEN_OUT },
  ],
]
const JOINERS = '\u200D\u200C'

const nameRows = (missing: Row[1]): Row[] => [
  [' fra-1 ', { sent: 'fra-1' }],
  ...unseen('fra-1'),
  ['می\u200Cخواهم 👩\u200D👩\u200D👧', { sent: 'می\u200Cخواهم 👩\u200D👩\u200D👧' }],
  ['', missing],
  [' \u200D\u3164 ', missing],
  [LONG, { sent: LONG }],
]
const idRows = (missing: Row[1]): Row[] => [
  [' a/b:1.2 ', { sent: 'a/b:1.2' }],
  ...unseen('a/b:1.2', JOINERS),
  ['', missing],
  ['\u200B', missing],
]
const wholeNumberRows: Row[] = [
  ['12', { sent: 12 }],
  [' 12 ', { sent: 12 }],
  ['\u200E12', { sent: 12 }],
  ['1,000', { sent: 1000 }],
  ['1 000', { sent: 1000 }],
  ['1\u202F000', { sent: 1000 }],
  ['', { sent: 0 }],
  ['many', { sent: 0 }],
  ['-5', { sent: 0 }],
  ['007', { sent: 7 }],
  ['12q', { said: 'Enter digits only, such as 1,000' }],
  ['1e3', { said: 'Enter digits only, such as 1,000' }],
  ['0x10', { said: 'Enter digits only, such as 1,000' }],
  ['１２', { said: 'Enter digits only, such as 1,000' }],
  ['1.000', { said: 'Enter a whole number, such as 1,000' }],
  ['29,99', { said: 'Enter a whole number, such as 1,000' }],
  ['1,2,3', { said: 'Enter a whole number, such as 1,000' }],
  ['9007199254740993', { said: 'This number is too large' }],
]
const priceRows: Row[] = [
  ['29.99', { sent: 2999, said: '= $29.99 a month' }],
  ['29,99', { sent: 2999, said: '= $29.99 a month' }],
  ['$29.99', { sent: 2999, said: '= $29.99 a month' }],
  ['1,299.00', { sent: 129_900, said: '= $1,299.00 a month' }],
  ['1.299,00', { sent: 129_900, said: '= $1,299.00 a month' }],
  ['1 299', { sent: 129_900, said: '= $1,299.00 a month' }],
  ['0.29', { sent: 29, said: '= $0.29 a month' }],
  ['0', { sent: 0, said: '= $0.00 a month' }],
  ['\u202A19.99\u202C', { sent: 1999, said: '= $19.99 a month' }],
  ['', { said: 'Enter a price in US dollars, such as 19.99' }],
  ['free', { said: 'Enter a price in US dollars, such as 19.99' }],
  ['12q', { said: 'Enter a price in US dollars, such as 19.99' }],
  ['-5', { said: 'The price cannot be negative' }],
  ['19.999', { said: '19.999 can be read in two ways: enter 19999 or 19.99' }],
  ['0.999', { said: 'Enter at most two decimals, such as 19.99' }],
  ['1.000', { said: '1.000 can be read in two ways: enter 1000 or 1.00' }],
  ['1,000', { said: '1,000 can be read in two ways: enter 1000 or 1.00' }],
]
const webAddressRows = (label: string, missing: Row[1]): Row[] => [
  [' https://studio.example/a?b#c ', { sent: 'https://studio.example/a?b#c' }],
  ['http://10.0.0.1:8080', { sent: 'http://10.0.0.1:8080' }],
  ['https://müller.example', { sent: 'https://müller.example' }],
  ...unseen('https://studio.example', JOINERS),
  ['', missing],
  ['not a url', { said: `${label} must be a URL (https or http)` }],
  ['studio.example', { said: `${label} must be a URL (https or http)` }],
  ['//studio.example', { said: `${label} must be a URL (https or http)` }],
  ['https://', { said: `${label} must be a URL (https or http)` }],
  ['javascript:alert(1)', { said: `${label} must begin with https:// or http://` }],
  ['ftp://studio.example', { said: `${label} must begin with https:// or http://` }],
  ['https:studio.example', { said: `${label} must begin with https:// or http://` }],
  ['https://studio.example/a b', { said: `${label} must not contain spaces` }],
  ['https://stu dio.example', { said: `${label} must not contain spaces` }],
  ['https://ada:secret@studio.example', { said: `${label} must not contain a user name or a password` }],
  ['https://ada@studio.example', { said: `${label} must not contain a user name or a password` }],
]
const emailRows = (missing: string): Row[] => [
  [' ada@example.com ', { sent: 'ada@example.com' }],
  ...unseen('ada@example.com', JOINERS),
  ['ada@müller.example', { sent: 'ada@xn--mller-kva.example' }],
  ['ada@xn--mller-kva.example', { sent: 'ada@xn--mller-kva.example' }],
  ['Ada@Müller.Example', { sent: 'Ada@xn--mller-kva.example' }],
  ['', { said: missing }],
  [' \u200B ', { said: missing }],
]
/** A password is sent as it was typed, whatever it is. */
const passwordRows: Row[] = ['secret', ' secret ', '   ', '\u200Bse\u00ADcret', 'ａbc', LONG].map((typed) => [
  typed,
  { sent: typed },
])
const codeRows: Row[] = [
  ['123456', { sent: '123456' }],
  [' 123 456 ', { sent: '123456' }],
  ['123\u00A0456', { sent: '123456' }],
  ['\u200E123456', { sent: '123456', said: TAKEN_OUT }],
]

const REQUIRED = { said: 'Please fill in all required fields' }
const cluster = {
  name: 'fra-1',
  region: 'eu-central-1',
  dashboard_url: 'https://dashboard.example',
  domain: 'fra-1.example',
}
const plan = {
  id: 'p1',
  name: 'Pro',
  description: '',
  max_tools: 1,
  max_agents: 1,
  max_group_graphs: 1,
  max_groups: 1,
  price_in_cents: 1999,
  is_default: false,
  deprecated: false,
  created_at: null,
}
const price = {
  id: 'pri',
  name: 'Monthly',
  description: '',
  provider_price_id: 'pri_1',
  unit_price_amount: 1999,
  unit_price_currency: 'USD',
  billing_cycle_interval: 'month',
  billing_cycle_frequency: 1,
  trial_period_interval: null,
  trial_period_frequency: null,
  type: 'standard',
  payment_provider: 'paddle',
  product: 'Pro',
}
const nothing = () => {}
const around = { failure: undefined, onClose: nothing }
const identityForm = (flow: Parameters<typeof FlowForm>[0]['flow']) => (send: Sent) => (
  <FlowForm flow={flow} onSubmit={send} />
)
const images = { postgres_image: '', backend_image: '', frontend_image: '', caddy_image: '' }

const forms: Record<string, Form> = {
  'Add Admin': {
    schemas: ['adminForm'],
    draw: (send, busy) => <AddAdminForm busy={busy} onAdd={async (admin) => (send(admin), false)} />,
    submit: 'Add Admin',
    rows: {
      email: [
        ...emailRows('Email is required'),
        ['ada.example.com', { said: 'Please enter a valid email address' }],
      ],
    },
  },
  'Permissions of an admin, which have no text': {
    schemas: ['permissionsForm'],
    draw: (send, busy) => (
      <AdminDialog
        admin={ready({ id: 'a1', email: 'ada@example.com', can_create_new_admins: false })}
        canManage
        isOwn={false}
        isLastCreator={false}
        onSave={send}
        busy={busy}
        onClose={nothing}
      />
    ),
    submit: 'Save Changes',
    rows: {},
  },
  'A plan': {
    schemas: ['planForm'],
    draw: (send, busy) => <PlanDialog {...around} busy={busy} onSubmit={send} />,
    filled: { name: 'Pro', price_in_cents: '19.99' },
    submit: 'Create Plan',
    rows: {
      name: nameRows({ said: 'Plan name is required' }),
      description: nameRows({ sent: '' }),
      price_in_cents: priceRows,
      max_agents: wholeNumberRows,
      max_tools: wholeNumberRows,
      max_groups: wholeNumberRows,
      max_group_graphs: wholeNumberRows,
    },
  },
  'The plan that organizations move to': {
    schemas: ['migrationForm'],
    draw: (send, busy) => (
      <DeletePlanDialog
        {...around}
        busy={busy}
        deletion={ready({
          plan,
          organization_count: 2,
          publicSale: null,
          targets: [{ ...plan, id: 'p2', name: 'Plus' }],
        })}
        onDelete={send}
      />
    ),
    submit: 'Delete Plan',
    rows: {
      migration_plan_id: [
        ['p2', { sent: 'p2' }],
        ['', { said: 'Please select a migration plan for existing organizations' }],
      ],
    },
  },
  'A price of a plan': {
    schemas: ['addPriceForm'],
    draw: (send, busy) => (
      <ManagePricesDialog
        plan={ready({ ...plan, price_in_cents: 5000, connected_prices: [] })}
        available={ready({ prices: [price], unread: [] })}
        onReadAvailable={nothing}
        onAssociate={async (id) => (send(id), true)}
        associating={busy}
        associateFailure={undefined}
        disconnecting={undefined}
        onAskDisconnect={nothing}
        onDisconnect={nothing}
        disconnectBusy={false}
        disconnectFailure={undefined}
        onClose={nothing}
      />
    ),
    submit: 'Associate price',
    at: (body) => body,
    rows: {
      priceId: [
        ['pri', { sent: 'pri' }],
        ['', { said: 'Please select a price' }],
      ],
    },
  },
  'Manage Plan': {
    schemas: ['managePlanForm'],
    draw: (send, busy) => (
      <ManagePlanDialog
        {...around}
        busy={busy}
        usage={{ state: 'loading' }}
        loaded={ready({
          organization: {
            email: 'ops@example.com',
            plan_id: 'p1',
            plan_name: 'Pro',
            additional_tools: 3,
            additional_agents: 3,
            additional_group_graphs: 3,
            additional_groups: 3,
          },
          plans: [plan, { ...plan, id: 'p2', name: 'Plus' }],
        })}
        onSave={send}
      />
    ),
    submit: 'Save Changes',
    at: ({ plan_id, allowances }: { plan_id?: string; allowances?: Record<string, number> }, name) =>
      name === 'plan_id' ? plan_id : allowances?.[name],
    rows: {
      plan_id: [
        ['p2', { sent: 'p2' }],
        ['', { sent: null }],
      ],
      additional_tools: wholeNumberRows,
      additional_agents: wholeNumberRows,
      additional_group_graphs: wholeNumberRows,
      additional_groups: wholeNumberRows,
    },
  },
  'A cluster': {
    schemas: ['clusterForm', 'editClusterForm'],
    draw: (send, busy) => <AddClusterDialog {...around} busy={busy} onSubmit={send} />,
    filled: cluster,
    submit: 'Add Cluster',
    rows: {
      name: nameRows(REQUIRED),
      region: idRows(REQUIRED),
      dashboard_url: webAddressRows('Dashboard URL', REQUIRED),
      domain: [
        [' fra-1.example ', { sent: 'fra-1.example' }],
        ['localhost', { sent: 'localhost' }],
        ...unseen('fra-1.example', JOINERS),
        ['', REQUIRED],
        [
          'https://fra-1.example',
          { said: 'Domain must be a name such as fra-1.example, without https:// and path' },
        ],
        [
          'fra-1.example/a',
          { said: 'Domain must be a name such as fra-1.example, without https:// and path' },
        ],
        ['fra 1.example', { said: 'Domain must not contain spaces' }],
        ['fra-1.example:8080', { said: 'Domain must be a name such as fra-1.example' }],
        ['ada@fra-1.example', { said: 'Domain must be a name such as fra-1.example' }],
      ],
      priority: [['75', { sent: 75 }]],
      helm_version: idRows({ sent: undefined }),
      user_kratos_url: webAddressRows('User Kratos URL', { sent: undefined }),
      postgres_image: idRows({ sent: undefined }),
      backend_image: idRows({ sent: undefined }),
      frontend_image: idRows({ sent: undefined }),
      caddy_image: idRows({ sent: undefined }),
      kubeconfig: [
        [kubeconfig, { sent: kubeconfig, said: 'Leads to api.fra-1.example:6443' }],
        [`\uFEFF${kubeconfig}`, { sent: `\uFEFF${kubeconfig}` }],
        ['', { sent: undefined }],
        [' \n', { sent: undefined }],
        ['kind: Config', { said: 'Line 1: apiVersion must be v1' }],
        [LONG.replaceAll('x', 'a: b\n'), { said: 'This is too large to be checked' }],
      ],
    },
  },
  'Advanced settings of a cluster': {
    schemas: ['clusterSettingsForm'],
    draw: (send, busy) => (
      <ClusterSettingsDialog
        {...around}
        busy={busy}
        cluster={ready({
          name: 'fra-1',
          region: 'eu',
          ...images,
          caddy_image: 'caddy',
          ingress_annotations: { a: 'b', c: 'd' },
        })}
        onSubmit={send}
      />
    ),
    // Nothing changed is not sent: a row that leaves its field as it was changes this one.
    filled: { caddy_image: 'caddy:2' },
    submit: 'Save Settings',
    at: (body: Record<string, unknown>, name) =>
      name.startsWith('ingress') ? body.ingress_annotations : body[name],
    rows: {
      postgres_image: idRows({ sent: '' }),
      backend_image: idRows({ sent: '' }),
      frontend_image: idRows({ sent: '' }),
      caddy_image: idRows({ sent: '' }),
      'ingress_annotations.0.key': [
        [' k\u200B ', { sent: { k: 'b', c: 'd' }, said: TAKEN_OUT }],
        ['', { sent: { c: 'd' } }],
        ['\u200D', { sent: { c: 'd' } }],
        ['c\u2060', { said: 'This key is there already, in annotation 1' }],
      ],
      'ingress_annotations.0.value': [[' as it is\u200B ', { sent: { a: ' as it is\u200B ', c: 'd' } }]],
      'ingress_annotations.1.key': [['c', { sent: { a: 'b', c: 'd' } }]],
      'ingress_annotations.1.value': [['', { sent: { a: 'b', c: '' } }]],
    },
  },
  'Filters of jobs': {
    schemas: ['jobFilterForm'],
    draw: (send) => <JobFilters schema={jobFilterForm} values={noJobFilters} onApply={send} />,
    submit: 'Apply filters',
    rows: {
      organization_id: [
        ...unseen('6ba7b810-9dad-11d1-80b4-00c04fd430c8', JOINERS),
        ['', { sent: '' }],
        ['6ba7b810', { said: 'Invalid Organization ID format. Please enter a valid UUID.' }],
      ],
      organization_email: idRows({ sent: '' }),
      cluster_name: idRows({ sent: '' }),
      job_type: idRows({ sent: '' }),
    },
  },
  'A note on a cause of failures': {
    schemas: ['noteForm'],
    draw: (send) => <NoteDialog cause="1" note="" onSave={(note) => send({ note })} onClose={nothing} />,
    submit: 'Save note',
    rows: {
      note: [
        ...nameRows({ sent: '' }).filter(([typed]) => typed !== LONG),
        ['n'.repeat(500), { sent: 'n'.repeat(500) }],
        [LONG, { said: 'At most 500 characters' }],
      ],
    },
  },
  'The name of a view of jobs': {
    schemas: ['viewForm'],
    draw: (send) => (
      <ViewNameDialog href="" taken={['Stuck']} onSave={(name) => send({ name })} onClose={nothing} />
    ),
    submit: 'Save view',
    rows: {
      name: [
        ...nameRows({ said: 'Name is required' }).filter(([typed]) => typed !== LONG),
        [LONG, { said: 'At most 60 characters' }],
        ['Stuck', { said: 'Another view has this name' }],
      ],
    },
  },
  'What a run has to be told': {
    schemas: ['runForm'],
    draw: (send) => (
      <RunDialog
        id="1"
        name="Restart backend"
        description=""
        parameters={[
          { name: 'pod', label: 'Pod', required: true },
          { name: 'reason', label: 'Reason', required: false },
        ]}
        label="Run Job"
        onRun={send}
        onClose={nothing}
      />
    ),
    // Without the pod nothing is run.
    filled: { parameter0: 'fra-1', parameter1: 'Asked for' },
    submit: 'Run Job',
    at: ({ pod, reason }: Record<string, unknown>, name) => (name === 'parameter0' ? pod : reason),
    rows: {
      parameter0: nameRows({ said: 'Pod is required' }),
      parameter1: nameRows({ sent: undefined }),
    },
  },
  'The search of a list': {
    draw: (send) => <SearchField label="Search" value="" onSearch={send} delay={0} />,
    at: (body) => body,
    rows: { '': [[' ada ', { sent: 'ada' }], ...unseen('ada', JOINERS)] },
  },
  'Change Password': {
    schemas: ['passwordForm'],
    draw: (send, busy) => (
      <ChangePasswordForm
        {...around}
        busy={busy}
        onCancel={nothing}
        onSubmit={async (passwords) => (send(passwords), true)}
      />
    ),
    filled: { current: 'old', next: 'new', confirm: 'new' },
    submit: 'Update Password',
    rows: {
      current: passwordRows,
      // Sent where it is what was typed again.
      next: passwordRows.map(([typed, outcome]) => [typed, { ...outcome, sent: typed }]),
      confirm: [['new ', { said: 'The passwords do not match' }]],
    },
  },
  'Sign in': {
    draw: identityForm(recordedFlow('login-password')),
    filled: { identifier: 'ada@example.com', password: 'secret' },
    submit: 'Sign in',
    rows: {
      identifier: [...emailRows('Email is required'), ['+44 20 7946 0000', { sent: '+44 20 7946 0000' }]],
      password: [...passwordRows, ['', { said: 'Password is required' }]],
    },
  },
  'A second factor': {
    draw: identityForm(recordedFlow('login-aal2-totp')),
    submit: 'Use Authenticator',
    rows: { totp_code: codeRows },
  },
  'Sign up': {
    draw: identityForm(recordedFlow('registration-password')),
    filled: { 'traits.email': 'ada@example.com', password: 'secret' },
    submit: 'Sign up',
    at: (body: { traits: { email: string; name?: string }; password: string }, name) =>
      name === 'password' ? body.password : name === 'traits.name' ? body.traits.name : body.traits.email,
    rows: {
      'traits.email': emailRows('Email is required'),
      'traits.name': nameRows({ sent: undefined }),
      password: [...passwordRows, ['', { said: 'Password is required' }]],
    },
  },
  'A forgotten password': {
    draw: identityForm(recordedFlow('recovery-code-choose')),
    submit: 'Continue',
    rows: { email: emailRows('Email is required') },
  },
  'The code of a forgotten password': {
    draw: identityForm(recordedFlow('recovery-code-sent')),
    submit: 'Continue',
    rows: { code: codeRows },
  },
  'Verification of an address': {
    draw: identityForm(recordedFlow('verification-code-choose')),
    submit: 'Continue',
    rows: { email: emailRows('Email is required') },
  },
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const controls = () => [
  ...document.body.querySelectorAll<Control>(
    'input:not([type="hidden"], [type="checkbox"], [hidden]), textarea, select',
  ),
]

function type(name: string, text: string) {
  const control = controls().find((candidate) => candidate.name === name)
  if (!control) throw new Error(`There is no control named '${name}'`)
  fireEvent.change(control, { target: { value: text } })
  fireEvent.blur(control)
}

/** Presses the button of this text, found as such: by its role it takes most of the time of this test. */
function press(name: string) {
  const button = [...document.body.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!button) throw new Error(`There is no button '${name}'`)
  fireEvent.click(button)
}

/** What a control holds, be it a text, a choice or a tick. */
const held = (control: HTMLElement) =>
  control instanceof HTMLInputElement && control.type === 'checkbox'
    ? control.checked
    : (control as Control).value

/**
 * Filters and searches are not saved; the identity service's forms and the question before a run go when they are sent;
 * what is kept on the device is saved at once.
 */
const saved = Object.entries(forms).filter(
  ([, { schemas = [] }]) =>
    schemas.length > 0 &&
    !['jobFilterForm', 'runForm', 'noteForm', 'viewForm'].some((one) => schemas.includes(one)),
)

test.each(saved)('%s: while it is being saved, what it holds cannot be changed', async (_form, { draw }) => {
  const user = userEvent.setup()
  render(draw(nothing, true))
  const all = [
    ...document.body.querySelectorAll<Control>('input:not([type="hidden"], [hidden]), textarea, select'),
  ]
  expect(all).not.toEqual([])
  for (const control of all) {
    const before = held(control)
    if (control.type === 'checkbox') await user.click(control)
    else if (!(control instanceof HTMLSelectElement)) await user.type(control, '7')
    // As browsers do, which open a select on a press and change it on a key, unless that is prevented.
    else if (fireEvent.mouseDown(control) || fireEvent.keyDown(control, { key: 'End' }))
      await user.selectOptions(control, [...control.options].slice(-1))
    expect([control.name, held(control)]).toEqual([control.name, before])
  }
})

/** Of a change of the password nothing is kept: all of it is secret. */
const keptAndSaved = saved.filter(([, { schemas = [] }]) => !schemas.includes('passwordForm'))
const withSchema = (...names: string[]) =>
  Object.entries(forms).filter(([, { schemas = [] }]) => names.some((one) => schemas.includes(one)))
/** The forms in which Enter sends from a line that wraps. */
const withWrappedLines = withSchema('clusterForm', 'clusterSettingsForm')

test.each(withWrappedLines)('%s: Enter with nothing changed hands nothing over', async (_form, { draw }) => {
  const send = vi.fn<Sent>()
  render(draw(send, false))
  const lines = [...document.body.querySelectorAll('textarea[data-one-line]')]
  expect(lines).not.toEqual([])
  for (const line of lines) await act(async () => fireEvent.keyDown(line, { key: 'Enter' }))
  expect(send).not.toHaveBeenCalled()
})

const kept = [...keptAndSaved, ...withSchema('runForm', 'noteForm', 'viewForm')]

/** The places of drafts, as the console has them; `log` has what was kept and when what was typed was being sent. */
function keepDrafts(before?: Draft) {
  const drafts = new Map<string, Draft>()
  const log: string[] = []
  const awaited = new Set<() => void>()
  const places = (form: string): DraftPlace => ({
    read: () => drafts.get(form) ?? before ?? null,
    keep(draft) {
      log.push('kept')
      // As stored: a copy.
      if (draft) drafts.set(form, structuredClone(draft))
      else drafts.delete(form)
    },
    sending: () => void log.push('sending'),
    whenSent(tell) {
      if (log.includes('sending')) awaited.add(tell)
      return () => void awaited.delete(tell)
    },
  })
  const within = (form: ReactElement) => <DraftsContext value={places}>{form}</DraftsContext>
  function end() {
    drafts.clear()
    for (const tell of awaited) tell()
  }
  return { drafts, log, within, send: () => void log.push('sent'), end }
}

test.each(keptAndSaved)(
  '%s: leaving a field while it is being saved changes nothing of its draft',
  (_form, { draw }) => {
    const { log, within } = keepDrafts()
    const { rerender } = render(within(draw(nothing, false)))
    // A number that is written in another way when its field is left.
    for (const control of controls()) fireEvent.change(control, { target: { value: '1 000' } })
    rerender(within(draw(nothing, true)))
    log.length = 0
    for (const control of controls()) fireEvent.blur(control)
    expect(log).toEqual([])
  },
)

test.each([...keptAndSaved, ...withSchema('runForm')])(
  '%s: its draft is marked as being sent when it is handed over',
  async (_form, { draw, rows, filled = {}, submit = '' }) => {
    const { log, within, send } = keepDrafts()
    render(within(draw(send, false)))
    for (const [name, [[typed] = ['']]] of Object.entries(rows)) type(name, typed)
    for (const [name, text] of Object.entries(filled)) type(name, text)
    if (Object.keys(rows).length === 0) fireEvent.click(screen.getByRole('checkbox'))
    log.length = 0
    await act(async () => press(submit))
    await waitFor(() => expect(log.slice(0, 2)).toEqual(['sending', 'sent']))
  },
)

test.each(withSchema('adminForm', 'planForm', 'clusterForm'))(
  '%s: opened again while it is sent, it is empty once that is done, so that nothing is made twice',
  async (_form, { draw, rows, filled = {}, submit = '' }) => {
    const { within, send, end } = keepDrafts()
    const read = () => controls().map((control) => [control.name, held(control)])
    const first = render(within(draw(send, false)))
    const empty = read()
    const [[name, [[typed] = ['']]] = ['', []]] = Object.entries(rows) as [string, Row[]][]
    type(name, typed)
    for (const [field, text] of Object.entries(filled)) type(field, text)
    await act(async () => press(submit))
    first.unmount()

    render(within(draw(send, true)))
    await screen.findByText('What you typed before is back')
    expect(read()).not.toEqual(empty)
    await act(async () => end())
    expect(read()).toEqual(empty)
    expect(screen.queryByText('What you typed before is back')).toBeNull()
  },
)

test.each(kept)('%s: a reload keeps what was typed, but for secrets', async (_form, { draw }) => {
  const { drafts, within } = keepDrafts()
  const open = () => render(within(draw(nothing, false)))
  const all = () => [
    ...document.body.querySelectorAll<Control>('input:not([type="hidden"], [hidden]), textarea, select'),
  ]
  // Here a select takes no number for the text of its option, which browsers do: e2e/drafts.spec.ts has that one.
  const read = () =>
    all()
      .filter(({ name }) => name !== 'priority')
      .map((control) => [control.name, held(control)])

  const user = userEvent.setup()
  const first = open()
  const opened = read()
  for (const control of all()) {
    if (control.type === 'checkbox') await user.click(control)
    else if (control instanceof HTMLSelectElement)
      fireEvent.change(control, { target: { value: [...control.options].at(-1)?.value } })
    else type(control.name, `${control.value}7`)
  }
  const typed = read().map(([name, value]) => (name === 'kubeconfig' ? [name, ''] : [name, value]))
  expect(typed).not.toEqual(opened)
  first.unmount()
  open()
  await waitFor(() => expect(read()).toEqual(typed))
  await act(async () => press('Discard it'))
  expect(read()).toEqual(opened)
  expect(drafts.size).toBe(0)
  expect(screen.queryByText('What you typed before is back')).toBeNull()
})

const met = <Values extends object>(
  before: Values,
  yours: Partial<Values>,
  theirs: Partial<Values>,
): Conflict<Values> => ({ before, yours: { ...before, ...yours }, theirs: { ...before, ...theirs } })

const heldCluster = {
  id: 'c1',
  ...cluster,
  dashboard: cluster.dashboard_url,
  priority: 50 as const,
  helm_version: '',
  user_kratos_url: '',
  ...images,
}
const clusterSettings = { ...images, caddy_image: 'caddy', ingress_annotations: {} }
const organization = {
  email: 'ops@example.com',
  plan_id: 'p1',
  plan_name: 'Pro',
  additional_tools: 3,
  additional_agents: 3,
  additional_group_graphs: 3,
  additional_groups: 3,
}
const editPlan = { ...around, busy: false, organizations: 1 }
const managePlan = { ...around, busy: false, usage: loading }

/** The dialogs that edit what somebody else may change meanwhile. */
const edits: Record<
  string,
  {
    /** Draws it; where the edits have `met`, it asks which values to keep. */
    draw: (send: Sent, hasMet: boolean) => ReactElement
    submit: string
    /** Where what is saved comes late: the dialog until then, and edits that leave its fields empty. */
    late?: { draw: ReactElement; values: Record<string, string> }
  }
> = {
  'A plan': {
    draw: (send, hasMet) => (
      <PlanDialog
        {...editPlan}
        plan={ready({ ...plan, description: 'For teams' })}
        conflict={hasMet ? met(planValues(plan), { name: 'Mine' }, { name: 'Theirs' }) : undefined}
        onSubmit={send}
      />
    ),
    submit: 'Save Changes',
    late: {
      draw: <PlanDialog {...editPlan} plan={loading} onSubmit={nothing} />,
      values: { description: '', max_agents: '0' },
    },
  },
  'Manage Plan': {
    draw: (send, hasMet) => (
      <ManagePlanDialog
        {...managePlan}
        loaded={ready({ organization, plans: [plan] })}
        conflict={
          hasMet
            ? met(heldPlanValues(organization), { additional_tools: '4' }, { additional_tools: '5' })
            : undefined
        }
        onSave={send}
      />
    ),
    submit: 'Save Changes',
    late: {
      draw: <ManagePlanDialog {...managePlan} loaded={loading} onSave={nothing} />,
      values: { plan_id: '', additional_tools: '0' },
    },
  },
  'A cluster': {
    draw: (send, hasMet) => (
      <EditClusterDialog
        {...around}
        busy={false}
        cluster={ready(heldCluster)}
        conflict={hasMet ? met(clusterValues(heldCluster), { name: 'mine' }, { name: 'theirs' }) : undefined}
        onSubmit={send}
        onAdvancedSettings={nothing}
      />
    ),
    submit: 'Save Changes',
  },
  'Advanced settings of a cluster': {
    draw: (send, hasMet) => (
      <ClusterSettingsDialog
        {...around}
        busy={false}
        cluster={ready({ name: 'fra-1', region: 'eu', ...clusterSettings })}
        conflict={
          hasMet
            ? met(
                clusterSettingsForm.format(clusterSettings),
                { caddy_image: 'mine' },
                { caddy_image: 'theirs' },
              )
            : undefined
        }
        onSubmit={send}
      />
    ),
    submit: 'Save Settings',
  },
}

test.each(Object.entries(edits))(
  '%s: its draft is marked as being sent also when what is kept of two edits is handed over',
  async (_edit, { draw, submit }) => {
    const { log, within, send } = keepDrafts()
    render(within(draw(send, true)))
    fireEvent.click(screen.getByRole('radio', { name: /^Yours/ }))
    await act(async () => press(submit))
    expect(log).toEqual(['sending', 'sent'])
  },
)

/** A field of each, and another value for it. */
const another: Record<string, [name: string, value: string]> = {
  'A plan': ['description', 'For small teams'],
  'Manage Plan': ['additional_tools', '4'],
  'A cluster': ['region', 'eu-south-1'],
  'Advanced settings of a cluster': ['caddy_image', 'caddy:3'],
}

test.each(Object.entries(edits))(
  '%s: opened again while it is sent, nothing in it is edited once that is done',
  async (edit, { draw, submit }) => {
    const [name = '', value = ''] = another[edit] ?? []
    const { drafts, within, send, end } = keepDrafts()
    const first = render(within(draw(send, false)))
    type(name, value)
    await act(async () => press(submit))
    first.unmount()

    const sent = vi.fn<Sent>()
    render(within(draw(sent, false)))
    await screen.findByText('What you typed before is back')
    await act(async () => end())
    expect(screen.queryByText('What you typed before is back')).toBeNull()
    expect(controls().find((control) => control.name === name)).toHaveValue(value)
    expect(screen.getByRole('button', { name: submit })).toHaveAccessibleDescription(
      'Nothing has been changed',
    )
    expect(screen.queryByLabelText('What changes')).toBeNull()
    expect(drafts.size).toBe(0)

    // What is sent next begins from there, so that it does not meet what was saved as if somebody else had changed it.
    type(name, `${value}7`)
    await act(async () => press(submit))
    expect(sent.mock.lastCall).toMatchObject([
      expect.anything(),
      { before: { [name]: value }, yours: { [name]: `${value}7` } },
    ])
  },
)

test.each(withSchema('permissionsForm'))('%s: the same', async (_form, { draw, submit = '' }) => {
  const { within, send, end } = keepDrafts()
  const first = render(within(draw(send, false)))
  fireEvent.click(screen.getByRole('checkbox'))
  await act(async () => press(submit))
  first.unmount()
  render(within(draw(nothing, false)))
  await screen.findByText('What you typed before is back')
  await act(async () => end())
  expect(screen.queryByText('What you typed before is back')).toBeNull()
  expect(screen.queryByLabelText('What changes')).toBeNull()
})

test.each(Object.entries(edits).filter(([, { late }]) => late))(
  '%s: what was typed is back once what is saved has come, also where it was to be empty',
  async (_edit, { draw, late = { draw: <></>, values: {} } }) => {
    const { log, within } = keepDrafts({ values: late.values, before: {}, secrets: [] })
    const { rerender } = render(within(late.draw))
    expect(screen.queryByText('What you typed before is back')).toBeNull()
    rerender(within(draw(nothing, false)))
    await waitFor(() =>
      expect(
        controls()
          .filter(({ name }) => name in late.values)
          .map((control) => [control.name, held(control)]),
      ).toEqual(Object.entries(late.values)),
    )
    expect(screen.getByText('What you typed before is back')).toBeInTheDocument()
    expect(log).toEqual([])
  },
)

test('a question before a save, and a save that is refused, mark no draft as being sent', async () => {
  const cluster = keepDrafts()
  const { unmount } = render(cluster.within(edits['A cluster']?.draw(cluster.send, false) ?? <></>))
  type('domain', 'other.example')
  cluster.log.length = 0
  await act(async () => press('Save Changes'))
  expect(screen.getByText(/^This affects only newly created users/)).toBeInTheDocument()
  expect(cluster.log).toEqual([])
  await act(async () => press('Change domain'))
  expect(cluster.log).toEqual(['sending', 'sent'])
  unmount()

  const gone = keepDrafts({ values: { plan_id: 'gone' }, before: {}, secrets: [] })
  render(gone.within(edits['Manage Plan']?.draw(gone.send, false) ?? <></>))
  await act(async () => press('Save Changes'))
  expect(screen.getByText(/^This plan is no longer offered/)).toBeInTheDocument()
  expect(gone.log).toEqual([])
})

describe.each(Object.entries(forms))('%s', (_form, { draw, filled = {}, submit, at, rows }) => {
  test('every field is in the table', () => {
    render(draw(nothing, false))
    expect(
      controls()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(Object.keys(rows).toSorted())
  })

  if (Object.keys(rows).length === 0) return
  test.each(Object.entries(rows))('%s', async (name, ofField) => {
    const sent: unknown[] = []
    const form = draw((body) => sent.push(body), false)
    const { rerender } = render(form)
    for (const [other, text] of Object.entries(filled)) type(other, text)
    const [neutral = ''] = ofField[0] ?? []
    const read = at ?? ((body: Record<string, unknown>) => body[name])

    for (const [typed, outcome] of ofField) {
      if (!submit) rerender(<Fragment key={typed}>{form}</Fragment>)
      // What was said of the row before goes with the next text.
      else await act(async () => type(name, neutral))
      sent.length = 0
      await act(async () => type(name, typed))
      if (name === 'next') type('confirm', typed)
      if (submit) await act(async () => press(submit))
      const row = JSON.stringify(typed).slice(0, 80)
      await waitFor(() =>
        expect({
          row,
          sent: sent.map((body) => read(body as never, name)),
          isSaid: document.body.textContent.includes(outcome.said ?? ''),
        }).toEqual({ row, sent: 'sent' in outcome ? [outcome.sent] : [], isSaid: true }),
      )
    }
  })
})

/** The text of every file of an area of this package. */
const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[\w-]+\/\w+\.tsx?$/.test(file) && !file.startsWith('lib/'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, match = '']) => match)

test('every form that is made by a schema is in the table', () => {
  const made = sources.flatMap((text) => found(text, /const (\w+) = (?:\([^)]*\) =>\s*)?formSchema\(/g))
  expect(made.toSorted()).toEqual(
    Object.values(forms)
      .flatMap(({ schemas = [] }) => schemas)
      .toSorted(),
  )
})

test('every dialog that asks which of two edits to keep is in the table', () => {
  expect(sources.filter((text) => /<EditConflict\s/.test(text))).toHaveLength(Object.keys(edits).length)
})

test('the codes that are about a field are those of the reference (§13.7)', () => {
  const reference = join(import.meta.dirname, '../../../docs/reference/13-product-api.md')
  const [, section = ''] = readFileSync(reference, 'utf8').split('## 13.7')
  const told = found(section, /^\| (`.*?)\|/gm).flatMap((cell) => found(cell, /`(\w+)`/g))
  const known = sources.flatMap((text) =>
    found(text, /refusedWith: \[(.*?)\]/gs).flatMap((codes) => found(codes, /'(\w+)'/g)),
  )
  expect(new Set(told)).toEqual(new Set(known))
})

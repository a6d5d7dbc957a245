import fc from 'fast-check'
import type { Flow, FlowNode, FlowText } from '../flow'

const name = fc.oneof(
  fc.constantFrom(
    'identifier',
    'password',
    'method',
    'provider',
    'resend',
    'csrf_token',
    'csrf_token.of',
    'traits',
    'traits.email',
    'traits.email.of',
    'traits.name.first',
    'traits..',
    'traits.__proto__.x',
    'constructor',
    'toString',
    '',
  ),
  fc.string(),
)

const text: fc.Arbitrary<FlowText> = fc.record(
  { id: fc.nat(), text: fc.string(), type: fc.constantFrom('info', 'error', 'success', 'omen') },
  { requiredKeys: [] },
)

const texts = fc.option(fc.array(text, { maxLength: 2 }), { nil: null })

const attributes = fc.record(
  {
    name,
    type: fc.constantFrom(
      'hidden',
      'text',
      'email',
      'password',
      'number',
      'checkbox',
      'date',
      'submit',
      'button',
      'hologram',
    ),
    value: fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
    required: fc.boolean(),
    disabled: fc.boolean(),
    options: fc.array(fc.record({ value: fc.oneof(fc.string(), fc.integer()) }), { maxLength: 3 }),
    onclickTrigger: fc.string(),
    id: fc.string(),
    href: fc.webUrl(),
    src: fc.constant('data:image/png;base64,'),
    text,
    title: text,
  },
  { requiredKeys: ['name', 'type'] },
)

const node: fc.Arbitrary<FlowNode> = fc.record(
  {
    type: fc.constantFrom('input', 'input', 'input', 'text', 'img', 'a', 'div', 'hologram'),
    group: fc.constantFrom('default', 'password', 'code', 'oidc', 'profile', 'identifier_first', 'telepathy'),
    attributes,
    messages: texts,
    meta: fc.record({ label: text }, { requiredKeys: [] }),
  },
  { requiredKeys: ['type', 'group', 'attributes'] },
)

/** Arbitrary flows, also of kinds, node types, groups and states that no Kratos sends yet, each with one csrf token. */
export function anyFlow({ token }: { token: string }): fc.Arbitrary<Flow> {
  const csrf: FlowNode = {
    type: 'input',
    group: 'default',
    attributes: { name: 'csrf_token', type: 'hidden', value: token, required: true },
    messages: [],
    meta: {},
  }
  return fc
    .record({
      kind: fc.constantFrom('login', 'registration', 'verification', 'recovery', 'settings', 'prophecy'),
      before: fc.array(node.filter(notToken), { maxLength: 6 }),
      after: fc.array(node.filter(notToken), { maxLength: 6 }),
      messages: texts,
      state: fc.string(),
      active: fc.option(fc.string(), { nil: undefined }),
    })
    .map(({ kind, before, after, messages, state, active }) => ({
      id: 'any',
      state,
      active,
      ui: {
        action: `https://auth.example.com/self-service/${kind}?flow=any`,
        method: 'POST',
        nodes: [...before, csrf, ...after],
        messages,
      },
    }))
}

/** A flow with a second csrf token of another value would not be valid. */
const notToken = ({ attributes: { name: known } }: FlowNode) => known !== 'csrf_token'

/*
 * Flow documents in the forms that Kratos sends, written by hand. Only what `judge` looks at is filled in.
 */

interface Message {
  id: number
  text: string
  type: string
}

interface FlowParts {
  state?: string
  messages?: Message[]
  nodes?: unknown
}

/** A flow document. */
export function flowDocument({
  state = 'choose_method',
  messages,
  nodes = [inputNode('csrf_token')],
}: FlowParts = {}) {
  return {
    id: 'f1',
    type: 'browser',
    state,
    expires_at: '2026-11-20T13:00:00Z',
    ui: { action: 'http://auth.test/self-service/login?flow=f1', method: 'POST', nodes, messages },
  }
}

/** An input node. */
export function inputNode(name: string, { value = '', messages = [] as Message[] } = {}) {
  return {
    type: 'input',
    group: 'default',
    attributes: { node_type: 'input', name, type: 'text', value, required: true, disabled: false },
    messages,
    meta: {},
  }
}

/** An error document. */
export function errorDocument(error: Record<string, unknown>, beside: Record<string, unknown> = {}) {
  return { error: { message: 'The request was refused', ...error }, ...beside }
}

export const wrongCredentials = { id: 4000006, text: 'The provided credentials are invalid.', type: 'error' }
export const notVerifiedYet = { id: 4000010, text: 'Account not active yet.', type: 'error' }
export const tokenInvalid = { id: 4070001, text: 'The verification token is invalid.', type: 'error' }
export const codeSent = { id: 1010014, text: 'A code was sent.', type: 'info' }

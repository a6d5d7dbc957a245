import { recording, type RecordingName } from '@quarterdeck/sandbox/fixtures/recorded'
import { type Flow, flowNodes, isField, isSubmit, nodeName } from './flow'
import { flowBody } from './flowBody'
import { codeAndResend } from './resend'

const recorded = (name: RecordingName) => recording(name).body as Flow
const fieldsOf = (flow: Flow) => flowNodes(flow).filter(isField).map(nodeName)

test.each<[RecordingName, RecordingName]>([
  ['verification-code-sent', 'verification-code-resent'],
  ['recovery-code-sent', 'recovery-code-resent'],
])(
  '%s becomes a form for the code, and one that sends what Kratos understands as sending again',
  (sent, resent) => {
    const forms = codeAndResend(recorded(sent))
    if (!forms) throw new Error('These are two forms.')
    expect(fieldsOf(forms.code)).toEqual(['code'])
    expect(flowNodes(forms.code).filter(isSubmit).map(nodeName)).toEqual(['method'])
    expect(fieldsOf(forms.resend)).toEqual(['email'])
    const [button] = flowNodes(forms.resend).filter(isSubmit)
    if (!button) throw new Error('A form has a button.')
    expect(button.meta?.label?.text).toBe('Resend code')
    expect(flowBody(forms.resend, button, {})).toEqual(recording(resent).request.body)
    expect(flowBody(forms.resend, button, { email: 'nora.b@example.com' })).toMatchObject({
      email: 'nora.b@example.com',
    })
  },
)

test.each<RecordingName>([
  'verification-code-choose',
  'verification-link-sent',
  'recovery-address-sent',
  'login-code-sent',
])('%s stays one form', (name) => {
  expect(codeAndResend(recorded(name))).toBeUndefined()
})

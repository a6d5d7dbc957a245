// `return_to` says where a flow ends. The console asks for its own screens.
import { finding } from '../finding.mjs'

/** @param {import('../setup.mjs').Setup} setup */
export async function checkReturns(setup) {
  const screens = ['/', '/plans', '/admin/organizations?page=2'].map((path) => setup.console + path)
  const answers = await Promise.all(
    screens.map((url) => setup.call(`/self-service/login/browser?return_to=${encodeURIComponent(url)}`)),
  )
  const refused = answers.findIndex(({ json }) => json?.error?.id === 'self_service_flow_return_to_forbidden')
  if (refused === -1) return []
  return [
    finding({
      id: 'return-refused',
      title: 'A sign-in cannot lead back to the console',
      meaning:
        `Kratos refuses ${screens[refused]} as the end of a flow. Whoever opens a link into the console while signed ` +
        'out lands on the first screen after signing in, not on the one of the link.',
      changes: [setup.kratos('selfservice.allowed_return_urls', { to: `[${setup.console}/]` })],
    }),
  ]
}

// Verification and recovery go by a link or a code in a mail. Kratos begins neither where that method is switched off.
import { finding } from '../finding.mjs'

const FLOWS = { verification: 'Verification', recovery: 'Recovery' }

/** @param {import('../setup.mjs').Setup} setup */
export async function checkFlowMethods(setup) {
  const begun = await Promise.all(
    Object.keys(FLOWS).map(async (flow) => [
      flow,
      missingMethod(await setup.call(`/self-service/${flow}/browser`)),
    ]),
  )
  const broken = begun.filter(([, method]) => method !== undefined)
  if (broken.length === 0) return []
  const methods = new Set(broken.map(([, method]) => method))
  return [
    finding({
      id: 'flow-method',
      title: `${broken.map(([flow]) => FLOWS[flow]).join(' and ')} cannot begin`,
      meaning:
        `Kratos is to do this by a ${[...methods].join(' or ')} in a mail, and that method is switched off: it answers ` +
        'with an error in place of the form.',
      changes: [...methods].map((method) =>
        setup.kratos(`selfservice.methods.${method}.enabled`, { now: false, to: true }),
      ),
    }),
  ]
}

/** The method that a flow needs and that is switched off, as Kratos says it; undefined where that is not the reason. */
export const missingMethod = ({ json }) =>
  /\b(?:using|strategy) (\w+)\b.* not enabled/.exec(json?.error?.reason)?.[1]

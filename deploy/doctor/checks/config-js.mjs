// The console's settings: whether they have any effect.
import { finding } from '../finding.mjs'

/** @param {import('../setup.mjs').Setup} setup */
export function checkConfigJs({ configJs: { mistakes } }) {
  if (mistakes.length === 0) return []
  return [
    finding({
      id: 'config-js',
      title: 'The console ignores what its settings say',
      meaning:
        'What the console cannot use in config.js has no effect, and its defaults stand: it may look for Kratos at ' +
        'another address. The image writes the file from its environment.',
      changes: mistakes,
    }),
  ]
}

// Every check of the project, in one list: what `npm test` runs, and what it leaves to `npm run test:nightly`.
// docs/decisions/0015-which-checks-run-where.md tells how to choose for a new one.

const node = process.execPath

/**
 * @typedef {object} Stage
 * @property {string} name as in `npm test -- <name>`
 * @property {string[]} command
 * @property {boolean} [heavy] uses both cores; the others run beside, in what it leaves idle
 * @property {string[]} [needs] stages that build what this one looks at; it fails when they do
 * @property {string} [about] for nightly stages: what they check, as said at the end of `npm test`
 */

/** @type {Stage[]} builds, made once and shared by the stages that look at them */
const BUILDS = [
  {
    name: 'storybook',
    command: [node, 'scripts/build.mjs', 'storybook'],
    heavy: true,
  },
  {
    name: 'console',
    command: [node, 'scripts/build.mjs', 'console'],
    heavy: true,
  },
]

/** @type {Stage[]} */
export const TEST_STAGES = [
  ...BUILDS,
  { name: 'format', command: ['npx', 'oxfmt', '--check'] },
  { name: 'lint', command: ['npx', 'oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'references', command: [node, 'scripts/check-references.mjs'] },
  { name: 'dead-code', command: ['npm', 'run', '--silent', 'dead-code'] },
  { name: 'openapi', command: ['npx', 'redocly', 'lint'] },
  { name: 'generated', command: [node, 'scripts/generate-api.mjs', '--check'] },
  { name: 'licences', command: [node, 'scripts/check-licences.mjs'], needs: ['console'] },
  {
    name: 'deploy',
    command: [node, '--test', 'deploy/check.mjs', 'deploy/doctor/doctor.test.mjs'],
    needs: ['console'],
  },
  { name: 'trace', command: [node, 'scripts/trace-stories.mjs'], needs: ['storybook'] },
  { name: 'docs', command: [node, 'scripts/check-docs-pages.mjs'], needs: ['storybook'] },
  { name: 'unit', command: ['npx', 'vitest', 'run'], heavy: true },
  {
    name: 'stories',
    command: [node, 'scripts/test-stories.mjs', '--no-build'],
    needs: ['storybook'],
    heavy: true,
  },
  {
    name: 'mutants',
    command: [node, 'scripts/visual-mutants.mjs', '--no-build', 'accent', 'dark-surface'],
    needs: ['storybook'],
    heavy: true,
  },
  { name: 'e2e', command: [node, 'scripts/test-e2e.mjs', '--no-build'], needs: ['console'], heavy: true },
]

/** @type {Stage[]} */
export const NIGHTLY_STAGES = [
  ...BUILDS,
  { name: 'web-servers', command: [node, 'scripts/web-servers.mjs'] },
  {
    name: 'deploy',
    about:
      'the configuration of nginx and the Caddyfile of the guide, each of which npm test leaves out where its server is not installed',
    command: [node, '--test', 'deploy/check.mjs'],
    needs: ['console', 'web-servers'],
  },
  {
    name: 'e2e-nginx',
    about:
      'all journeys through nginx with its headers, with those of how jobs look, with axe on colours too, light and dark, and a deploy under every screen and dialog, of which npm test takes every third',
    command: [node, 'scripts/test-e2e.mjs', '--no-build', '--nginx'],
    needs: ['console', 'web-servers'],
    heavy: true,
  },
  {
    name: 'firefox',
    about: 'five journeys in Firefox',
    command: [node, 'scripts/test-firefox.mjs'],
    needs: ['console'],
    heavy: true,
  },
  {
    name: 'kratos',
    about:
      'the journeys on a running Kratos in both layouts, where KRATOS_BIN or KRATOS_PUBLIC_URL names one',
    command: [node, 'scripts/test-kratos.mjs', '--no-build'],
    needs: ['console', 'web-servers'],
    heavy: true,
  },
  {
    name: 'axe',
    about:
      'every axe rule on every story in light and dark and at 390 px, and in forced colours those that are not about colours',
    command: [node, 'scripts/test-stories.mjs', '--no-build', '--nightly'],
    needs: ['storybook'],
    heavy: true,
  },
  {
    name: 'manifest',
    about: 'what the development server of Storybook tells tools of the components',
    command: [node, 'scripts/check-manifest.mjs'],
    heavy: true,
  },
  {
    name: 'docs',
    about: 'every docs page in the dark, of which npm test opens one of each root',
    command: [node, 'scripts/check-docs-pages.mjs', '--every'],
    needs: ['storybook'],
    heavy: true,
  },
  {
    name: 'mutants',
    about: 'eight more small mistakes that the pictures must catch',
    command: [node, 'scripts/visual-mutants.mjs', '--no-build'],
    needs: ['storybook'],
    heavy: true,
  },
  {
    name: 'widths',
    about:
      'nothing overflows on any screen or dialog between 390 and 1,920 px, and nothing moves while they load',
    command: [node, 'scripts/test-e2e.mjs', '--no-build', 'e2e/widths.spec.ts', 'e2e/shifts.spec.ts'],
    needs: ['console'],
    heavy: true,
  },
  {
    name: 'organizations',
    about: 'the first page with 100,000 organizations is as quick as with 60',
    command: [node, 'scripts/bench-organizations.mjs'],
    needs: ['console'],
    heavy: true,
  },
  {
    name: 'jobs',
    about: 'an hour of the jobs screen leaves the heap as it was',
    command: [node, 'scripts/bench-jobs.mjs', '--no-build'],
    needs: ['console'],
    heavy: true,
  },
  {
    name: 'chaos',
    about: 'thirty simulated minutes of bad days, by a seed that it prints',
    command: [node, 'scripts/chaos.mjs', '--no-build'],
    needs: ['console'],
    heavy: true,
  },
]

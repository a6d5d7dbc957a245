import { checkKubeconfig } from './kubeconfig'

const valid = `apiVersion: v1
kind: Config
clusters:
  - name: fra
    cluster:
      server: https://deploy:hunter2@api.fra-1.example:6443
      certificate-authority-data: c2VjcmV0
contexts:
  - name: admin@fra
    context:
      cluster: fra
      user: admin
users:
  - name: admin
    user:
      token: very-secret-token
current-context: admin@fra
`

const problemsOf = (text: string) => checkKubeconfig(text).problems
const without = (line: RegExp) => valid.replace(line, '')

test('of a valid kubeconfig context and host are told, and no secret', () => {
  expect(checkKubeconfig(valid)).toEqual({
    problems: [],
    target: { context: 'admin@fra', host: 'api.fra-1.example:6443' },
  })
})

test('JSON is YAML too', () => {
  const config = {
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [{ name: 'a', cluster: { server: 'https://a.example' } }],
    users: [{ name: 'u', user: {} }],
    contexts: [{ name: 'c', context: { cluster: 'a', user: 'u' } }],
    'current-context': 'c',
  }
  expect(checkKubeconfig(JSON.stringify(config)).target).toEqual({ context: 'c', host: 'a.example' })
})

test.each<[string, string, number, string]>([
  ['no version', without(/apiVersion.*\n/), 1, 'apiVersion must be v1'],
  ['another kind', valid.replace('kind: Config', 'kind: Secret'), 2, 'kind must be Config'],
  [
    'a server that is no URL',
    valid.replace(/server:.*/, 'server: api.fra-1'),
    6,
    'clusters[0].cluster.server must be a URL (https or http)',
  ],
  [
    'a server of another kind',
    valid.replace(/server:.*/, 'server: file:///etc'),
    6,
    'clusters[0].cluster.server must be a URL (https or http)',
  ],
  ['no server', without(/ +server.*\n/), 6, 'clusters[0].cluster.server is missing'],
  [
    'a context of no cluster',
    valid.replace('cluster: fra\n', 'cluster: iad\n'),
    11,
    'contexts[0].context.cluster names no cluster of this file',
  ],
  ['a context without a user', without(/ +user: admin\n/), 11, 'contexts[0].context.user is missing'],
  [
    'a user who is not there',
    valid.replace('user: admin', 'user: root'),
    12,
    'contexts[0].context.user names no user of this file',
  ],
  [
    'a current context that is not there',
    valid.replace('current-context: admin@fra', 'current-context: other'),
    17,
    'current-context names no context of this file',
  ],
  ['no current context', without(/current-context.*\n/), 1, 'current-context is missing'],
  [
    'a cluster of no name',
    valid.replace('- name: fra\n    cluster', '- cluster'),
    4,
    'clusters[0].name is missing',
  ],
  ['a tab', valid.replace('      server', '\tserver'), 6, 'A tab cannot indent YAML; use spaces'],
  [
    'a key that is there twice',
    valid.replace('kind: Config', 'kind: Config\nkind: Config'),
    3,
    'The key of this line is there twice',
  ],
  [
    'a bracket that is not closed',
    valid.replace('kind: Config', 'kind: Config\nextensions: [{name: a}'),
    3,
    'This bracket is never closed',
  ],
  [
    'a bracket that another kind closes',
    valid.replace('kind: Config', 'kind: Config\nextensions: {a: [1}'),
    3,
    'This bracket is never closed',
  ],
  ['two documents', `${valid}---\nkind: Config\n`, 18, 'A second document begins here; a kubeconfig is one'],
])('%s', (_what, text, line, message) => {
  expect(problemsOf(text)).toContainEqual({ line, message })
  expect(checkKubeconfig(text).target).toBeNull()
})

test.each(['certificate', '- a\n- b', '42', '""', '', 'null'])('%j is no kubeconfig', (text) => {
  expect(problemsOf(text)).toEqual([
    { line: 1, message: 'A kubeconfig is a map that begins with apiVersion and kind' },
  ])
})

test('lists that are empty, missing or of another shape are reported, all at once', () => {
  const messages = problemsOf('apiVersion: v1\nkind: Config\nclusters: []\nusers: {}\n').map(
    ({ line, message }) => `${line} ${message}`,
  )
  expect(messages).toEqual([
    '1 contexts must be a list with at least one entry',
    '1 current-context is missing',
    '3 clusters must be a list with at least one entry',
    '4 users must be a list with at least one entry',
  ])
})

test('no message quotes the pasted text', () => {
  const secret = 'very-secret-token'
  const broken = [
    valid.replace('token: ', 'token: "'),
    valid.replace('token: ', '*'),
    valid.replace('token: ', '@'),
    valid.replace('      token: ', ''),
    `${valid}${secret}: 1\n${secret}: 2\n`,
    valid.replace('current-context: admin@fra', `current-context: ${secret}`),
    valid.replace(/server:.*/, `server: ${secret}`),
  ]
  for (const text of broken) {
    const report = checkKubeconfig(text)
    expect(JSON.stringify(report)).not.toContain(secret)
  }
  expect(broken.every((text) => problemsOf(text).length > 0 || text.includes('      very'))).toBe(true)
})

test('merge keys are followed: the own value first, then that of the maps in their order', () => {
  const merged = `apiVersion: v1
kind: Config
x-defaults: &defaults { server: https://default.example, insecure-skip-tls-verify: true }
x-first: &first { server: https://first.example }
clusters:
  - { name: one, cluster: { <<: *defaults } }
  - { name: two, cluster: { <<: [*first, *defaults] } }
  - { name: three, cluster: { <<: *defaults, server: https://own.example } }
contexts:
  - { name: here, context: { user: u, cluster: CLUSTER } }
users:
  - { name: u, user: { token: t } }
current-context: here
`
  const hostOf = (cluster: string) => checkKubeconfig(merged.replace('CLUSTER', cluster)).target?.host
  expect(['one', 'two', 'three'].map(hostOf)).toEqual(['default.example', 'first.example', 'own.example'])
})

test('a map that is merged with itself adds nothing', () => {
  const circle = valid
    .replace('    cluster:\n', '    cluster: &me\n      <<: *me\n')
    .replace(/ +server.*\n/, '')
  expect(problemsOf(circle)).toContainEqual({ line: 6, message: 'clusters[0].cluster.server is missing' })
})

test('numbers and booleans are names too, as Kubernetes takes them', () => {
  const numbered = valid
    .replaceAll('admin@fra', '7')
    .replaceAll(/\bfra$/gm, '2024')
    .replace('user: admin', 'user: true')
    .replace('name: admin', 'name: true')
  expect(checkKubeconfig(numbered)).toEqual({
    problems: [],
    target: { context: '7', host: 'api.fra-1.example:6443' },
  })
})

test.each([
  ['a map of 20,000 keys', Array.from({ length: 20_000 }, (_, index) => `key${index}: value`).join('\n')],
  [
    'the same in one line',
    JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [i, 0]))),
  ],
  ['20,000 lists in each other', '['.repeat(20_000)],
])('%s is refused in words instead of being checked for seconds', (_what, text) => {
  expect(problemsOf(text)).toEqual([
    { line: 1, message: 'This is too large to be checked: paste the part about this cluster alone' },
  ])
})

test('lists that are too deep for the parser are no YAML, and no error', () => {
  expect(problemsOf('['.repeat(9_000) + ']'.repeat(9_000))).toEqual([
    { line: 1, message: 'This is not valid YAML' },
  ])
})

test('a file of two hundred clusters is checked', () => {
  const many = Array.from({ length: 200 }, (_, index) => index)
  const config = {
    apiVersion: 'v1',
    kind: 'Config',
    clusters: many.map((i) => ({ name: `c${i}`, cluster: { server: `https://c${i}.example` } })),
    users: many.map((i) => ({ name: `u${i}`, user: { 'client-key-data': 'QUJD'.repeat(500) } })),
    contexts: many.map((i) => ({ name: `x${i}`, context: { cluster: `c${i}`, user: `u${i}` } })),
    'current-context': 'x199',
  }
  expect(checkKubeconfig(JSON.stringify(config)).target).toEqual({ context: 'x199', host: 'c199.example' })
})

test('aliases are followed, and one that refers to itself does not cause an endless loop', () => {
  const anchored = valid.replace('name: fra\n', 'name: &c fra\n').replace('cluster: fra\n', 'cluster: *c\n')
  expect(checkKubeconfig(anchored).target?.host).toBe('api.fra-1.example:6443')
  expect(problemsOf('&a [*a]').length).toBeGreaterThan(0)
})

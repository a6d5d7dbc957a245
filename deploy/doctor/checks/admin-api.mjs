// The admin API of Kratos asks nobody who they are: whoever reaches it reads and changes every account.
import { finding } from '../finding.mjs'

/** @param {import('../setup.mjs').Setup} setup */
export async function checkAdminApi(setup) {
  const answers = await Promise.all(
    ['/admin/identities?page_size=1', '/identities?page_size=1'].map((path) => setup.call(path)),
  )
  const open = answers.find(({ json }) => Array.isArray(json))
  if (!open) return []
  return [
    finding({
      id: 'admin-api',
      danger: true,
      title: 'The admin API of Kratos is open to everybody',
      meaning:
        `${open.url} lists accounts to whoever asks. The admin API knows no sign-in: through it anybody can read, ` +
        'change and take over every account.',
      changes: [
        {
          file: 'the web server in front of Kratos (in the image: the environment variable AUTH_UPSTREAM)',
          key: 'where it hands on to',
          to: 'the public port of Kratos (4433), never the admin port (4434)',
        },
      ],
    }),
  ]
}

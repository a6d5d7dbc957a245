/**
 * Which modules share a file. What the screens before signing in draw is named: as 'whatever many screens share' it
 * would grow with every screen behind the sign-in, and their first visit is what e2e/budgets.spec.ts measures. A name
 * too few costs a request, a name too many costs bytes; neither breaks anything.
 */

/** A pattern for files of these names in a folder; module ids have slashes on every system. */
const files = (folder: string, names: string) =>
  `${folder}/(${names.trim().split(/\s+/).join('|')})\\.m?[jt]sx?$`

const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'))

/** What every screen runs on: it compresses better in one file than in many, and changes least often. */
const base = anyOf(
  `node_modules/(\\.pnpm/)?(react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|valibot)[@/]`,
)

/** The client every call goes through, with the first calls of the screens before signing in. */
const calls = anyOf(
  'openapi-fetch',
  files('api/src', 'urls client config deadline errors signup session'),
  files('api/src/decode', 'answer fields system'),
  files('console/src/lib', 'runtime config paths useSignupOpen loginMessage loginQuery'),
)

/** What the screens before signing in draw. */
const ui = anyOf(
  files('ui/src/lib', 'lazyModule'),
  files(
    'ui/src/primitives',
    `Alert Button Checkbox EmptyState ErrorState Field IconButton Input Link LinkProvider LoadingOverlay PasswordInput
     RequiredMark Select Skeleton Spinner TextLink Toast ToastStack VisuallyHidden address buttonStyles controlStyles
     fieldContext textLinkStyles`,
  ),
  files('ui/src/shell', 'BrandMark ErrorScreen Notice'),
  'lucide-react/dist/esm/(?!icons)',
  files(
    'icons',
    `check chevron-down circle-check circle-exclamation-point circle-x copy eye eye-off fingerprint-pattern inbox info
     key-round loader-circle mail refresh-cw rotate-cw trash triangle-exclamation-point x`,
  ),
)

/** What lists and most other screens are made of. */
const screens = anyOf(
  files('ui/src/lib', 'format loadable listRows failure'),
  files(
    'ui/src/primitives',
    `Badge Card DateText Missing PageHeader Pagination RelativeTime SearchField Table TableRow Time
     pageWindow tableStyles useSearchDraft`,
  ),
  files('ui/src/shell', 'Page'),
  files('icons', 'arrow-left building-complex credit-card layout-dashboard server settings shield users'),
)

/** Server state and the view state of lists, for every screen behind the sign-in. */
const data = anyOf(
  '@tanstack/',
  files('console/src/lib', 'toLoadable useDialog useLastPage useListSearch useWrite'),
)

/** The forms of the identity screens. */
const auth = anyOf(
  'ui/src/(flow|login|register|recovery|verify|account|auth-error)/',
  'ui/src/shell/PublicCard',
  'useIdentityFlow',
)

export const chunkGroups = [
  { name: 'base', priority: 3, test: base },
  { name: 'calls', priority: 2, test: calls },
  { name: 'ui', priority: 2, test: ui },
  { name: 'screens', priority: 2, test: screens },
  { name: 'data', priority: 2, test: data },
  { name: 'auth', priority: 1, minShareCount: 2, test: auth },
]

// What the recorded pictures have to be to each other: no two the same without a reason, and a part that is loading as high
// as it is once it has loaded. Both are read off hashes.json, so neither needs a browser.

/** Stories that are the same to the last pixel, and why they are stories all the same. */
export const ALIKE = [
  {
    because: 'What is not known is N/A everywhere; each component has to draw it so.',
    stories: [
      'components-copyableid--missing',
      'components-datetext--malformed',
      'components-datetext--missing',
      'components-relativetime--malformed',
      'components-relativetime--missing',
    ],
  },
  {
    because:
      'Pages are links where they have an address and look like the buttons, which the ARIA snapshots tell apart.',
    stories: ['components-pagination--first', 'components-pagination--links-at-the-start'],
  },
  {
    because:
      'Rows that are links or buttons look like rows that cannot be opened; the ARIA snapshots tell them apart.',
    stories: ['components-table--read-only', 'components-table--ready', 'components-table--rows-are-links'],
  },
  {
    because: 'The same of the list of organizations.',
    stories: [
      'admin-organizations-adminorganizationsview--ready',
      'admin-organizations-adminorganizationsview--rows-open',
    ],
  },
  {
    because: 'Both draw nothing: a list without rows has no pages, and where all is well nothing is said.',
    stories: ['components-pagination--nothing', 'customer-overview-missingdataalert--all-is-well'],
  },
  {
    because: 'As a decoration the mark has no name, which the ARIA snapshots tell.',
    stories: ['patterns-shell-brandmark--decoration', 'patterns-shell-brandmark--top-bar'],
  },
  {
    because: 'Two answers of Kratos, one before a code and one before a link; both ask for the address.',
    stories: ['sign-in-verify-recorded--code', 'sign-in-verify-verifyview--resend'],
  },
  {
    because: 'A trait that makes somebody an administrator is in the flow and is not drawn.',
    stories: ['sign-in-account-accountview--as-deployed', 'sign-in-account-accountview--role-trait'],
  },
  {
    because: 'Two dialogs of an organization that is gone; both say that, and nothing else.',
    stories: [
      'screens-admin-organization-dialogs--gone',
      'screens-admin-organization-dialogs--manage-plan-gone',
    ],
  },
  {
    because: 'Two routes, in both of which nothing is at the address.',
    stories: ['screens-customer-not-found--in-account', 'screens-customer-not-found--in-administration'],
  },
  {
    because: 'The code was sent to one of two addresses; which one is in the flow and is not drawn.',
    stories: [
      'sign-in-login-recorded--second-factor-code-sent',
      'sign-in-login-recorded--second-factor-code-sent-to-address',
    ],
  },
  {
    because: 'What was filled in at the first step is carried along in the flow and is not drawn.',
    stories: [
      'sign-in-register-recorded--many-traits-carried-along',
      'sign-in-register-recorded--password-step',
    ],
  },
]

/**
 * @param {Record<string, string>} recorded what hashes.json holds
 * @returns {string[]} the groups of stories that look the same without a reason, and the reasons without such a group
 */
export function alikeComplaints(recorded, alike = ALIKE) {
  const groups = new Map()
  for (const [id, line] of lightPictures(recorded)) {
    const [size, pixels] = line.split(' ')
    const look = `${size} ${pixels}`
    groups.set(look, [...(groups.get(look) ?? []), id])
  }
  const named = (stories) => stories.toSorted().join(', ')
  const found = [...groups.values()].filter((ids) => ids.length > 1).map(named)
  const reasons = alike.map(({ stories }) => named(stories))
  return [
    ...found
      .filter((stories) => !reasons.includes(stories))
      .map((stories) => `look the same, and scripts/picture-rules.mjs gives no reason: ${stories}`),
    ...reasons
      .filter((stories) => !found.includes(stories))
      .map((stories) => `have a reason to look the same, and do not: ${stories}`),
  ]
}

/** By how many pixels a part may change its height when it has loaded. */
const SHIFT = 8

/** The story that a loading one turns into, where that is not called Ready: with a full page of rows, or the usual state. */
export const LOADED = {
  'admin-admins-admindialog--loading': 'opened',
  'admin-admins-adminsview--loading': 'can-create',
  'admin-clusters-clustersummary--loading': 'only-unhealthy',
  'admin-jobs-alljobs--loading': 'chosen',
  'admin-jobs-workflowdialog--loading': 'completed',
  'admin-jobs-workflowstanding--loading': 'known',
  'admin-organizations-adminorganizationsview--loading': 'forty',
  'admin-plans-deleteplandialog--loading': 'in-use',
  'admin-plans-plandialog--loading': 'opened',
  'admin-settings-adminsettingsview--loading': 'enabled',
  'admin-users-usersview--loading': 'forty',
  'components-rowlist--loading': 'in-a-card',
  'components-table--narrow-loading': 'narrow',
  'customer-organizations-changeplandialog--cost-loading': 'upgrade',
  'customer-overview-yourorganizations--loading': 'one',
  'sign-in-account-accountview--loading': 'as-deployed',
  'sign-in-account-secureaccountview--loading': 'new-password',
  'sign-in-account-secureaccountview--sessions-loading': 'sign-others-out',
  'sign-in-account-sessions--loading': 'several',
  'sign-in-error-autherrorview--loading': 'known',
  'sign-in-flow-proofpanel--loading': 'ask',
  'sign-in-login-loginview--loading': 'sign-in',
  'sign-in-login-loginview--step-up-loading': 'second-factor-address',
  'sign-in-recovery-recoveryview--loading': 'ask',
  'sign-in-register-registerview--loading': 'open',
  'sign-in-verify-verifyview--resend-loading': 'resend',
}

/** Stories that are not as high as what they turn into, and why nothing moves all the same. */
export const GROWING = [
  {
    because: 'Its parts are drawn in order: what is below a part that is loading comes after it.',
    stories: [
      'admin-clusters-namespacesdialog--loading',
      'admin-jobs-jobsview--loading',
      'admin-jobs-workflowdialog--loading',
      'admin-organizations-organizationdialog--loading',
      'admin-payments-paymentsview--loading',
      'customer-organizations-userorganizationview--loading',
      'customer-organizations-utilizationcard--loading',
      'customer-overview-useroverviewview--loading',
      'sign-in-account-accountview--loading',
      'sign-in-account-secureaccountview--loading',
      'sign-in-account-secureaccountview--sessions-loading',
    ],
  },
  {
    because: 'How many there are is not known, and nothing stands below them.',
    stories: [
      'admin-jobs-alljobs--loading',
      'admin-jobs-failurecauses--loading',
      'admin-organizations-attentionorganizations--loading',
      'admin-payments-pricesview--loading',
      'admin-payments-productsview--loading',
      'admin-users-userdialog--loading',
      'customer-organizations-userorganizationsview--loading',
      'customer-overview-yourorganizations--loading',
      'sign-in-account-sessions--loading',
    ],
  },
  {
    because: 'How many there are is not known, and what is below comes after them.',
    stories: ['admin-runs-customjobssection--loading', 'admin-runs-customworkflowssection--loading'],
  },
  {
    because: 'How long its last part is, is not known, and nothing stands below it.',
    stories: ['admin-plans-adminplansview--loading', 'sign-in-error-autherrorview--loading'],
  },
  {
    because: 'A plan that somebody holds asks for the one they move to, which is known with it.',
    stories: ['admin-plans-deleteplandialog--loading'],
  },
]

/**
 * @param {Record<string, string>} recorded what hashes.json holds
 * @returns {string[]} the loading stories that are higher or lower than what they turn into
 */
export function shiftComplaints(recorded, loaded = LOADED, growing = GROWING) {
  const heights = new Map(
    lightPictures(recorded).map(([id, line]) => [id, Number(/^\d+x(\d+) /.exec(line)?.[1])]),
  )
  const unmoved = new Set(growing.flatMap(({ stories }) => stories))
  // Whole screens fill the window; what they show is measured in the stories of its views.
  const loading = [...heights.keys()].filter(
    (id) => /--(.*-)?loading$/.test(id) && !id.startsWith('screens-'),
  )
  const complaints = loading.flatMap((id) => {
    const after = `${id.split('--')[0]}--${loaded[id] ?? 'ready'}`
    const height = heights.get(after)
    if (height === undefined)
      return unmoved.has(id)
        ? []
        : [`${id}: LOADED in scripts/picture-rules.mjs does not say what it turns into`]
    const shift = height - heights.get(id)
    if (Math.abs(shift) > SHIFT)
      return unmoved.has(id)
        ? []
        : [
            `${id} is ${heights.get(id)} px high and ${after} ${height} px (scripts/picture-rules.mjs: LOADED names what it turns into, GROWING gives a reason)`,
          ]
    return unmoved.has(id) ? [`${id} has a reason to change its height, and does not`] : []
  })
  const gone = [...unmoved, ...Object.keys(loaded)].filter((id) => !loading.includes(id))
  return [
    ...complaints,
    ...gone.map((id) => `scripts/picture-rules.mjs names ${id}, which is no loading story`),
  ]
}

/** The pictures without those of other looks, whose ids have a third part: `--dark`, `--390`, `--forced`. */
const lightPictures = (recorded) => Object.entries(recorded).filter(([id]) => id.split('--').length === 2)

import type { Page } from '@playwright/test'

/*
 * Answers of the platform as they are at their worst for a layout: each name as long as people make them, each figure of
 * ten digits. What is no text for people (ids, states, kinds, dates) stays as it is.
 */

const FIGURE = 2_147_483_647
const EMAIL = 'operations-and-platform-engineering-on-call@subsidiary.of.northwind-traders.example'
const TITLE = 'Enterprise with volume discount for operations and platform engineering, billed once a year'
const WORD = 'thenamespaceofadepartmentthatnobodywouldeverwanttotypebyhand0042'
const SENTENCES =
  'The admission webhook denied the request because the quota of the namespace is used up, and nothing was changed. ' +
  'https://runbooks.northwind-traders.example/platform/quotas/what-to-do-when-the-quota-of-a-namespace-is-used-up'

const TEXTS: Record<string, string> = {
  email: EMAIL,
  organization_email: EMAIL,
  user_email: EMAIL,
  name: TITLE,
  display_name: TITLE,
  plan_name: TITLE,
  first_name: 'Maximiliane-Charlotte',
  last_name: 'von Hohenstein-Wallenrodt',
  namespace: WORD,
  namespace_name: WORD,
  cluster_name: WORD,
  workflow_name: WORD,
  workflow_type: WORD,
  job_type: WORD,
  region: 'europe-central-and-north-availability-zone-12',
  description: SENTENCES,
  error_message: SENTENCES,
}

/**
 * Figures that say where something stands in a list, the trial and cycle of a price, which are words, and how often a job is
 * tried: nobody tries one a thousand times.
 */
const NOT_FIGURES = new Set([
  'page',
  'limit',
  'sequence_number',
  'interval',
  'frequency',
  'version',
  'retries',
  'max_retries',
])

/** The same answer with long texts and large figures. */
function stretched(value: unknown, texts: Record<string, string>, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => stretched(item, texts, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, stretched(inner, texts, name)]),
    )
  if (typeof value === 'number') return NOT_FIGURES.has(key) ? value : FIGURE
  if (typeof value === 'string' && value !== '') return texts[key] ?? value
  return value
}

/** The same texts, each of 3,000 letters: nobody means it, but nothing forbids it. */
export const ENDLESS = Object.fromEntries(
  Object.entries(TEXTS).map(([key, text]) => [key, text.repeat(3000 / text.length + 1).slice(0, 3000)]),
)

/** From now on the page gets stretched answers. The names of payment providers stay: they are their ids as well. */
export async function stretchAnswers(page: Page, texts = TEXTS): Promise<void> {
  await page.route(/\/(v1|new)\/(?!admin\/payments\/providers$)/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const isJson = response.headers()['content-type']?.includes('json')
    if (!response.ok() || !isJson) return route.fulfill({ response })
    return route.fulfill({ response, json: stretched(await response.json(), texts) })
  })
}

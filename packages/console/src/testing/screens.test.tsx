import { readFileSync } from 'node:fs'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { adminPlaces, sampleIds, userPlaces, visitorPlaces } from '../../../../e2e/places'
import { routes } from '../app/routes'
import { signedInRoutes } from '../app/signedInRoutes'
import { dialogNames, type DialogArea } from '../lib/dialogNames'

interface StoryObject {
  args?: { address?: string }
  parameters?: { route?: string }
}

const modules = import.meta.glob<Record<string, StoryObject>>('../**/*.stories.tsx', { eager: true })

/** Every story: where it begins, and the route that it says it shows. */
const stories = Object.entries(modules).flatMap(([file, { default: meta, ...exported }]) =>
  Object.entries(exported).map(([name, story]) => ({
    name: `${file.split('/').at(-1)} ${name}`,
    address: new URL(story.args?.address ?? meta?.args?.address ?? '', 'https://console.example'),
    route: story.parameters?.route ?? meta?.parameters?.route,
  })),
)

/** The addresses of the route table at which a screen is drawn; others only lead on. */
function screensIn(table: readonly RouteObject[], base = ''): string[] {
  return table.flatMap(({ path = '', Component, children }) => {
    const address = `${base}/${path}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '')
    if (children) return screensIn(children, address)
    return Component ? [address] : []
  })
}

const screens = [
  ...screensIn(routes),
  ...Object.entries(signedInRoutes).flatMap(([area, table]) => screensIn(table, `/${area}`)),
]

/** The route that an address leads to. */
const routeOf = ({ pathname }: URL) =>
  matchRoutes(
    screens.map((path) => ({ path })),
    pathname,
  )?.at(-1)?.route.path

const areaOf = ({ pathname }: URL) => (pathname.startsWith('/admin') ? 'admin' : 'user')
const isShown = (area: DialogArea, name: string) =>
  stories.some(({ address }) => areaOf(address) === area && address.searchParams.get('dialog') === name)

/** Where journeys look whether anything overflows or moves. */
const places = [...Object.values(adminPlaces(sampleIds)).flat(), ...userPlaces('id'), ...visitorPlaces].map(
  (address) => new URL(address, 'https://console.example'),
)

describe('places of journeys', () => {
  test('are every route', () => {
    const named = new Set(places.map(routeOf))
    expect(screens.filter((route) => !named.has(route))).toEqual([])
  })

  test('are every dialog', () => {
    const named = new Set(places.map(({ searchParams }) => searchParams.get('dialog')))
    expect(
      Object.values(dialogNames)
        .flat()
        .filter((name) => !named.has(name)),
    ).toEqual([])
  })
})

test('the reference has the address of every route', () => {
  const reference = readFileSync('docs/reference/02-screens.md', 'utf8')
  const [, part = ''] = reference.split('\n## 2.1')
  const [upToNextHeading = ''] = part.split('\n## ')
  // The route of all other addresses, the screen of what is not found, has a row of its own.
  const addresses = screens.filter((route) => !route.endsWith('*'))
  const missing = addresses
    .map((route) => `\`${route.replaceAll(/:(\w+)\??/g, '{$1}')}\``)
    .filter((address) => !upToNextHeading.includes(address))
  expect(missing).toEqual([])
})

describe('stories of screens', () => {
  test('show every route', () => {
    expect(screens).toContain('/admin/payments/providers/:provider?')
    const shown = new Set(stories.map(({ address }) => routeOf(address)))
    expect(screens.filter((route) => !shown.has(route))).toEqual([])
  })

  test('show every dialog', () => {
    const areas = Object.entries(dialogNames) as [DialogArea, readonly string[]][]
    const missing = areas.flatMap(([area, names]) => names.filter((name) => !isShown(area, name)))
    expect(missing).toEqual([])
  })

  test.each(stories)('$name begins at the route that it names', ({ address, route }) => {
    expect(route).toBe(routeOf(address))
  })
})

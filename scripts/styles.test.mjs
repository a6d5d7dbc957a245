// What styles may say of space and type: steps of the scales in packages/ui/src/tokens/tokens.css, so that everything
// stands on one grid of 4 px and is written in five sizes and two weights. And what may change little by little.
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { describe, expect, test } from 'vitest'

const FOLDERS = ['packages/ui/src', 'packages/console/src']
/** All that is drawn, stories among it. */
const shipped = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.(test|d)\.tsx?$/.test(file)),
)

/** The styles of a file: all of a stylesheet, or the templates of styled-components in a module. */
function stylesIn(file) {
  const code = readFileSync(file, 'utf8')
  if (file.endsWith('.css')) return [code]
  const templates = []
  new Visitor({
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (/^(styled\b|css$|keyframes$)/.test(code.slice(tag.start, tag.end)))
        templates.push(quasi.quasis.map(({ value }) => value.cooked).join('inserted'))
    },
  }).visit(parseSync(file, code).program)
  return templates
}

/** What elements of a file say of space by themselves, `style={{ … }}`: numbers are px. */
function ownSpaceIn(file) {
  const found = []
  new Visitor({
    JSXAttribute: ({ name, value }) => {
      const { type, properties } = value?.expression ?? {}
      if (name.name !== 'style' || type !== 'ObjectExpression') return
      for (const { key, value: given } of properties)
        if (given?.type === 'Literal')
          found.push([key.name?.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), given.value])
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return found.filter(([property]) => SPACE.test(property))
}

/** Each declaration as its property and its value. A typeface's own description, @font-face, is none. */
function declarationsIn(styles) {
  const plain = styles.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/@font-face\s*\{[^}]*\}/g, '')
  return Array.from(plain.matchAll(/([^;{}]*)[;}]/g))
    .map(([, text]) => /^\s*([\w-]+)\s*:\s*(.+)$/s.exec(text.replace(/^\s*inserted\b/, '')))
    .filter((found) => found !== null)
    .map(([, property, value]) => [property, value.trim().replaceAll(/\s+/g, ' ')])
}

const SPACE = /^((row|column)-)?gap$|^(scroll-)?(margin|padding)(-|$)/
/** A pixel is no distance: it covers a hairline, or hides a text from sight. */
const HAIRLINE = /(?<![\w.-])-?1px\b/g
const LENGTH = /\d(px|r?em|ex|ch|r?lh|pt|pc|[cm]m|in|[sdl]?v(w|h|i|b|min|max))\b/

const SIZE = /^(var\(--size-[a-z]+\)|inherit)$/
const WEIGHT = /^(400|600|inherit)$/
const LINE = /^(var\(--line(-[a-z]+)?\)|1|inherit)$/
const FONT = /^(inherit|(400|600) var\(--size-[a-z]+\) \/ var\(--line(-[a-z]+)?\) var\(--font(-[a-z]+)?\))$/
/**
 * Opacity and transforms alone: the browser blends and moves what it has drawn, while each step of a colour is drawn anew, in the
 * way of what was pressed.
 */
const TRANSITION =
  /^(var\(--motion\)|\d+ms|opacity|transform|display|overlay|allow-discrete|inherit|none|!important|[\s,])+$/

/** Whether a declaration keeps to the scales and to what may change little by little. */
function keeps([property, value]) {
  if (SPACE.test(property)) return !LENGTH.test(value.replaceAll(HAIRLINE, ''))
  if (property === 'font-size') return SIZE.test(value)
  if (property === 'font-weight') return WEIGHT.test(value)
  if (property === 'line-height') return LINE.test(value)
  if (property === 'font') return FONT.test(value)
  if (/^transition(-property)?$/.test(property)) return TRANSITION.test(value)
  return true
}

describe('a declaration', () => {
  test.each([
    ['gap: var(--space-1) var(--space-3);', true],
    ['margin: 0 calc(-1 * var(--space-2)) 0 auto;', true],
    ['padding: max(var(--space-3), env(safe-area-inset-bottom));', true],
    ['margin-block: -1px;', true],
    ['gap: 14px;', false],
    ['padding: var(--space-3) 1.5rem;', false],
    ['margin-block: calc(var(--line) + 6px);', false],
    ['padding: max(1px, 10dvh);', false],
    ['font-size: var(--size-sm);', true],
    ['font-size: 12.5px;', false],
    ['font-size: 0.93em;', false],
    ['font-weight: 500;', false],
    ['line-height: 1.5;', false],
    ['font: 400 var(--size-xs) / var(--line-xs) var(--font);', true],
    ['font: 500 13px / 18px var(--font);', false],
    ['width: 37px;', true],
    ['transition: opacity var(--motion) 200ms, transform var(--motion);', true],
    ['transition-property: opacity, display, overlay;', true],
    ['transition: background var(--motion);', false],
    ['transition: opacity var(--motion), border-color var(--motion);', false],
    ['@font-face { font-weight: 100 900; }', true],
    ['/* gap: 3px; */', true],
    ['a:hover { color: red; } b { margin: 2px }', false],
  ])('%s is allowed: %s', (styles, answer) => {
    expect(declarationsIn(styles).every(keeps)).toBe(answer)
  })
})

test('the styles of all components are read', () => {
  const read = shipped.flatMap(stylesIn).flatMap(declarationsIn)
  expect(read.length).toBeGreaterThan(2000)
  expect(read.filter(([property]) => SPACE.test(property)).length).toBeGreaterThan(350)
})

test('space and type are steps of the scales, and only opacity and transforms take time', () => {
  const found = shipped.flatMap((file) =>
    stylesIn(file)
      .flatMap(declarationsIn)
      .filter((declaration) => !keeps(declaration))
      .map(([property, value]) => `${file} ${property}: ${value}`),
  )
  expect(found).toEqual([])
})

test('so is the space that elements take by themselves, in stories too', () => {
  const own = shipped
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => ownSpaceIn(file).map((one) => [file, ...one]))
  expect(own.length).toBeGreaterThan(10)
  const isStep = (property, value) =>
    typeof value === 'number' ? value % 4 === 0 : keeps([property, String(value)])
  expect(own.filter(([, property, value]) => !isStep(property, value))).toEqual([])
})

/** What a size of texts is where the browser's own is 16 px. They are rem, so that they grow with that one. */
const pixelsOf = (value) => 16 * Number(/^([\d.]+)rem$/.exec(value)?.[1])

describe('the scales', () => {
  const tokens = declarationsIn(readFileSync('packages/ui/src/tokens/tokens.css', 'utf8'))
  const named = (begin) => tokens.filter(([property]) => property.startsWith(begin))

  test('of space are steps of 4 px, each called after how many', () => {
    expect(named('--space-').length).toBeGreaterThan(5)
    for (const [property, value] of named('--space-'))
      expect(value).toBe(`${4 * Number(property.replace('--space-', ''))}px`)
    for (const [, value] of named('--gutter'))
      expect(value === '0' || parseInt(value, 10) % 4 === 0).toBe(true)
    for (const [, value] of named('--line')) expect(pixelsOf(value) % 4).toBe(0)
  })

  test('of type have five sizes; mono and controls have one of these', () => {
    const sizes = named('--size-')
    expect(new Set(sizes.map(([, value]) => value).filter((value) => value.endsWith('rem'))).size).toBe(5)
    const isOneOfThese = ([property]) => /-(mono|input)$/.test(property)
    for (const [, value] of sizes.filter(isOneOfThese)) expect(value).toMatch(/^var\(--size-(xs|sm|md|lg)\)$/)
    for (const [, value] of sizes.filter((size) => !isOneOfThese(size))) expect(pixelsOf(value) % 1).toBe(0)
  })
})

/**
 * The accent marks what is chosen, what leads somewhere, and the one primary action: so it belongs to primitives and the
 * shell. These areas draw something of that kind by themselves.
 */
const ACCENTED = {
  'account/SessionItem.tsx': 'the session in use',
  'admin-plans/PlanCard.tsx': 'the plan that newcomers get',
  'admins/AdminLevelBadge.tsx': 'the higher of two levels',
  'checkout/CheckoutView.tsx': 'a sign that something goes on',
  'jobs/FailureHours.tsx': 'the hours that the search asks for',
  'jobs/JobChips.tsx': 'the filter in use',
  'jobs/SelectionBar.tsx': 'what can be done about the rows that are chosen',
  'plans/OfferCard.tsx': 'the offer that most people choose',
  'user-organizations/PlanChoice.tsx': 'the plan that is chosen',
  'user-overview/SetupSteps.tsx': 'the step that goes on',
  'verify/VerifyView.tsx': 'a sign that something goes on',
}

test('the accent stays with what is chosen and pressed', () => {
  const areas = shipped.filter(
    (file) =>
      /^packages\/ui\/src\/(?!primitives|shell|tokens)/.test(file) && !/\.stories\.|\/testing\//.test(file),
  )
  const accented = areas.filter((file) => /--accent|["']accent["']/.test(readFileSync(file, 'utf8')))
  expect(accented.map((file) => file.replace('packages/ui/src/', '')).toSorted()).toEqual(
    Object.keys(ACCENTED),
  )
})

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LEFT_OUT, withoutUnusedParts } from './leanReact.ts'

const require = createRequire(import.meta.url)
const folder = path.join(path.dirname(require.resolve('react-dom')), 'cjs')
const code = readFileSync(path.join(folder, 'react-dom-client.production.js'), 'utf8')
const lean = withoutUnusedParts(code)

/** The names that a script uses and nothing declares. */
function undeclaredIn(script: string): string[] {
  const scratch = mkdtempSync(path.join(tmpdir(), 'lean-react-'))
  try {
    const file = path.join(scratch, 'script.js')
    const config = path.join(scratch, 'oxlint.json')
    writeFileSync(file, script)
    writeFileSync(
      config,
      JSON.stringify({
        categories: { correctness: 'off' },
        rules: { 'no-undef': 'warn' },
        env: { browser: true, commonjs: true, es2022: true },
      }),
    )
    const answer = execFileSync('npx', ['oxlint', '--config', config, '--format', 'json', file])
    const { diagnostics } = JSON.parse(answer.toString()) as { diagnostics: { message: string }[] }
    return [...new Set(diagnostics.map(({ message }) => message))].toSorted()
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

describe('React for browsers', () => {
  test('is smaller by a tenth', () => {
    expect(lean.length).toBeLessThan(code.length * 0.9)
  })

  test('uses no name that nothing declares', () => {
    expect(undeclaredIn(lean)).toEqual(undeclaredIn(code))
  })

  test.each([
    [
      'HTML that a server has drawn',
      /function createFiberFromDehydratedFragment\(\w+\) \{\s+var fiber = \w+\(18,/,
    ],
    ['SuspenseList', /case REACT_SUSPENSE_LIST_TYPE:\s+return \(\s+\(type = \w+\(19,/],
    ['elements of the head', /isHostHoistableType\([^)]*\)\s+\? 26\s+: "html" === type/],
    ['the document’s own elements', /"body" === type\s+\? 27\s+:/],
    ['ViewTransition', /case REACT_VIEW_TRANSITION_TYPE:\s+return \(\s+.*\s+\(type = \w+\(30,/],
    ['Activity', /case REACT_ACTIVITY_TYPE:\s+return \(\s+\(type = \w+\(31,/],
  ])('has the number under which the build leaves out %s', (_, made) => expect(code).toMatch(made))

  test('asks about no kind of element that is left out', () => {
    expect(code).toMatch(/case (?:18|19|26|27|30|31):/)
    expect(lean).not.toMatch(/case (?:18|19|26|27|30|31):/)
    expect(lean).not.toMatch(/(?:18|19|26|27|30|31) [!=]== \w+\.tag\b/)
  })

  test('fails the build when it is of another shape', () => {
    expect(() => withoutUnusedParts(code.replaceAll('isHostHoistableType', 'isHoistable'))).toThrow(
      'This version of React has no isHostHoistableType',
    )
  })
})

describe('what is left out', () => {
  const usesIt = (source: string) => LEFT_OUT.some((one) => one.test(source))

  test.each([
    `import { useActionState, useState } from 'react'`,
    `hydrateRoot(root, <App />)`,
    `  return <title>{name}</title>`,
    `<Fragment key="1" ref={all}>`,
    `<form className="plain" action={save}>`,
    `  return <color-picker value={colour} />`,
    `onCaughtError: (error, { componentStack }) => report(componentStack)`,
  ])('is found in %s', (source) => expect(usesIt(source)).toBe(true))

  test.each([
    `import { Activity } from 'lucide-react'`,
    '// Sets the theme of <html>',
    '<form onSubmit={save}>',
  ])('is not in %s', (source) => expect(usesIt(source)).toBe(false))

  test.each(['packages/console/src', 'packages/ui/src'])('is used by nothing in %s', (source) => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.(?:stories|test)\.|^testing\//.test(file),
    )
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => usesIt(readFileSync(`${source}/${file}`, 'utf8')))).toEqual([])
  })
})

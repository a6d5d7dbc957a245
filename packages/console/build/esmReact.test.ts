import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { codeAsModule, entryAsModule, withoutDefault } from './esmReact.ts'

const require = createRequire(import.meta.url)
/** As react-dom finds it: the console itself does not name the scheduler. */
const besideDom = createRequire(require.resolve('react-dom'))

/** The code for production behind an entry, as a module, and the names that Node finds in it. */
function moduleOf(entry: string) {
  const file = besideDom.resolve(entry)
  const [, production = ''] = /'(.*)'/.exec(entryAsModule(readFileSync(file, 'utf8'))) ?? []
  const behind = path.join(path.dirname(file), production)
  return {
    code: codeAsModule(readFileSync(behind, 'utf8')),
    names: Object.keys(besideDom(behind) as object),
  }
}

describe.each(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'scheduler'])(
  'the installed %s',
  (entry) => {
    const { code, names } = moduleOf(entry)

    test('is a module that exports what it exported', () => {
      const [, list = ''] = /export \{ (.*) \}/.exec(code) ?? []
      expect(list.split(', ').map((each) => each.split(' as ')[1])).toEqual(expect.arrayContaining(names))
      expect(names.length).toBeGreaterThan(0)
    })

    test('neither requires nor assigns to exports', () => {
      expect(code).not.toMatch(/\brequire\(|\bexports\b/)
    })
  },
)

test('the client of the DOM imports what it needs', () => {
  const { code } = moduleOf('react-dom/client')
  expect(code.match(/^.*import .*$/gm)).toEqual([
    'import * as Scheduler from "scheduler";',
    'import * as React from "react";',
    'import * as ReactDOM from "react-dom";',
  ])
})

test('a name that is assigned once more is one variable', () => {
  expect(
    codeAsModule('exports.now = void 0;\nif (fine) {\n  exports.now = function () {};\n}\nexports.now();'),
  ).toBe('var $now = void 0;\nif (fine) {\n  $now = function () {};\n}\n$now();\nexport { $now as now }\n')
})

test('a library that takes all of React takes its names', () => {
  expect(withoutDefault(`import React from 'react';`)).toBe(`import * as React from 'react';`)
  expect(withoutDefault(`import React, { useState } from "react"`)).toBe(
    `import * as React from 'react'; import { useState } from 'react';`,
  )
  expect(withoutDefault(`import { useState } from 'react';`)).toBe(`import { useState } from 'react';`)
})

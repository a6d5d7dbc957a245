import { describe, expect, test } from 'vitest'
import { csvOf, markdownOf } from './copiedText'

const csvCellOf = (text: string) =>
  csvOf({ header: ['a'], rows: [[text]], remark: 'r' })
    .split('\r\n"r"')[0]
    ?.slice(5)
const markdownCellOf = (text: string) =>
  markdownOf({ header: ['a'], rows: [[text]], remark: 'r' })
    .split('\n')
    .at(-2)
    ?.slice(2, -2)

describe('CSV', () => {
  test('has lines that end in CRLF, as many cells in each, and the remark in the last', () => {
    expect(csvOf({ header: ['Type', 'Error'], rows: [['deploy_studio', '']], remark: '1 of 3 jobs' })).toBe(
      '"Type","Error"\r\n"deploy_studio",""\r\n"1 of 3 jobs",""\r\n',
    )
  })

  test('doubles quotes, keeps commas and other alphabets in the cell, and all of it on one line', () => {
    expect(csvCellOf('say "no", twice')).toBe('"say ""no"", twice"')
    expect(csvCellOf(' one\ntwo\r\n\tthree;four')).toBe('"one two three;four"')
    expect(csvCellOf('Übergröße 北京')).toBe('"Übergröße 北京"')
  })

  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '  =HYPERLINK("https://evil.example")',
    '＝1+1',
    '＋1',
    '－1',
    '＠A1',
  ])('makes %j no formula', (text) => {
    expect(csvCellOf(text)).toBe(`"'${text.trim().replaceAll('"', '""')}"`)
  })

  test.each([',', ';', '\t', '|', '\n'])('begins no cell with a formula where lines are cut at %j', (cut) => {
    const text = ['no answer', '=A1', ' +1', '"-1', '";"@A1', '"\t＝1"'].join(cut)
    const csv = csvOf({ header: ['Error', 'Job'], rows: [[text, text]], remark: text })
    // Cut with regard to quotes and without.
    const cells = [...csv.split(cut), ...csv.split(/[\r\n,;|\t]/), ...(csv.match(/"(?:[^"]|"")*"/g) ?? [])]
    expect(cells.filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell))).toEqual([])
  })

  test.each(['a=1', '1-2', 'a, b; c | d', 'deploy', '', "'=1"])('leaves %j as it is', (text) => {
    expect(csvCellOf(text)).toBe(`"${text}"`)
  })

  test('makes neither a heading nor the remark a formula', () => {
    expect(csvOf({ header: ['=a'], rows: [], remark: '-b' })).toBe(`"'=a"\r\n"'-b"\r\n`)
  })
})

describe('Markdown', () => {
  test('is a table below the remark', () => {
    expect(
      markdownOf({ header: ['Type', 'Error'], rows: [['deploy_studio', 'no']], remark: '1 of 3 jobs' }),
    ).toBe('1 of 3 jobs\n\n| Type | Error |\n| --- | --- |\n| deploy_studio | no |\n')
  })

  test('keeps a cell in its cell: pipes, line breaks and backslashes', () => {
    expect(markdownCellOf('a|b')).toBe('a\\|b')
    expect(markdownCellOf('a\\|b')).toBe('a\\\\\\|b')
    expect(markdownCellOf(' one\r\n\ttwo\n\nthree ')).toBe('one two three')
  })

  test('shows what would be markup', () => {
    expect(markdownCellOf('`rm -rf`')).toBe('\\`rm -rf\\`')
    expect(markdownCellOf('<img src=x onerror=alert(1)>')).toBe('\\<img src=x onerror=alert(1)\\>')
    expect(markdownCellOf('![x](https://evil.example)')).toBe('\\!\\[x\\](https://evil.example)')
    expect(markdownCellOf('**bold** _it_ ~~no~~')).toBe('\\*\\*bold\\*\\* \\_it\\_ \\~\\~no\\~\\~')
  })

  test('leaves names readable', () => {
    expect(markdownCellOf('verify_backup of ns-1043 (2 / 3)')).toBe('verify_backup of ns-1043 (2 / 3)')
  })

  test('has the remark on one line, which is no heading', () => {
    expect(markdownOf({ header: ['a'], rows: [], remark: '# a\nb' })).toMatch(/^\\# a b\n\n\| a \|/)
  })
})

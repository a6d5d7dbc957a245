// The findings as a text for a terminal of 80 columns.
const WIDTH = 80

/** @param {import('./examine.mjs').Examination} examination */
export function asText({ console, auth, findings, unseen }) {
  const blocks = [
    `Console   ${console}\nIdentity  ${auth}`,
    ...findings.map(asBlock),
    summary(findings),
    ...(unseen.length > 0
      ? [['Not looked at:', ...unseen.map((part) => wrapped(part, '  ', '- '))].join('\n')]
      : []),
  ]
  return blocks.join('\n\n')
}

function asBlock({ id, danger, title, meaning, changes }, index) {
  const number = `${index + 1}. `
  const indent = ' '.repeat(number.length)
  return [
    wrapped(`${danger ? 'DANGER: ' : ''}${title} (${id})`, indent, number),
    '',
    wrapped(meaning, indent),
    ...changes.flatMap((change) => ['', asLines(change, indent)]),
  ].join('\n')
}

function asLines({ file, line, key, now, to, hint }, indent) {
  const rows = [
    ['Change', line === undefined ? file : `${file}:${line}`],
    ['', key],
    ...(now === undefined ? [] : [['Now', now]]),
    ['To', to],
    ...(hint === undefined ? [] : [['But', hint]]),
  ]
  return rows
    .map(([label, text]) => wrapped(text, `${indent}        `, `${indent}${label.padEnd(8)}`))
    .join('\n')
}

function summary(findings) {
  if (findings.length === 0) return 'Nothing is wrong with what could be looked at.'
  const dangers = findings.filter(({ danger }) => danger).length
  const counted = findings.length === 1 ? '1 finding' : `${findings.length} findings`
  const about = 'docs/guides/doctor.md explains each by the word in brackets.'
  return wrapped(`${counted}, ${dangers === 0 ? 'none' : dangers} dangerous. ${about}`, '')
}

/** A text in lines of the terminal's width; what has no space in it is never broken, so that it can be copied. */
function wrapped(text, indent, first = indent) {
  const lines = [first]
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    const isFresh = line.trim() === '' || (lines.length === 1 && line === first)
    if (isFresh) lines[lines.length - 1] = line + word
    else if (line.length + 1 + word.length <= WIDTH) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(indent + word)
  }
  return lines.join('\n')
}

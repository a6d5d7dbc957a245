// npm run references:check: comments and documents cite the product's behaviour by its section in docs/reference.
// Every number has to be a heading there, and a comment says its reason beside the number.
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const REFERENCE = 'docs/reference'
const READ = ['packages', 'e2e', 'scripts', '.storybook', 'openapi', 'deploy', 'docs']
const SKIPPED = new Set(['node_modules', 'dist', 'generated', 'pictures'])
const TEXT = /\.(ts|tsx|mjs|js|json|yaml|yml|md|mdx|html|css|sh)$/

/** A section by its number, unless the name of another document stands before it: RFC 6238 §5.2. */
const CITATION = /(RFC \d+ )?§ ?(\d+(?:\.\d+)*)/g
/** Names of documents that once stood before the number; the words may be broken over two lines of a comment. */
const OLD_SPELLING = /\b(?:contract|spec|specification)(?:['’]s)?,?[\s*/#]+(?:§|sections? \d)/gi
/** Fewer words than this beside a number, such as the name of a screen, are no reason. */
const WORDS_OF_A_REASON = 3

const BLOCK_COMMENT = /\/\*[^]*?\*\//g
// Not after a colon or quote: those two slashes belong to an address. Lines that follow each other are one comment.
const LINE_COMMENT = /(?<![:'"`])\/\/.*(?:\n[ \t]*\/\/.*)*/g
const HASH_COMMENT = /(?<=^|\s)#(?!!).*(?:\n[ \t]*#.*)*/gm

/**
 * The numbers of a document's headings: `## 8.11 Clusters` is '8.11'.
 *
 * @param {string} markdown
 * @returns {string[]}
 */
export function headingNumbers(markdown) {
  return Array.from(markdown.matchAll(/^#+ (\d+(?:\.\d+)*) /gm), ([, number]) => number)
}

/**
 * What is wrong with the citations in one file.
 *
 * @param {string} file its path, which also tells what a comment looks like
 * @param {string} text
 * @param {ReadonlySet<string>} headings the numbers that exist
 * @returns {string[]} one line each: `file:line message`
 */
export function complaintsAbout(file, text, headings) {
  const complaints = []
  const complain = (index, message) => {
    const line = text.slice(0, index).split('\n').length
    complaints.push({ line, text: `${file}:${line} ${message}` })
  }

  for (const { 0: cited, 1: otherDocument, 2: number, index } of text.matchAll(CITATION)) {
    if (!otherDocument && !headings.has(number)) complain(index, `${cited} is no heading of ${REFERENCE}`)
  }
  for (const { 0: cited, index } of text.matchAll(OLD_SPELLING)) {
    complain(
      index,
      `'${cited.replace(/[\s*/#]+/g, ' ')}…' names a document: the number alone cites ${REFERENCE}`,
    )
  }
  for (const comment of commentsOf(file)) {
    for (const { 0: said, index } of text.matchAll(comment)) {
      if (said.search(CITATION) !== -1 && wordsBesides(said) < WORDS_OF_A_REASON)
        complain(index, 'this comment is only a number: it says no reason')
    }
  }
  return complaints.sort((a, b) => a.line - b.line).map((complaint) => complaint.text)
}

function commentsOf(file) {
  if (/\.(ts|tsx|mjs|js|css)$/.test(file)) return [BLOCK_COMMENT, LINE_COMMENT]
  return /\.(yaml|yml|sh)$/.test(file) ? [HASH_COMMENT] : []
}

/** Words are what people read: neither numbers of sections nor addresses. */
const wordsBesides = (comment) =>
  comment
    .replace(/[*#]|\/\/|\/\*|\*\//g, ' ')
    .replace(CITATION, ' ')
    .split(/\s+/)
    .filter((word) => /^[^/]*\p{L}/u.test(word)).length

/** The files below a folder of the project, as paths with slashes. */
function* filesBelow(root, folder) {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const name = path.posix.join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!SKIPPED.has(entry.name)) yield* filesBelow(root, name)
    } else if (TEXT.test(entry.name)) yield name
  }
}

/**
 * Checks a whole checkout.
 *
 * @param {string} root
 * @returns {{ complaints: string[], headings: number }}
 */
export function checkReferences(root) {
  const present = new Set(readdirSync(root))
  const files = READ.filter((folder) => present.has(folder)).flatMap((folder) => [
    ...filesBelow(root, folder),
  ])
  const own = [...present].filter((name) => name.endsWith('.md'))
  const read = (file) => readFileSync(path.join(root, file), 'utf8')

  const complaints = []
  const headings = new Set()
  for (const file of files.filter((name) => name.startsWith(`${REFERENCE}/`))) {
    for (const number of headingNumbers(read(file))) {
      if (headings.has(number)) complaints.push(`${file} the heading ${number} is there twice`)
      headings.add(number)
    }
  }
  for (const file of [...files, ...own]) complaints.push(...complaintsAbout(file, read(file), headings))
  return { complaints, headings: headings.size }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { complaints, headings } = checkReferences(process.cwd())
  for (const complaint of complaints) console.error(complaint)
  if (headings === 0) console.error(`${REFERENCE} has no numbered heading`)
  else if (complaints.length === 0)
    console.log(`Every citation is one of the ${headings} headings of ${REFERENCE}`)
  process.exit(complaints.length === 0 && headings > 0 ? 0 : 1)
}

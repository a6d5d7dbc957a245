import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'

// The workflow files run where the repository is hosted. Here it is checked that the host would take them, and that what
// they run and watch is there.

const folder = '.github/workflows'
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

/** The errors that GitHub's own parser finds in a workflow file, and its jobs. */
async function read(name, content = readFileSync(`${folder}/${name}`, 'utf8')) {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter())
  const template = value && (await convertWorkflowTemplate(context, value))
  return { errors: context.errors.getErrors().map(({ message }) => message), template, content }
}

test('the parser finds what is wrong', async () => {
  const { errors } = await read(
    'wrong.yml',
    'on: pusch\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: ${{ nothing.here }}\n',
  )
  expect(errors).not.toEqual([])
})

describe.each(readdirSync(folder))('%s', (name) => {
  test('is a workflow without an error', async () => {
    const { errors, template } = await read(name)
    expect(errors).toEqual([])
    expect(template.jobs.length).toBeGreaterThan(0)
  })

  test('names npm scripts and files that are there, and actions by exact versions', async () => {
    const { content, template } = await read(name)
    const run = [...content.matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script)
    expect(run.filter((script) => !(script in scripts))).toEqual([])
    const paths = [...content.matchAll(/\b(?:deploy|e2e|packages|scripts|docs|\.github)\/[\w./-]*\w/g)].map(
      ([path]) => path,
    )
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
    const actions = [...content.matchAll(/uses: (\S+)/g)].map(([, action]) => action)
    for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+@v\d+\.\d+\.\d+$/)
    for (const { steps } of template.jobs) expect(steps.length).toBeGreaterThan(0)
  })
})

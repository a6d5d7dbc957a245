// Runs stages of scripts/stages.mjs: the heavy ones one after the other, and beside them, one at a time, the others with
// what the heavy ones leave idle. A stage that fails does not stop the others. At the end it says how long each took, what
// failed, what passed only at a second try and what was left out.
import { constants } from 'node:os'
import { runKeepingTail } from './stage.mjs'

/** Lines of a stage's output that are said again at the end: second tries, and what vitest, Playwright or node skipped. */
const REMARKS = /^(?:Flaky: |Left out: |[﹣↓] |- +\d+ .*\.(?:spec|kratos|firefox)\.ts|ok .* # SKIP)/

// oxlint-disable-next-line no-control-regex -- escape sequences are what is to be found
const COLOURS = /\u001b\[[0-9;]*m/g

/** The stages of these names with those that they need; without names, all stages. */
function chosen(stages, names) {
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name))
  if (unknown.length > 0) {
    console.error(
      `No stage is called ${unknown.join(', ')}; there are ${stages.map(({ name }) => name).join(', ')}.`,
    )
    process.exit(1)
  }
  const needed = new Set(names.flatMap((name) => stages.find((stage) => stage.name === name)?.needs ?? []))
  return names.length === 0 ? stages : stages.filter(({ name }) => names.includes(name) || needed.has(name))
}

/**
 * @param {import('./stages.mjs').Stage[]} stages
 * @param {string[]} names of those to run, all when empty
 * @returns {Promise<boolean>} whether every one of them passed
 */
export async function runStages(stages, names) {
  const begun = performance.now()
  const secondsSince = (time) => (performance.now() - time) / 1000
  const list = chosen(stages, names)
  /** Results by name, in the order of their ends. */
  const results = new Map()

  const runOne = async ({ name, command: [command, ...args], needs = [], heavy = false }, priority) => {
    const start = performance.now()
    const broken = needs.find((need) => results.get(need)?.outcome !== 'passed')
    if (broken) {
      results.set(name, {
        outcome: 'NOT RUN',
        seconds: 0,
        tail: `${broken} failed, which it needs.`,
        remarks: [],
      })
      return
    }
    if (heavy) console.log(`\n── ${name}`)
    const { code, tail, lines } = await runKeepingTail(command, args, { holdBack: !heavy, priority })
    const seconds = secondsSince(start)
    if (!heavy) console.log(`\n── ${name} (${seconds.toFixed(1)} s)\n${lines.join('\n').trimEnd()}`)
    const remarks = lines.map((line) => line.replace(COLOURS, '').trim()).filter((line) => REMARKS.test(line))
    results.set(name, { outcome: code === 0 ? 'passed' : 'FAILED', seconds, tail, remarks })
  }

  const isReady = ({ needs = [] }) => needs.every((need) => results.has(need))
  const waiting = new Set(list)
  const running = new Set()
  /** Runs one stage after the other until none is left: the heavy ones first, or, `beside` those, none of them. */
  const work = async ({ beside }) => {
    const priority = beside ? constants.priority.PRIORITY_LOW : undefined
    for (;;) {
      const mine = [...waiting].filter(({ heavy }) => !(heavy && beside))
      const ready = mine.filter(isReady)
      const next = ready.find(({ heavy }) => heavy) ?? ready[0]
      if (next) {
        waiting.delete(next)
        const run = runOne(next, priority).finally(() => running.delete(run))
        running.add(run)
        await run
      } else if (mine.length > 0) await Promise.race(running)
      else return
    }
  }
  await Promise.all([work({ beside: false }), work({ beside: true })])

  summarize(list, results, secondsSince(begun))
  return [...results.values()].every(({ outcome }) => outcome === 'passed')
}

/** Prints the end of a failed stage's output once more at the end of the run, where it is not missed in a long log. */
function summarize(list, results, total) {
  for (const { name } of list) {
    const { outcome, tail } = results.get(name)
    if (outcome !== 'passed') console.log(`\n── ${name} failed; the end of what it printed:\n${tail}`)
  }
  const remarks = [
    ...new Set(list.flatMap(({ name }) => results.get(name).remarks.map((line) => `${name}: ${line}`))),
  ]
  if (remarks.length > 0) console.log(`\n!! Flaky, skipped or left out:\n${remarks.join('\n')}`)

  console.log('\nstage          result   seconds')
  for (const { name } of list) {
    const { outcome, seconds } = results.get(name)
    console.log(`${name.padEnd(14)} ${outcome.padEnd(8)} ${seconds.toFixed(1).padStart(7)}`)
  }
  console.log(`${'by the clock'.padEnd(23)} ${total.toFixed(1).padStart(7)}\n`)
  const passed = list.filter(({ name }) => results.get(name).outcome === 'passed').length
  console.log(`Stages: ${passed} passed, ${list.length - passed} failed`)
}

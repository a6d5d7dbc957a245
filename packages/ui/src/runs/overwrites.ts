// What kinds of work change for good, by the verb that their names begin with.
const consequences: [verb: RegExp, words: (target: string) => string][] = [
  [
    /^(restore|roll ?back|reset)\b/,
    (target) => `The data of ${target} are overwritten by earlier ones. What was written since then is lost.`,
  ],
  [
    /^(move|migrate|relocate)\b/,
    (target) =>
      `${target} is moved: its data are written anew in another place, and those in the present one are deleted.`,
  ],
  [
    /^(delete|decommission|remove|purge)\b/,
    (target) => `What it deletes of ${target} cannot be brought back.`,
  ],
]

/**
 * What a job or workflow overwrites or deletes, judged by its name or its type, since platforms do not tell; undefined
 * where that says nothing of the kind.
 *
 * @param name as people read it ('Restore from backup') or as a job's type ('restore_backup')
 * @param target whose data they are, in a sentence: an e-mail address or a cluster's name
 */
export function overwrites(name: string, target: string): string | undefined {
  const words = name.toLowerCase().replaceAll('_', ' ').trim()
  return consequences.find(([verb]) => verb.test(words))?.[1](target)
}

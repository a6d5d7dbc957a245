/** What an address answered last. */
interface Answer {
  decode: unknown
  /** Kept from the second read on: most addresses are read once. */
  said?: { text: string; model: unknown }
}

/** The latest answers by their addresses, the one that was read longest ago first. */
const answers = new Map<string, Answer>()

/** So many addresses are remembered: more than a screen polls. */
const MOST = 16

/**
 * What an answer to a read means: where its text is the same as that of the read before, the model of then and the same
 * object. A list that is polled mostly says what it said, and comparing two texts costs next to nothing.
 *
 * @param decode tells that it is the same read; one that is another function each time is never found again
 * @param understand makes the model of the text
 */
export function sameAnswer<Model>(
  url: string,
  text: string,
  decode: (...answer: never[]) => Model,
  understand: () => Model,
): Model {
  const before = answers.get(url)
  const isAgain = before?.decode === decode
  const model = isAgain && before.said?.text === text ? (before.said.model as Model) : understand()
  answers.delete(url)
  answers.set(url, { decode, ...(isAgain && { said: { text, model } }) })
  for (const [longestAgo] of answers) {
    if (answers.size <= MOST) break
    answers.delete(longestAgo)
  }
  return model
}

/** Forgets what was answered: to be called when another person may be at the screen, as answers are about whom they were for. */
export function forgetAnswers(): void {
  answers.clear()
}

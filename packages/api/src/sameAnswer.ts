/** What an address answered last. */
interface Answer {
  decode: unknown
  /** Kept from the second read on, as most addresses are read once; of a page from the first, for its neighbours. */
  text?: string
  /** Kept from the second read on. */
  isRepeated?: boolean
  model?: unknown
}

/** The latest answers by their addresses, the one that was read longest ago first. */
const answers = new Map<string, Answer>()

/** So many addresses are remembered: more than a screen polls. */
const MOST = 16

/**
 * What an answer to a read means: where its text is the same as that of the read before, the model of then and the same
 * object. A list that is polled mostly says what it said, and comparing two texts costs next to nothing.
 *
 * @param page which page of a list it is, where it is one
 * @param decode tells that it is the same read; one that is another function each time is never found again
 * @param understand makes the model of the text; it is told whether the text is that of the page before or after as well
 */
export function sameAnswer<Model>(
  { url, page, text }: { url: string; page?: number; text: string },
  decode: (...answer: never[]) => Model,
  understand: (isRepeated: boolean) => Model,
): Model {
  const before = answers.get(url)
  const isAgain = before?.decode === decode
  const isRepeated =
    page !== undefined &&
    [page - 1, page + 1].some(
      (next) => answers.get(url.replace(`page=${page}`, `page=${next}`))?.text === text,
    )
  const isSame = isAgain && before.text === text && before.isRepeated === isRepeated
  const model = isSame ? (before.model as Model) : understand(isRepeated)
  answers.delete(url)
  answers.set(url, {
    decode,
    ...((isAgain || page) && { text }),
    ...(isAgain && { isRepeated, model }),
  })
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

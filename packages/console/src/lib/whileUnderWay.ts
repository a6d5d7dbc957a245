/** The same call, begun once at a time: whoever calls while it is under way is given its promise. */
export function whileUnderWay<Result>(call: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | undefined
  return () =>
    (underWay ??= call().finally(() => {
      underWay = undefined
    }))
}

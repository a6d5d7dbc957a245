type Args = Readonly<Record<string, unknown>>

/** What has come from the mocks since a story was first drawn, by the name of the arg. */
export class LiveArgs {
  #args: Args = {}
  readonly #listeners = new Set<() => void>()

  readonly get = (): Args => this.#args

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  set(name: string, value: unknown): void {
    this.#args = { ...this.#args, [name]: value }
    for (const listener of this.#listeners) listener()
  }
}

/** What is to be sent, one after another: what did not go stays first, until the line is back or somebody asks again. */
export class BucketRow<Bucketful> {
  #waiting: Bucketful[] = []
  #sending: Promise<void> | undefined
  #isBack = false

  add(bucketful: Bucketful): void {
    this.#waiting.push(bucketful)
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0
  }

  /** The first one has been counted. */
  went(): Bucketful | undefined {
    return this.#waiting.shift()
  }

  drop(): void {
    this.#waiting = []
  }

  /** @param send false where it did not go; otherwise it has been counted, or all have been dropped. */
  start(send: (bucketful: Bucketful) => Promise<boolean>): Promise<void> {
    this.#sending ??= this.#sendAll(send).finally(() => {
      this.#sending = undefined
    })
    return this.#sending
  }

  /** What is still out on the line that broke may not come back from it: then it is sent once more. */
  lineIsBack(send: (bucketful: Bucketful) => Promise<boolean>): void {
    this.#isBack = true
    if (!this.isEmpty) void this.start(send)
  }

  async #sendAll(send: (bucketful: Bucketful) => Promise<boolean>): Promise<void> {
    for (let first = this.#waiting[0]; first !== undefined; first = this.#waiting[0]) {
      this.#isBack = false
      if (!(await send(first)) && !this.#isBack) return
    }
  }
}

import { setImmediate } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { CompiledQuery } from 'kysely'

type Act<Tables, Result> = (transaction: Transaction<Tables>) => Promise<Result>

/** One caller's writing: where it ends, and for whom. */
interface Entry<Tables> {
  readonly act: Act<Tables, unknown>
  readonly resolve: (result: unknown) => void
  readonly reject: (fault: unknown) => void
}

/** How many share a commit, and for how long others may still come, in milliseconds. */
const usualLimits = { most: 16, longest: 5 }

const savepoint = CompiledQuery.raw('savepoint one_of_group')
const release = CompiledQuery.raw('release one_of_group')
const rollback = CompiledQuery.raw('rollback to one_of_group')

/**
 * Group commit: writings that come in one turn of the event loop share an SQLite transaction, and so one sync of the disk.
 * Each is undone alone when it fails, and answered only once the disk has all of them (decision 133).
 */
export class GroupCommit<Tables> {
  readonly #database: Kysely<Tables>
  readonly #isInTransaction: () => boolean
  readonly #waiting: Entry<Tables>[] = []
  readonly #limits: typeof usualLimits
  #isAtWork = false

  /** @param isInTransaction whether SQLite still has the transaction: a full disk makes it end one by itself. */
  constructor(database: Kysely<Tables>, isInTransaction: () => boolean, limits = usualLimits) {
    this.#database = database
    this.#isInTransaction = isInTransaction
    this.#limits = limits
  }

  /** @returns what `act` comes to, durable. @throws what it throws, or what kept the group from the disk. */
  writing<Result>(act: Act<Tables, Result>): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    this.#waiting.push({ act, resolve: resolve as Entry<Tables>['resolve'], reject })
    if (!this.#isAtWork) void this.#work()
    return promise
  }

  async #work(): Promise<void> {
    this.#isAtWork = true
    while (true) {
      // What has arrived together gets here within this turn of the event loop. The file is free meanwhile.
      await setImmediate()
      const first = this.#waiting.shift()
      if (first === undefined) break
      await this.#commitGroup(first)
    }
    this.#isAtWork = false
  }

  async #commitGroup(first: Entry<Tables>): Promise<void> {
    const group = [first]
    const settled: (() => void)[] = []
    const { most, longest } = this.#limits
    const ends = performance.now() + longest
    try {
      await this.#database.transaction().execute(async (transaction) => {
        // Before it stands nothing that a savepoint would keep.
        const result = await first.act(transaction)
        settled.push(() => first.resolve(result))
        while (group.length < most && performance.now() < ends) {
          const entry = this.#waiting.shift()
          if (entry === undefined) return
          group.push(entry)
          settled.push(await this.#add(transaction, entry))
        }
      })
    } catch (fault) {
      for (const { reject } of group) reject(fault)
      return
    }
    // Also those that were refused: what they were refused for is there to be read now.
    for (const settle of settled) settle()
  }

  /** @returns what tells the caller how it went. */
  async #add(transaction: Transaction<Tables>, { act, resolve, reject }: Entry<Tables>): Promise<() => void> {
    await transaction.executeQuery(savepoint)
    try {
      const result = await act(transaction)
      await transaction.executeQuery(release)
      return () => resolve(result)
    } catch (fault) {
      if (!this.#isInTransaction()) throw fault
      await transaction.executeQuery(rollback)
      await transaction.executeQuery(release)
      return () => reject(fault)
    }
  }
}

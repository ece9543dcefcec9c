/**
 * What a person has done and the server does not have yet: kept on the device in the order in which it was done, and sent
 * one after another as soon as there is a line. What happened around it, the lock between tabs and the sending itself are
 * handed in.
 */
import type { Failed, Refused } from '../requests/ask.ts'
import type { NewItem, OutboxItem } from './outbox-item.ts'
import { isUnsent } from './outbox-item.ts'
import type { OutboxStore } from './outbox-store.ts'

/** `later`: nobody who may send it is signed in, or what sends it has not come. `temporary`: it is no fault of the item. */
export type SendOutcome =
  | { readonly answered: unknown; readonly isTold: boolean }
  | { readonly later: true }
  | { readonly temporary: Refused<string> | Failed; readonly pauseSeconds?: number | undefined }
  | { readonly refused: Refused<string> }

export interface OutboxParts {
  readonly isAnythingKept: () => Promise<boolean>
  readonly openStore: () => Promise<OutboxStore>
  /** Who is signed in now; undefined while nobody is known to be. */
  readonly owner: () => string | undefined
  readonly send: (item: OutboxItem) => Promise<SendOutcome>
  /** Reads again what an item has changed. Never fails. */
  readonly refresh: (item: OutboxItem) => Promise<void>
  /** One tab of the device sends at a time. */
  readonly locked: (work: () => Promise<void>) => Promise<void>
  /** Other tabs look again at what is kept. */
  readonly tellOthers: () => void
}

/** Milliseconds: the first pause after a failure, and the longest that it grows to. */
const pauses = { first: 2000, longest: 60_000 }

export class Outbox {
  readonly #parts: OutboxParts
  readonly #listeners = new Set<() => void>()
  #store: Promise<OutboxStore> | undefined
  #isLasting = true
  #shown: readonly OutboxItem[] = []
  /** The server has them; they are shown until their effect has been read. */
  readonly #sent = new Map<number, OutboxItem>()
  /** Things whose next item waits for its pause to end. */
  readonly #pausing = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #sending: Promise<void> | undefined
  #isWantedAgain = false

  constructor(parts: OutboxParts) {
    this.#parts = parts
  }

  /** Of the person who is signed in, in the order in which they were put in; the same list until it changes. */
  readonly items = (): readonly OutboxItem[] => this.#shown

  /** Whether what is put in survives the page. */
  readonly isLasting = (): boolean => this.#isLasting

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Resolves once it is kept; it is sent as soon as it can be. */
  async add(item: NewItem): Promise<void> {
    const owner = this.#parts.owner()
    if (owner === undefined) throw new Error('Nobody is signed in')
    const store = await this.#opened()
    await store.add({
      ...item,
      ...{ owner, created: new Date().toISOString(), tries: 0, lastError: undefined, state: 'waiting' },
    })
    this.#isLasting = store.isLasting
    await this.#show()
    this.#parts.tellOthers()
    void this.flush()
  }

  /** What other tabs have put in or sent, or somebody else who has signed in, shows; and all that can be sent is. */
  async lookAgain(): Promise<void> {
    if (this.#store === undefined && !(await this.#parts.isAnythingKept())) return
    await this.#show()
    await this.flush()
  }

  /** Sends what waits, without any pause that has not ended. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#pausing.clear()
    return this.#flush()
  }

  /** The person wants a refused item to be sent once more. */
  async retry(seq: number): Promise<void> {
    await this.#change(seq, async (store, item) => await store.put({ ...item, state: 'waiting' }))
    await this.flush()
  }

  /** The person gives a refused item up, or has read what came of one. */
  async drop(seq: number): Promise<void> {
    await this.#change(seq, async (store) => await store.remove(seq))
    await this.flush()
  }

  #flush(): Promise<void> {
    this.#isWantedAgain = true
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined
      if (this.#isWantedAgain) void this.#flush()
    })
    return this.#sending
  }

  async #sendAll(): Promise<void> {
    while (this.#isWantedAgain) {
      this.#isWantedAgain = false
      if (this.#shown.some(({ state }) => state === 'waiting')) {
        await this.#parts.locked(() => this.#sendInOrder())
      }
    }
  }

  async #sendInOrder(): Promise<void> {
    while (true) {
      // Another tab may have sent it before this one had the lock.
      await this.#show()
      const next = this.#next()
      if (next === undefined || !(await this.#sendOne(next))) return
    }
  }

  /** One that was refused, or that pauses, holds back what was done later about the same thing. */
  #next(): OutboxItem | undefined {
    const held = new Set(this.#pausing)
    return this.#shown.filter(isUnsent).find(({ about, state }) => {
      if (state === 'waiting' && !held.has(about)) return true
      held.add(about)
      return false
    })
  }

  /** @returns whether the next one is worth a try now. */
  async #sendOne(item: OutboxItem): Promise<boolean> {
    const outcome = await this.#parts.send(item)
    if ('later' in outcome) return false
    const store = await this.#opened()
    if ('answered' in outcome) {
      await this.#wasSent(store, item, outcome)
      return true
    }
    const failure = 'refused' in outcome ? outcome.refused : outcome.temporary
    const state = 'refused' in outcome ? ('stopped' as const) : item.state
    const tried = { ...item, state, tries: item.tries + 1, lastError: failure }
    await store.put(tried)
    await this.#show()
    this.#parts.tellOthers()
    if ('refused' in outcome) {
      // What it was about may not be any more as the page shows it.
      void this.#parts.refresh(item)
      return true
    }
    this.#pause(tried, outcome.pauseSeconds)
    // What the server could not do with one, it may do with another; a broken line is broken for all.
    return 'failed' in failure && failure.failed === 'fault'
  }

  async #wasSent(
    store: OutboxStore,
    item: OutboxItem,
    { answered, isTold }: { readonly answered: unknown; readonly isTold: boolean },
  ): Promise<void> {
    if (isTold) await store.put({ ...item, state: 'told', answer: answered })
    else await store.remove(item.seq)
    await this.#effectOf({ ...item, state: 'sent', answer: answered })
    this.#parts.tellOthers()
  }

  /** What an item has done is shown by the item itself until it has been read from the server. */
  async #effectOf(item: OutboxItem): Promise<void> {
    this.#sent.set(item.seq, item)
    await this.#show()
    void this.#parts.refresh(item).then(() => {
      this.#sent.delete(item.seq)
      return this.#show()
    })
  }

  #pause({ about, tries }: OutboxItem, pauseSeconds: number | undefined): void {
    this.#pausing.add(about)
    const grown = Math.min(pauses.first * 2 ** (tries - 1), pauses.longest)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), pauseSeconds === undefined ? grown : pauseSeconds * 1000)
  }

  async #change(seq: number, write: (store: OutboxStore, item: OutboxItem) => Promise<void>): Promise<void> {
    const item = this.#shown.find((each) => each.seq === seq)
    if (item === undefined) return
    await write(await this.#opened(), item)
    await this.#show()
    this.#parts.tellOthers()
  }

  #opened(): Promise<OutboxStore> {
    this.#store ??= this.#parts.openStore().then((store) => {
      this.#isLasting = store.isLasting
      return store
    })
    return this.#store
  }

  async #show(): Promise<void> {
    const owner = this.#parts.owner()
    const kept = owner === undefined ? [] : await (await this.#opened()).all(owner)
    // Whoever signed in meanwhile sees the own items alone.
    if (owner !== this.#parts.owner()) return
    const before = this.#shown
    const sent = [...this.#sent.values()].filter((item) => item.owner === owner)
    const gone = new Set(sent.map(({ seq }) => seq))
    this.#shown = [...kept.filter(({ seq }) => !gone.has(seq)), ...sent].toSorted((one, other) => one.seq - other.seq)
    for (const listener of this.#listeners) listener()
    const there = new Set(this.#shown.map(({ seq }) => seq))
    const sentElsewhere = before.filter(
      (item) => item.owner === owner && item.state === 'waiting' && !there.has(item.seq),
    )
    for (const item of sentElsewhere) await this.#effectOf({ ...item, state: 'sent' })
  }
}

/** What waits to be sent, as it is kept on the device. The outbox knows neither what an item means nor who reads it. */
import type { Failed, Refused } from '../requests/ask.ts'

/** What an application puts in. */
export interface NewItem {
  /** A UUID of the item itself: its idempotency key, by which the server does it once. */
  readonly id: string
  /** Name of the call that sends it, such as `peatsale.commandLoad`. */
  readonly kind: string
  /** What it is about. Items about one thing are sent in order, and wait for one that was refused. */
  readonly about: string
  /** That thing in words for the person. */
  readonly label: string
  /** The input of the call. */
  readonly body: unknown
}

export interface OutboxItem extends NewItem {
  /** In the order in which they were put in, over all pages of the device. */
  readonly seq: number
  /** The person's id: nobody else on this device sees or sends it. */
  readonly owner: string
  /** ISO 8601 in UTC. */
  readonly created: string
  readonly tries: number
  readonly lastError: Refused<string> | Failed | undefined
  /**
   * `stopped`: the server refused it, and the person decides. `sent`: the server has it, and the page is reading its
   * effect. `told`: the server has it, and its answer is to be read by the person.
   */
  readonly state: 'waiting' | 'stopped' | 'sent' | 'told'
  /** Of an item that is `sent` or `told`. */
  readonly answer?: unknown
}

/** Still to be sent, by itself or when the person says so. */
export function isUnsent({ state }: Pick<OutboxItem, 'state'>): boolean {
  return state === 'waiting' || state === 'stopped'
}

/** A section of texts or a document: here from the start, or fetched once when somebody asks. */
import { announced, nextTry } from '../lazy-loading/loaded.ts'

export type Arrival<Texts> = {
  readonly fetch: () => Promise<Texts>
  readonly texts?: Texts
  underWay?: Promise<Texts>
}

export function here<Texts>(texts: Texts): Arrival<Texts> {
  return { fetch: async () => texts, texts }
}

export function fetched<Texts>(fetch: () => Promise<Texts>): Arrival<Texts> {
  return { fetch }
}

/**
 * The texts when they were here from the start; otherwise one and the same promise for everyone who asks, also after
 * it has been kept or broken: React draws a component that waited for it once more, and must find the same thing.
 */
export function textsOrPromise<Texts>(arrival: Arrival<Texts>): Texts | Promise<Texts> {
  if (arrival.texts !== undefined) return arrival.texts
  arrival.underWay ??= arrive(arrival)
  return arrival.underWay
}

function arrive<Texts>(arrival: Arrival<Texts>): Promise<Texts> {
  const promise = announced(arrival.fetch())
  // As React marks a promise it has read, so that texts fetched ahead are read without waiting.
  const mark = (value: Texts) => Object.assign(promise, { status: 'fulfilled', value })
  const forget = () => delete arrival.underWay
  promise.then(mark, () => setTimeout(forget, nextTry))
  return promise
}

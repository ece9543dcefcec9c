/** A component whose code comes when it is first drawn, or ahead of that. */
import type { ComponentType, LazyExoticComponent } from 'react'
import { lazy } from 'react'
import { announced, nextTry } from './loaded.ts'

export type LazyComponent<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fails where the network does; drawing it asks again. */
  readonly preload: () => Promise<void>
}

export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let arrived: ComponentType<Props> | undefined
  const fetch = async (): Promise<{ default: ComponentType<Props> }> => {
    arrived = await announced(load())
    return { default: arrived }
  }
  const part = lazy(() => (arrived === undefined ? fetch() : atOnce({ default: arrived })))
  return Object.assign(part, { preload: async () => void (arrived ?? (await fetch())) })
}

/** What React reads without waiting: a promise would draw the placeholder first, even one that is fulfilled. */
function atOnce<Value>(value: Value): Promise<Value> {
  // biome-ignore lint/suspicious/noThenProperty: React calls nothing else of it.
  const read = { then: (take: (value: Value) => void) => take(value) }
  return read as unknown as Promise<Value>
}

/** For a part that nobody asked for, and so nobody asks for again: until it has come it is fetched anew. */
export function untilItComes<Value>(load: () => Promise<Value>): () => Promise<Value> {
  return () => load().catch(() => new Promise((resolve) => setTimeout(resolve, nextTry)).then(untilItComes(load)))
}

/** What a test file has opened and not closed: files share a process, so it is over before the next file begins. */
const open = new Set<AsyncDisposable>()

export function opened(thing: AsyncDisposable): void {
  open.add(thing)
}

export function closed(thing: AsyncDisposable): void {
  open.delete(thing)
}

/** Each once, the one opened last first. */
export async function closeLeftOpen(): Promise<void> {
  for (const thing of [...open].reverse()) {
    open.delete(thing)
    await thing[Symbol.asyncDispose]()
  }
}

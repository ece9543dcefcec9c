export interface Rounds {
  /** @returns when the act has run that this asked for. */
  request(): Promise<void>
  /** The last one asked for. */
  last(): Promise<void>
}

/** Runs the act again after the one that runs now, however often it is asked for meanwhile. */
export function oneAtATime(act: () => Promise<void>, failed: (fault: unknown) => void): Rounds {
  let last = Promise.resolve()
  let isLinedUp = false
  const start = () => {
    isLinedUp = false
    return act()
  }
  return {
    request: () => {
      if (!isLinedUp) {
        isLinedUp = true
        last = last.then(start).catch(failed)
      }
      return last
    },
    last: () => last,
  }
}

/** Papers are drawn one at a time for everybody: of one person one is in that queue, and the others wait in a queue of the person's own. */
const waitingMost = 8

export interface OwnTurns {
  /** @returns undefined while too many of the person's own wait. */
  take<Result>(person: string, act: () => Promise<Result>): Promise<Result> | undefined
}

export function ownTurns(): OwnTurns {
  const queues = new Map<string, { waiting: number; last: Promise<unknown> }>()
  return {
    take: (person, act) => {
      const queue = queues.get(person) ?? { waiting: 0, last: Promise.resolve() }
      if (queue.waiting >= waitingMost) return undefined
      queue.waiting++
      const result = queue.last.then(act)
      queue.last = result
        .catch(() => undefined)
        .finally(() => {
          queue.waiting--
          if (queue.waiting === 0) queues.delete(person)
        })
      queues.set(person, queue)
      return result
    },
  }
}

/** Documents are drawn one at a time for everybody. Each person has one place in that queue and waits in a queue of his or her own. */
const mostWaiting = 8

export interface PersonalQueues {
  /** @returns undefined while too many of the person's own requests wait. */
  take<Result>(person: string, act: () => Promise<Result>): Promise<Result> | undefined
}

export function personalQueues(): PersonalQueues {
  const queues = new Map<string, { waiting: number; last: Promise<unknown> }>()
  return {
    take: (person, act) => {
      const queue = queues.get(person) ?? { waiting: 0, last: Promise.resolve() }
      if (queue.waiting >= mostWaiting) return undefined
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

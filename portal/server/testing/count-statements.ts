/** How many statements the process sends to its database, of either engine, while something is done. */
import { StatementSync } from 'node:sqlite'
import pg from 'pg'
import { vi } from 'vitest'

/**
 * The least of several times, since jobs of the portal send statements of their own now and then.
 * @param act is given the number of the time, from 0
 */
export async function countStatements(times: number, act: (time: number) => Promise<unknown>): Promise<number> {
  const counts: number[] = []
  for (let time = 0; time < times; time++) {
    const spies = [
      vi.spyOn(StatementSync.prototype, 'all'),
      vi.spyOn(StatementSync.prototype, 'run'),
      vi.spyOn(pg.Client.prototype, 'query'),
    ]
    await act(time)
    counts.push(spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0))
    for (const spy of spies) spy.mockRestore()
  }
  return Math.min(...counts)
}

import { Readable } from 'node:stream'
import type { Account } from '../accounts/account.ts'

/** What a list of people or events is narrowed by. */
const decisive = ['usertype', 'company', 'carrier', 'groups', 'transportadmin'] as const satisfies (keyof Account)[]

export function hasSameRights(before: Account, now: Account): boolean {
  return decisive.every((name) => JSON.stringify(before[name]) === JSON.stringify(now[name]))
}

/**
 * The file piece by piece, each only after the check. Where it throws, the connection is cut: a download that stops so has
 * visibly failed, and what has come of it cannot be taken for the whole (R11).
 */
export function fileWhileAllowed(file: Readable, check: () => Promise<void>): Readable {
  return Readable.from(checked(file, check))
}

async function* checked(file: Readable, check: () => Promise<void>): AsyncGenerator<unknown> {
  for await (const piece of file) {
    await check()
    yield piece
  }
}

import { cpus } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

/** argon2id at the parameters of security.md 4.6; an older hash is renewed at the next sign-in (R23). */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const
const currentPrefix = '$argon2id$v=19$m=19456,t=2,p=1$'
const waitingMost = 64
/** Of one client, hashed or waiting, so that nobody fills the queue alone (security.md 4.6). */
const mostOfClient = 4

/** Hashing is the one expensive act here: two at a time, a bounded queue with few places for one client, then a refusal (R25). */
export interface PasswordHasher {
  hash(password: string, client?: string): Promise<string>
  /** With `undefined` (no such account, or a voided password) the same work is done and the answer is false (R26). */
  verify(stored: string | undefined, password: string, client?: string): Promise<boolean>
  isOutdated(stored: string): boolean
}

export class HasherBusy extends Error {}

/** What was counted for a password that nobody came to look at is taken back. */
export async function unlessBusy<Result>(act: () => Promise<Result>, takeBack: () => Promise<void>): Promise<Result> {
  try {
    return await act()
  } catch (fault) {
    if (fault instanceof HasherBusy) await takeBack()
    throw fault
  }
}

export async function passwordHasher(bounded = true): Promise<PasswordHasher> {
  const dummy = await hash('nobody has this password', parameters)
  const inTurn = turns(Math.min(2, cpus().length))
  const withinPlaces = places(bounded ? mostOfClient : Number.POSITIVE_INFINITY)
  return {
    hash: (password, client) => withinPlaces(client, () => inTurn(() => hash(password, parameters))),
    verify: async (stored, password, client) => {
      const fits = await withinPlaces(client, () => inTurn(() => verify(stored ?? dummy, password)))
      return stored !== undefined && fits
    },
    isOutdated: (stored) => !stored.startsWith(currentPrefix),
  }
}

function places(most: number): <Result>(client: string | undefined, act: () => Promise<Result>) => Promise<Result> {
  const taken = new Map<string, number>()
  return async (client, act) => {
    if (client === undefined) return act()
    const others = taken.get(client) ?? 0
    if (others >= most) throw new HasherBusy('too many passwords of one client are being checked')
    taken.set(client, others + 1)
    try {
      return await act()
    } finally {
      const left = (taken.get(client) ?? 1) - 1
      if (left > 0) taken.set(client, left)
      else taken.delete(client)
    }
  }
}

function turns(atOnce: number): <Result>(act: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (act) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMost) throw new HasherBusy('too many passwords are being checked')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running++
    }
    try {
      return await act()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

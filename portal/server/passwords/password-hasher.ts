import { cpus } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

/** argon2id at the parameters of security.md 4.6; an older hash is renewed at the next sign-in (R23). */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const
const currentPrefix = '$argon2id$v=19$m=19456,t=2,p=1$'
const waitingMost = 64

/** Hashing is the one expensive act here: two at a time, a bounded queue, then a refusal (R25). */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** With `undefined` (no such account, or a voided password) the same work is done and the answer is false (R26). */
  verify(stored: string | undefined, password: string): Promise<boolean>
  isOutdated(stored: string): boolean
}

export class HasherBusy extends Error {}

export async function passwordHasher(atOnce = Math.min(2, cpus().length)): Promise<PasswordHasher> {
  const dummy = await hash('nobody has this password', parameters)
  const inTurn = turns(atOnce)
  return {
    hash: (password) => inTurn(() => hash(password, parameters)),
    verify: async (stored, password) => {
      const fits = await inTurn(() => verify(stored ?? dummy, password))
      return stored !== undefined && fits
    },
    isOutdated: (stored) => !stored.startsWith(currentPrefix),
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

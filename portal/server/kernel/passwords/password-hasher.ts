import { cpus } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { passwordForm } from '../../../contract/own.ts'

/** argon2id at the parameters of security.md 4.6; an older hash is renewed at the next sign-in (R23). */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const
const currentPrefix = '$argon2id$v=19$m=19456,t=2,p=1$'
const waitingMost = 64

/** Hashing is the one expensive act here: two at a time, a bounded queue that is shared fairly, then a refusal (R25). */
export interface PasswordHasher {
  hash(password: string, client?: string): Promise<string>
  /** With `undefined` (no such account, or a voided password) the same work is done and the answer is false (R26). */
  verify(stored: string | undefined, password: string, client?: string): Promise<boolean>
  /** Whether a hash that the password fits is of older parameters, or was made before passwords had one form. */
  isOutdated(stored: string, password: string, client?: string): Promise<boolean>
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

let dummy: Promise<string> | undefined

/** What a password for no account is compared with: made once, and no start waits for it. */
function dummyHash(): Promise<string> {
  dummy ??= hash('nobody has this password', parameters)
  return dummy
}

export function passwordHasher(): PasswordHasher {
  const ofNobody = dummyHash()
  const inTurn = turns(Math.min(2, cpus().length))
  return {
    hash: (password, client = '') => inTurn(client, () => hash(passwordForm(password), parameters)),
    verify: async (stored, password, client = '') => {
      const fits = await inTurn(client, async () => fitsSomeForm(stored ?? (await ofNobody), password))
      return stored !== undefined && fits
    },
    isOutdated: async (stored, password, client = '') => {
      if (!stored.startsWith(currentPrefix)) return true
      if (formsOf(password).length === 1) return false
      return !(await inTurn(client, () => verify(stored, passwordForm(password))))
    },
  }
}

/** Hashes of before were made of what was typed: composed on one system, decomposed on another. */
function formsOf(password: string): readonly string[] {
  return [...new Set([passwordForm(password), password, password.normalize('NFC'), password.normalize('NFD')])]
}

async function fitsSomeForm(stored: string, password: string): Promise<boolean> {
  for (const form of formsOf(password)) if (await verify(stored, form)) return true
  return false
}

/**
 * Turns go around among the clients that wait, and a full queue lets somebody in at the cost of whoever has the most
 * in it: one client alone may use every place, but takes none from the others (security.md 4.6).
 */
function turns(atOnce: number): <Result>(client: string, act: () => Promise<Result>) => Promise<Result> {
  let running = 0
  let waiting = 0
  /** Who waits, by client, in the order in which the clients come next. */
  const lines = new Map<string, Waiter[]>()
  const enqueue = (client: string, waiter: Waiter) => {
    const own = lines.get(client) ?? []
    if (waiting < waitingMost) {
      waiting++
    } else {
      const longest = [...lines.values()].reduce((long, line) => (line.length > long.length ? line : long), own)
      if (longest.length <= own.length + 1) throw new HasherBusy('too many passwords are being checked')
      longest.pop()?.refuse(new HasherBusy('others wait for fewer passwords'))
    }
    own.push(waiter)
    lines.set(client, own)
  }
  const callNext = () => {
    const [next] = lines
    if (!next) {
      running--
      return
    }
    const [client, line] = next
    waiting--
    lines.delete(client)
    const waiter = line.shift()
    if (line.length > 0) lines.set(client, line)
    waiter?.start()
  }
  return async (client, act) => {
    if (running < atOnce) running++
    else await new Promise<void>((start, refuse) => enqueue(client, { start, refuse }))
    try {
      return await act()
    } finally {
      callNext()
    }
  }
}

interface Waiter {
  readonly start: () => void
  readonly refuse: (fault: HasherBusy) => void
}

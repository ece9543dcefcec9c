/** A filled database with the portal and the bare limit beside each other on it, kept for all goals of a run that ask for the same. */
import type { Child } from './children.ts'
import { startChild } from './children.ts'
import type { FilledPlace, Visitor } from './filled-place.ts'
import { filledPlace } from './filled-place.ts'
import { freshDatabase } from './postgres.ts'
import { scaled } from './scale.ts'

export type Engine = 'SQLite' | 'PostgreSQL'

/** `unlimited`: without the pace that one session may call at, for calls that few people may make. */
export type Mode = 'production' | 'unlimited'

export interface Stage {
  readonly place: FilledPlace
  readonly own: Child
  readonly limit: Child
  /** People without administrative rights, signed in. */
  readonly customers: readonly Visitor[]
  /** Superadmins, signed in. */
  readonly superadmins: readonly Visitor[]
}

const limits = { SQLite: 'tools/bench/limit/bare-sqlite.ts', PostgreSQL: 'tools/bench/limit/bare-postgres.ts' }
export const modes = { production: {}, unlimited: { PORTAL_MODE: 'demo', RATE_LIMITS: 'off' } }

const open = new Map<string, Promise<Stage>>()
export const closing = new AsyncDisposableStack()

export function stage(engine: Engine, people: number, mode: Mode): Promise<Stage> {
  const name = `${engine} ${people} ${mode}`
  const known = open.get(name) ?? openStage(engine, people, mode)
  open.set(name, known)
  return known
}

export async function closeStages(): Promise<void> {
  await closing.disposeAsync()
}

async function openStage(engine: Engine, people: number, mode: Mode): Promise<Stage> {
  const databaseUrl = engine === 'PostgreSQL' ? await freshDatabase() : ''
  const place = closing.use(await filledPlace(scaled(people, 1100), databaseUrl, mode === 'unlimited'))
  const env = { ...place.env, ...modes[mode] }
  const own = closing.use(await startChild('assembly/server/built.mjs', env))
  const limit = closing.use(await startChild(limits[engine], env))
  const customers = place.visitors.filter(({ rank }) => rank === 'customer')
  const superadmins = place.visitors.filter(({ rank }) => rank === 'superadmin')
  return { place, own, limit, customers, superadmins }
}

/** One after the other, round and round. */
export function inTurn<Item>(items: readonly Item[]): () => Item {
  let turn = 0
  return () => {
    const item = items[turn++ % items.length]
    if (item === undefined) throw new Error('There is nobody to take turns')
    return item
  }
}

/** Kuivikemyynti with its bare limit beside it, kept for all goals of a run. */
import type { Child } from '../children.ts'
import { startChild } from '../children.ts'
import type { Place } from '../filled-place.ts'
import { freshDatabase } from '../postgres.ts'
import type { Engine } from '../stage.ts'
import { closing, modes } from '../stage.ts'
import type { PeatFilled } from './peatsale-place.ts'
import { peatsalePlace } from './peatsale-place.ts'

export interface PeatStage {
  readonly place: Place
  readonly filled: PeatFilled
  readonly own: Child
  readonly limit: Child
}

const open = new Map<Engine, Promise<PeatStage>>()

export function peatsaleStage(engine: Engine): Promise<PeatStage> {
  const known = open.get(engine) ?? openStage(engine)
  open.set(engine, known)
  return known
}

async function openStage(engine: Engine): Promise<PeatStage> {
  const place = closing.use(await peatsalePlace(engine === 'PostgreSQL' ? await freshDatabase() : ''))
  const env = { ...place.env, ...modes.unlimited }
  const own = closing.use(await startChild('assembly/server/built.mjs', env))
  const limit = closing.use(await startChild('tools/bench/limit/bare-peatsale.ts', env))
  return { place, filled: place.filled, own, limit }
}

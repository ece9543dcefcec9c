import type { Host } from '@workspace/portal/server'
import type { PeatReader } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'

/** What a load's details are read with. */
export interface DetailReading {
  readonly host: Host
  readonly reader: PeatReader
  readonly actor: PeatActor
  readonly now: Date
}

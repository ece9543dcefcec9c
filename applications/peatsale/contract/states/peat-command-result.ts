import type * as z from 'zod/mini'
import type { PeatRefusal } from '../peat-refusals.ts'
import { peatRefusals } from '../peat-refusals.ts'
import { commandResult } from './command-result.ts'
import { flags } from './flags.ts'

/** The answers to commands on orders or loads. */
export function peatCommandResult<State extends z.ZodMiniType>(state: State) {
  return commandResult({ refusals: Object.keys(peatRefusals) as PeatRefusal[], flags, state })
}

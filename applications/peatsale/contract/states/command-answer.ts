/** How a command is answered, alone or in a batch (2.8): the same event gets the same answer every time. */
import * as z from 'zod/mini'
import { Uuid } from '../fields/ids.ts'
import type { PeatRefusal } from '../peat-refusals.ts'
import { peatRefusals } from '../peat-refusals.ts'
import { flags } from './flags.ts'

/** Every refusal that a command may meet. */
export const commandRefusals = [...(Object.keys(peatRefusals) as PeatRefusal[]), 'modified_elsewhere'] as const

/** `state` is `gone` of a draft that was deleted. */
export function commandAnswer<State extends z.ZodMiniType>(state: State) {
  return {
    event: Uuid,
    result: z.enum(['applied', 'flagged']),
    flag: z.nullable(z.enum(flags)),
    state: z.union([state, z.literal('gone')]),
    version: z.int(),
  }
}

/** One event of a batch: what it came to, or why not. */
export function SyncResult<State extends z.ZodMiniType>(state: State) {
  return z.union([
    z.strictObject({
      id: Uuid,
      result: z.enum(['applied', 'flagged']),
      flag: z.nullable(z.enum(flags)),
      state: z.union([state, z.literal('gone')]),
      version: z.int(),
    }),
    z.strictObject({
      id: Uuid,
      result: z.literal('refused'),
      code: z.string(),
      fields: z.array(z.string()),
      /** As it stands now; null where the sender may not see it. */
      state: z.nullable(state),
      version: z.nullable(z.int()),
    }),
  ])
}

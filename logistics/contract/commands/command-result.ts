/** The answer to a command, alone or in a batch (2.8): the same event gets the same answer every time. */
import { Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'

/** The schemas of what a command is answered; `state` is `gone` for a record that the command deleted. */
export function commandResult<Refusal extends string, const Flag extends string, State extends z.ZodMiniType>({
  refusals,
  flags,
  state,
}: {
  readonly refusals: readonly Refusal[]
  readonly flags: readonly Flag[]
  readonly state: State
}) {
  const accepted = {
    result: z.enum(['applied', 'flagged']),
    flag: z.nullable(z.enum(flags)),
    state: z.union([state, z.literal('gone')]),
    version: z.int(),
  }
  return {
    /** Every refusal that a command may get. */
    refusals: [...refusals, 'modified_elsewhere'] as const,
    alone: { event: Uuid, ...accepted },
    /** One event of a batch: accepted, or why it is refused. */
    inBatch: z.union([
      z.strictObject({ id: Uuid, ...accepted }),
      z.strictObject({
        id: Uuid,
        result: z.literal('refused'),
        code: z.string(),
        fields: z.array(z.string()),
        /** The current state; null where the sender may not see the record. */
        state: z.nullable(state),
        version: z.nullable(z.int()),
      }),
    ]),
  }
}

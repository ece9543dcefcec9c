/** Events that a device has collected: each gets the answer that it would get alone, all in one transaction (2.8). */

import type { NoTables } from '@workspace/portal/server'
import type { Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { AnyActor, CommandIssuer } from './aggregate.ts'
import type { Applied, CommandHandler } from './apply-event.ts'
import type { SentEvent } from './event-log.ts'

/** An aggregate in a batch: the schema of its events, its commands, and which records are its own. */
export interface BatchPart<State extends string, Flag extends string, E extends SentEvent, Actor extends AnyActor> {
  readonly schema: z.ZodMiniType<E>
  readonly commands: CommandHandler<State, Flag, E, Actor>
  owns(reader: Kysely<NoTables>, id: string): Promise<boolean>
}

/** A part without the type of its events. */
export interface BatchAggregate<State extends string, Flag extends string, Actor extends AnyActor> {
  owns(reader: Kysely<NoTables>, id: string): Promise<boolean>
  /** Undefined where the event is none of this aggregate's. */
  commandOf(
    event: SentEvent,
  ): ((transaction: Transaction<NoTables>, issuer: CommandIssuer<Actor>) => Promise<Applied<State, Flag>>) | undefined
}

export function inBatch<State extends string, Flag extends string, E extends SentEvent, Actor extends AnyActor>({
  schema,
  commands,
  owns,
}: BatchPart<State, Flag, E, Actor>): BatchAggregate<State, Flag, Actor> {
  return {
    owns,
    commandOf: (sent) => {
      const { data: event } = schema.safeParse(sent)
      return event && ((transaction, issuer) => commands.apply(transaction, { issuer, event }))
    },
  }
}

/** Aggregates may have commands of the same name: the first one in the list that owns the record gets the event. */
export async function applyBatch<State extends string, Flag extends string, Actor extends AnyActor>(
  aggregates: readonly BatchAggregate<State, Flag, Actor>[],
  transaction: Transaction<NoTables>,
  { issuer, events }: { readonly issuer: CommandIssuer<Actor>; readonly events: readonly SentEvent[] },
) {
  const results = []
  for (const event of events) {
    const owner = await ownerOf(aggregates, transaction, event.of)
    const command = owner?.commandOf(event)
    const applied = command ? await command(transaction, issuer) : misplaced(aggregates, owner, event)
    results.push(resultOf(event.id, applied))
  }
  return results
}

async function ownerOf<Part extends { owns(reader: Kysely<NoTables>, id: string): Promise<boolean> }>(
  aggregates: readonly Part[],
  transaction: Transaction<NoTables>,
  id: string,
): Promise<Part | undefined> {
  for (const aggregate of aggregates) if (await aggregate.owns(transaction, id)) return aggregate
  return undefined
}

const unknown = { refused: 'not_found', fields: [], current: null } as const
const unfit = { refused: 'invalid_input', fields: ['kind'], current: null } as const

/** An unknown id and another company's record get the same answer, so ids cannot be probed. */
function misplaced<Part extends { commandOf(event: SentEvent): unknown }>(
  aggregates: readonly Part[],
  owner: Part | undefined,
  event: SentEvent,
): typeof unknown | typeof unfit {
  return aggregates.some((aggregate) => aggregate !== owner && aggregate.commandOf(event) !== undefined)
    ? unknown
    : unfit
}

function resultOf<State extends string, Flag extends string>(id: string, outcome: Applied<State, Flag>) {
  if (!('refused' in outcome)) {
    const { result, flag, state, version } = outcome
    return { id, result, flag, state, version }
  }
  const { refused: code, fields, current } = outcome
  return {
    id,
    result: 'refused' as const,
    code,
    fields: [...fields],
    state: current?.state ?? null,
    version: current?.version ?? null,
  }
}

/** Who of a carrier is written to about a load that came, moved or went (5.6): dispatchers and the driver, never the issuer. */
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatIssuer } from '../events/peat-events.ts'
import type { CrewLetter } from '../letters/load-letters.ts'
import { mailLoadMoved, mailToCrew } from '../letters/load-letters.ts'
import type { AcceptedLoadCommand } from './load-context.ts'

interface Crew {
  readonly carriers: readonly (string | null)[]
  readonly drivers: readonly (string | null)[]
}

/** What the command has changed is compared with the load as it is stored now. */
export async function tellCrew(transaction: PeatTransaction, done: AcceptedLoadCommand): Promise<void> {
  const { load: before, event } = done
  const own = ownTables(transaction)
  const after = await own.selectFrom('peatsale_load').selectAll().where('id', '=', before.id).executeTakeFirstOrThrow()
  const gone = {
    carriers: before.carrier === after.carrier ? [] : [before.carrier],
    drivers: before.driver === after.driver ? [] : [before.driver],
  }
  const come = {
    carriers: before.carrier === after.carrier ? [] : [after.carrier],
    drivers: before.driver === after.driver ? [] : [after.driver],
  }
  switch (event.kind) {
    case 'offer':
      return await tell(transaction, done, 'load_offered', {
        carriers: await offeredTo(transaction, before.id),
        drivers: [],
      })
    case 'unassign':
      return await tell(transaction, done, 'load_taken_back', gone)
    case 'cancel':
      return await tell(transaction, done, 'load_cancelled', { carriers: [before.carrier], drivers: [before.driver] })
    case 'assign':
    case 'reassign':
    case 'setCrew':
      await tell(transaction, done, 'load_reassigned', gone)
      return await tell(transaction, done, 'load_assigned', come)
    case 'change':
    case 'reschedule':
      return await tellMoved(transaction, done, after)
    default:
  }
}

/** Loads that their order has moved or changed; its customer is written to about the order. */
export async function tellCrewsOfMoved(
  transaction: PeatTransaction,
  { host, now, actor }: PeatIssuer,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const own = ownTables(transaction)
  const loads = own.selectFrom('peatsale_load').select(['id', 'carrier', 'driver', 'state'])
  const moved = await loads
    .where('id', 'in', ids)
    .where('state', 'in', ['open', 'assigned'])
    .orderBy('number')
    .execute()
  for (const { id: load, carrier, driver, state } of moved) {
    const carriers = state === 'open' ? await offeredTo(transaction, load) : [carrier]
    const sent = { host, now, load, letter: 'load_moved', carriers, drivers: [driver], by: actor.id } as const
    await mailToCrew(transaction, sent)
  }
}

type Stored = Pick<AcceptedLoadCommand['load'], 'week' | 'day' | 'slot_from' | 'swamp' | 'carrier' | 'driver' | 'state'>

/** The customer is written to when a week, or a day that had been given, is another one now. */
async function tellMoved(transaction: PeatTransaction, done: AcceptedLoadCommand, after: Stored): Promise<void> {
  const { load: before, issuer } = done
  const isSame = (['week', 'day', 'slot_from', 'swamp'] as const).every((column) => before[column] === after[column])
  if (isSame) return
  const carriers = after.state === 'open' ? await offeredTo(transaction, before.id) : [after.carrier]
  await tell(transaction, done, 'load_moved', { carriers, drivers: [after.driver] })
  const isOtherDay = before.day !== '' && before.day !== after.day
  if (before.week === after.week && !isOtherDay) return
  await mailLoadMoved(transaction, { host: issuer.host, now: issuer.now, by: issuer.actor.id, load: before.id })
}

async function tell(
  transaction: PeatTransaction,
  { load, event, issuer }: AcceptedLoadCommand,
  ...[letter, { carriers, drivers }]: readonly [letter: CrewLetter, crew: Crew]
): Promise<void> {
  const words = 'reason' in event.data ? (event.data.reason ?? '') : ''
  const { host, now, actor } = issuer
  await mailToCrew(transaction, { host, now, letter, load: load.id, carriers, drivers, words, by: actor.id })
}

async function offeredTo(transaction: PeatTransaction, load: string): Promise<readonly string[]> {
  const offers = ownTables(transaction).selectFrom('peatsale_load_offer').select('carrier').where('load_id', '=', load)
  return (await offers.orderBy('carrier').execute()).map(({ carrier }) => carrier)
}

/** What the commands of a load are decided by: the load, its lines, its order and the issuer's roles. */
import type { CommandContext, Decision } from '@workspace/logistics/server'
import { reportedTime } from '@workspace/logistics/server'
import type { Selectable } from 'kysely'
import type { LoadEvent } from '../../contract/loads/load-event.ts'
import type { LoadWords } from '../../contract/states/load-machine.ts'
import { loadMachine } from '../../contract/states/load-machine.ts'
import type { LoadState } from '../../contract/states/load-states.ts'
import type { PeatReader, PeatTables, PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatCommand } from '../events/peat-events.ts'
import { loadRolesOf } from '../rights/load-roles.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import type { StoredLoad } from './load-names.ts'
import { relationTo, storedLoad } from './stored-load.ts'

type StoredOrder = Selectable<PeatTables['peatsale_order']>
type OrderLine = Selectable<PeatTables['peatsale_order_line']>
export type StoredSeller = Selectable<PeatTables['peatsale_seller']>

/** A line with its product's volume and mass. */
export type FactLine = Selectable<PeatTables['peatsale_load_line']> & {
  readonly code: string
  readonly product_kind: string
  readonly m3_per_unit: number
  readonly kg_per_m3: number
}

export interface LoadContext extends CommandContext<LoadWords, LoadEvent, PeatActor> {
  readonly load: StoredLoad
  readonly lines: readonly FactLine[]
  readonly order: StoredOrder
  readonly orderLines: readonly OrderLine[]
  readonly seller: StoredSeller
  /** The device's time is impossible; `at` is the server's. */
  readonly isClockWrong: boolean
  /** The load was offered to the issuer's carrier, even if the offer has ended. */
  readonly wasOffered: boolean
}

/** A command on a load that has been accepted. */
export type AcceptedLoadCommand = LoadContext & Decision<LoadWords>

/** Locks the order before the load: every transaction locks in this order. */
export async function loadContext(
  transaction: PeatTransaction,
  sent: PeatCommand<LoadEvent>,
): Promise<LoadContext | undefined> {
  const { issuer, event } = sent
  const order = await lockOrderOf(transaction, event.of)
  const load = order && (await storedLoad(transaction, event.of))
  if (!order || !load) return undefined
  const own = ownTables(transaction)
  const [lines, orderLines, seller] = [
    await factLines(transaction, load.id),
    await own.selectFrom('peatsale_order_line').selectAll().where('order_id', '=', order.id).execute(),
    await own.selectFrom('peatsale_seller').selectAll().where('id', '=', load.seller).executeTakeFirstOrThrow(),
  ]
  const ties = await relationTo({ reader: transaction, actor: issuer.actor, now: issuer.now }, load)
  const ordered = order.submitted_at ?? order.created_at
  const isPhysical = loadMachine.kinds[event.kind] === 'physical'
  const earlier = [ordered, ...(before[event.kind] ?? []).flatMap((step) => load[step] ?? [])]
  const { at, isWrong } = reportedTime({ deviceTime: event.deviceTime, isPhysical, now: issuer.now, earlier })
  return {
    ...{ reader: transaction, ...sent, at, isClockWrong: isWrong, load, lines, order, orderLines, seller },
    state: load.state as LoadState,
    version: load.version,
    roles: loadRolesOf(issuer.actor, load, ties),
    wasOffered: event.kind === 'claim' && (await isOfferedTo(transaction, load.id, issuer.actor.carrier)),
  }
}

export async function factLines(reader: PeatReader, load: string): Promise<FactLine[]> {
  return await ownTables(reader)
    .selectFrom('peatsale_load_line')
    .innerJoin('peatsale_product', 'peatsale_product.id', 'peatsale_load_line.product')
    .selectAll('peatsale_load_line')
    .select(['code', 'peatsale_product.kind as product_kind', 'm3_per_unit', 'kg_per_m3'])
    .where('load_id', '=', load)
    .orderBy('position')
    .execute()
}

/** Locks the order of a load until the transaction ends: the update changes nothing. */
export async function lockOrderOf(transaction: PeatTransaction, load: string): Promise<StoredOrder | undefined> {
  const own = ownTables(transaction)
  const of = own.selectFrom('peatsale_load').select('order_id').where('id', '=', load)
  return await own
    .updateTable('peatsale_order')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', 'in', of)
    .returningAll()
    .executeTakeFirst()
}

async function isOfferedTo(reader: PeatReader, load: string, carrier: string): Promise<boolean> {
  const offers = ownTables(reader).selectFrom('peatsale_load_offer').select('carrier')
  return (await offers.where('load_id', '=', load).where('carrier', '=', carrier).executeTakeFirst()) !== undefined
}

type Step = 'arrived_load_at' | 'load_start_at' | 'loaded_at' | 'departed_at' | 'arrived_site_at' | 'delivered_at'

const atSwamp: readonly Step[] = ['arrived_load_at', 'load_start_at']
const onTheWay: readonly Step[] = [...atSwamp, 'loaded_at', 'departed_at']

/** What has happened to the load before each of these. */
const before: Partial<Readonly<Record<LoadEvent['kind'], readonly Step[]>>> = {
  bucket: ['arrived_load_at'],
  stopLoading: atSwamp,
  finishLoading: atSwamp,
  handOver: atSwamp,
  depart: [...atSwamp, 'loaded_at'],
  arriveAtSite: onTheWay,
  deliver: [...onTheWay, 'arrived_site_at'],
  fail: [...onTheWay, 'arrived_site_at'],
  undoDelivered: ['delivered_at'],
  correctDelivered: ['delivered_at'],
}

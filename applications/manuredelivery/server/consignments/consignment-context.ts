/** What the commands of a consignment are decided by: the row, its request, weighings and plant, and the issuer's roles. */

import type { CommandContext, Decision } from '@workspace/logistics/server'
import { reportedTime } from '@workspace/logistics/server'
import type { ConsignmentEvent } from '../../contract/consignments/consignment-event.ts'
import type { ConsignmentWords } from '../../contract/states/consignment-machine.ts'
import { consignmentMachine } from '../../contract/states/consignment-machine.ts'
import type { ConsignmentState } from '../../contract/states/consignment-states.ts'
import type {
  StoredConsignment,
  StoredObjection,
  StoredOperator,
  StoredPlant,
  StoredRequest,
  StoredStore,
  StoredType,
  StoredWeighing,
} from '../database/stored-rows.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureCommand } from '../events/manure-events.ts'
import { lockRequest } from '../requests/request-context.ts'
import { consignmentRolesOf } from '../rights/consignment-roles.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { lockConsignment, relationTo, storedConsignment } from './stored-consignment.ts'

export interface ConsignmentContext extends CommandContext<ConsignmentWords, ConsignmentEvent, ManureActor> {
  readonly transaction: ManureTransaction
  readonly consignment: StoredConsignment
  /** Undefined of an unplanned one that the office has not matched. */
  readonly request: StoredRequest | undefined
  readonly type: StoredType
  readonly store: StoredStore
  readonly plant: StoredPlant
  readonly operator: StoredOperator
  /** Of the consignment, not of its run. */
  readonly weighings: readonly StoredWeighing[]
  /** Of the run that was weighed as a whole (W10). */
  readonly runWeighings: readonly StoredWeighing[]
  readonly objection: StoredObjection | undefined
  /** It was offered to the issuer's carrier, even if the offer has ended. */
  readonly wasOffered: boolean
}

/** A command on a consignment that has been accepted. */
export type AcceptedConsignmentCommand = ConsignmentContext & Decision<ConsignmentWords>

/** Locks the request before the consignment: every transaction locks in this order. */
export async function consignmentContext(
  transaction: ManureTransaction,
  sent: ManureCommand<ConsignmentEvent>,
): Promise<ConsignmentContext | undefined> {
  const { issuer, event } = sent
  const seen = await storedConsignment(transaction, event.of)
  const request = seen?.request == null ? undefined : await lockRequest(transaction, seen.request)
  const consignment = seen && (await lockConsignment(transaction, event.of))
  if (consignment === undefined) return undefined
  const own = ownTables(transaction)
  const relation = await relationTo({ reader: transaction, actor: issuer.actor, now: issuer.now }, consignment)
  return {
    ...{ reader: transaction, transaction, ...sent, at: factTime(sent, consignment, request), consignment, request },
    ...(await registersOf(transaction, consignment)),
    weighings: await weighingsOf(transaction, { consignment: consignment.id }),
    runWeighings: consignment.run === null ? [] : await weighingsOf(transaction, { run: consignment.run }),
    objection: await own
      .selectFrom('manuredelivery_objection')
      .selectAll()
      .where('consignment', '=', consignment.id)
      .where('state', '=', 'open')
      .executeTakeFirst(),
    state: consignment.state as ConsignmentState,
    version: consignment.version,
    roles: consignmentRolesOf(issuer.actor, consignment, relation),
    wasOffered: event.kind === 'claim' && (await isOfferedTo(transaction, consignment.id, issuer.actor.carrier)),
  }
}

async function registersOf(transaction: ManureTransaction, { type, store, plant, company }: StoredConsignment) {
  const own = ownTables(transaction)
  return {
    type: await own.selectFrom('manuredelivery_type').selectAll().where('id', '=', type).executeTakeFirstOrThrow(),
    store: await own.selectFrom('manuredelivery_store').selectAll().where('id', '=', store).executeTakeFirstOrThrow(),
    plant: await own.selectFrom('manuredelivery_plant').selectAll().where('id', '=', plant).executeTakeFirstOrThrow(),
    operator: await own
      .selectFrom('manuredelivery_operator')
      .selectAll()
      .where('id', '=', company)
      .executeTakeFirstOrThrow(),
  }
}

export async function weighingsOf(
  transaction: ManureTransaction,
  of: { readonly consignment: string } | { readonly run: string },
): Promise<StoredWeighing[]> {
  const rows = ownTables(transaction).selectFrom('manuredelivery_weighing').selectAll().orderBy('id')
  return 'run' in of
    ? await rows.where('run', '=', of.run).execute()
    : await rows.where('consignment', '=', of.consignment).where('run', 'is', null).execute()
}

async function isOfferedTo(transaction: ManureTransaction, consignment: string, carrier: string): Promise<boolean> {
  const offers = ownTables(transaction).selectFrom('manuredelivery_offer').select('carrier')
  const offer = offers.where('consignment', '=', consignment).where('carrier', '=', carrier)
  return (await offer.executeTakeFirst()) !== undefined
}

type Moment = 'arrived_farm_at' | 'collected_at' | 'departed_at' | 'arrived_plant_at' | 'received_at' | 'refused_at'

const atFarm: readonly Moment[] = ['arrived_farm_at']
const onTheWay: readonly Moment[] = [...atFarm, 'collected_at', 'departed_at']
const atPlant: readonly Moment[] = [...onTheWay, 'arrived_plant_at']

/** What has happened to the consignment before each of these. */
const before: Partial<Readonly<Record<ConsignmentEvent['kind'], readonly Moment[]>>> = {
  stopLoading: atFarm,
  finishLoading: atFarm,
  depart: [...atFarm, 'collected_at'],
  arriveAtPlant: onTheWay,
  weigh: onTheWay,
  receive: atPlant,
  refuse: atPlant,
  undoReceived: ['received_at'],
  correctReceived: ['received_at'],
  recordReturn: ['refused_at'],
  fail: onTheWay,
}

function factTime(
  { issuer, event }: ManureCommand<ConsignmentEvent>,
  consignment: StoredConsignment,
  request: StoredRequest | undefined,
): string {
  const begun = request?.submitted_at ?? consignment.created_at
  const steps = (before[event.kind] ?? []).flatMap((moment) => consignment[moment] ?? [])
  const isPhysical = consignmentMachine.kinds[event.kind] === 'physical'
  return reportedTime({ deviceTime: event.deviceTime, isPhysical, now: issuer.now, earlier: [begun, ...steps] }).at
}

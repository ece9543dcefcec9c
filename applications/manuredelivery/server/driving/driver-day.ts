import { vehicleOf, vehicles, wash } from '@workspace/logistics/server'
import type { LocalDate } from '@workspace/portal/contract'
import { addDays, daysOf, weekOf } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { handlersOf } from '@workspace/portal/server'
import { readDriverDay } from '../../contract/driving/calls.ts'
import { consignmentDetails } from '../consignments/consignment-details.ts'
import { isOfDriversDay, plannedFor } from '../consignments/consignments-of-the-day.ts'
import { consignmentRow, relatedOfConsignments, rolesIn } from '../consignments/listed-consignments.ts'
import type { StoredConsignment } from '../database/stored-rows.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'

const { reads } = handlersOf<ManureActor>()

const ahead: readonly string[] = ['assigned', 'loading', 'collected']

export const readDriverDayHandler = reads(readDriverDay, async ({ host, actor, request }, { day }) => {
  const reader = host.database.reading
  const found = await ownTables(reader)
    .selectFrom('manuredelivery_consignment')
    .selectAll()
    .where('driver', '=', actor.id)
    .where((of) => isOfDriversDay(of, day))
    .orderBy(plannedFor())
    .orderBy('stop')
    .orderBy('number')
    .execute()
  const rows = inDrivingOrder(found, day)
  return {
    consignments: await detailed({ host, actor, now: request.now }, rows),
    coming: await comingConsignments({ host, actor }, day),
    vehicle: await usualVehicle(reader, actor.id, request.now),
    office: await officePhone(reader, actor, rows),
  }
})

interface Reading {
  readonly host: Host
  readonly actor: ManureActor
  readonly now: Date
}

/** Each as its page shows it to the reader. */
export async function detailed({ host, actor, now }: Reading, rows: readonly StoredConsignment[]) {
  const reader = host.database.reading
  const related = await relatedOfConsignments({ host, reader, actor }, rows)
  const all = rows.map((row) =>
    consignmentDetails({ reader, actor, now }, { row, related, roles: rolesIn(actor, row, related) }),
  )
  return await Promise.all(all)
}

/** What is begun, then what the day brings, then what earlier days have left; each as it was planned. */
function inDrivingOrder(rows: readonly StoredConsignment[], today: LocalDate): StoredConsignment[] {
  const isLeft = ({ day, week }: StoredConsignment) => (day === '' ? week < weekOf(today) : day < today)
  const rank = (row: StoredConsignment) => (row.state === 'assigned' ? 1 + Number(isLeft(row)) : 0)
  return rows.toSorted((one, other) => rank(one) - rank(other))
}

async function comingConsignments({ host, actor }: Omit<Reading, 'now'>, day: LocalDate) {
  const reader = host.database.reading
  const [, sunday] = daysOf(weekOf(day))
  const rows = await ownTables(reader)
    .selectFrom('manuredelivery_consignment')
    .selectAll()
    .where('driver', '=', actor.id)
    .where('state', '=', 'assigned')
    .where('day', '>', day)
    .where('day', '<=', day === sunday ? addDays(day, 1) : sunday)
    .orderBy(plannedFor())
    .orderBy('stop')
    .orderBy('number')
    .execute()
  const related = await relatedOfConsignments({ host, reader, actor }, rows)
  return rows.map((row) => consignmentRow(row, related, rolesIn(actor, row, related)))
}

async function usualVehicle(reader: ManureReader, driver: string, now: Date) {
  const settings = ownTables(reader).selectFrom('logistics_driver').select('vehicle').where('person', '=', driver)
  const usual = (await settings.executeTakeFirst())?.vehicle ?? null
  const vehicle = usual === null ? undefined : await vehicles.read(reader, usual)
  if (vehicle === undefined || vehicle.removed === 1) return null
  return vehicleOf(vehicle, await wash.stateOf(reader, { vehicle, cargo: 'manure', at: now }))
}

async function officePhone(
  reader: ManureReader,
  { carrier }: ManureActor,
  rows: readonly StoredConsignment[],
): Promise<string> {
  const next = rows.find(({ state }) => ahead.includes(state))
  const own = ownTables(reader)
  const operators = own.selectFrom('manuredelivery_operator').select('phone')
  const served = own.selectFrom('manuredelivery_carrier_company').select('company').where('carrier', '=', carrier)
  const phone = next ? operators.where('id', '=', next.company) : operators.where('id', 'in', served)
  return (await phone.orderBy('id').executeTakeFirst())?.phone ?? ''
}

/** Vehicles of a carrier and their washes: crews, dispatchers and offices record washes, and void what was recorded wrongly. */
import type { Wash } from '@workspace/logistics/contract'
import type { VehicleRow } from '@workspace/logistics/server'
import { vehicles, wash, washRecord } from '@workspace/logistics/server'
import { LocalDate } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { handlersOf, minutes } from '@workspace/portal/server'
import {
  readWashRecord,
  removeVehicle,
  saveVehicle,
  saveWash,
  searchWashes,
  voidWash,
} from '../../contract/carriers/calls.ts'
import { publishConsignments } from '../consignments/publish-changes.ts'
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { carrierName, consignmentsAhead, mayManage, publishCarrier, shownVehicles } from './carrier-store.ts'

const { reads, writes } = handlersOf<ManureActor>()

const placesMost = 5

const saveVehicleHandler = writes(saveVehicle, {
  prepare: ({ host }, { carrier }) => carrierName(host, carrier),
  write: async ({ host, actor, transaction, request, prepared: name }, given, refuse) => {
    const { id, carrier } = given
    if (name === undefined || !(await mayManage(transaction, actor, carrier))) throw refuse('not_found')
    const saved = await vehicles.save(host, transaction, { ...given, name, now: request.now })
    if ('refused' in saved) {
      throw saved.refused === 'invalid_input'
        ? refuse(saved.refused, { fields: [...saved.fields] })
        : refuse(saved.refused)
    }
    await publishVehicle({ host, transaction }, { id, carrier })
    return { id, version: saved.version }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('modified_elsewhere')
  },
})

const removeVehicleHandler = writes(removeVehicle, {
  write: async ({ host, actor, transaction, request }, { id, version }, refuse) => {
    const stored = await vehicles.read(transaction, id)
    const isOwn = stored?.removed === 0 && (await mayManage(transaction, actor, stored.carrier))
    if (!isOwn) throw refuse('not_found')
    if ((await consignmentsAhead(transaction, id)).length > 0) throw refuse('in_use')
    const isRemoved = await vehicles.remove(host, transaction, { stored, version, now: request.now })
    if (!isRemoved) throw refuse('modified_elsewhere')
    await publishVehicle({ host, transaction }, stored)
    return {}
  },
})

const searchWashesHandler = reads(searchWashes, async ({ host, actor, request }, { vehicle: id }, refuse) => {
  const reader = host.database.reading
  const stored = await visibleVehicle(reader, actor, id)
  const [vehicle] = stored === undefined ? [] : await shownVehicles(reader, [stored], request.now)
  if (stored === undefined || vehicle === undefined) throw refuse('not_found')
  const nameOf = await namesIn(host, stored.carrier)
  const washes = (await wash.of(reader, id)).map((row) => shownWash(row, nameOf))
  return { washes, vehicle, places: [...(await wash.places(reader, stored.carrier, placesMost))] }
})

const readWashRecordHandler = reads(readWashRecord, async ({ host, actor }, { vehicle: id, year }, refuse) => {
  const reader = host.database.reading
  const stored = await visibleVehicle(reader, actor, id)
  if (stored === undefined) throw refuse('not_found')
  const days = { from: LocalDate.parse(`${year}-01-01`), to: LocalDate.parse(`${year}-12-31`) }
  const [nameOf, carrier, rows] = await Promise.all([
    namesIn(host, stored.carrier),
    carrierName(host, stored.carrier),
    washRecord(reader, { vehicle: id, ...days }),
  ])
  const washes = rows.map(({ wash: row, lastCargo }) => ({ ...shownWash(row, nameOf), lastCargo }))
  return { plate: stored.plate, carrier: carrier ?? '', washes }
})

type WashRow = NonNullable<Awaited<ReturnType<typeof wash.read>>>

function shownWash(row: WashRow, nameOf: (person: string) => string): Wash {
  return {
    ...{ id: row.id, at: row.at, place: row.place, note: row.note, by: nameOf(row.washed_by) },
    ...{ boxes: JSON.parse(row.boxes) as string[], method: row.method as Wash['method'] },
    ...{ voidedAt: row.voided_at, voidReason: row.void_reason },
  }
}

/** Another application's office may have recorded a wash: only people of the carrier are named. */
async function namesIn({ people }: Pick<Host, 'people'>, carrier: string): Promise<(person: string) => string> {
  const cards = await people.cards({ carrier })
  return (person) => cards.find((card) => card.id === person)?.name ?? ''
}

const saveWashHandler = writes(saveWash, {
  write: async ({ host, actor, transaction, request }, given, refuse) => {
    const stored = await visibleVehicle(transaction, actor, given.vehicle)
    if (stored === undefined || stored.removed === 1) throw refuse('not_found')
    const names = (JSON.parse(stored.boxes) as readonly { readonly name: string }[]).map(({ name }) => name)
    const fields = [
      ...(given.boxes.every((box) => names.includes(box)) ? [] : ['boxes']),
      ...(new Date(given.at).getTime() > request.now.getTime() + minutes(5) ? ['at'] : []),
    ]
    if (fields.length > 0) throw refuse('invalid_input', { fields })
    await wash.washed(host, transaction, { ...given, by: actor.id })
    await publishVehicle({ host, transaction }, stored)
    return {}
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('not_found')
  },
})

const voidWashHandler = writes(voidWash, {
  write: async ({ host, actor, transaction, request }, { id, reason }, refuse) => {
    const washed = await wash.read(transaction, id)
    const stored = washed && (await visibleVehicle(transaction, actor, washed.vehicle))
    if (stored === undefined) throw refuse('not_found')
    await wash.unwash(host, transaction, { id, vehicle: stored.id, reason, now: request.now })
    await publishVehicle({ host, transaction }, stored)
    return {}
  },
})

/** For people of its carrier, and the offices that manage the carrier. */
async function visibleVehicle(reader: ManureReader, actor: ManureActor, id: string): Promise<VehicleRow | undefined> {
  const stored = await vehicles.read(reader, id)
  if (stored === undefined) return undefined
  const isOwn = actor.carrier === stored.carrier || (await mayManage(reader, actor, stored.carrier))
  return isOwn ? stored : undefined
}

interface Publishing {
  readonly host: Parameters<typeof publishCarrier>[0]
  readonly transaction: ManureTransaction
}

/** Pages that show the vehicle: those of its carrier, and those of the consignments that it is to fetch. */
async function publishVehicle(
  { host, transaction }: Publishing,
  { id, carrier }: Pick<VehicleRow, 'carrier' | 'id'>,
): Promise<void> {
  await publishCarrier(host, transaction, { carrier })
  await publishConsignments(transaction, { host }, { ids: await consignmentsAhead(transaction, id) })
}

export const vehicleHandlers = {
  saveVehicle: saveVehicleHandler,
  removeVehicle: removeVehicleHandler,
  searchWashes: searchWashesHandler,
  saveWash: saveWashHandler,
  voidWash: voidWashHandler,
  readWashRecord: readWashRecordHandler,
}

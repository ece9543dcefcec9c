/** Washes of vehicles: their crews, dispatchers and offices record them, and void what was recorded wrongly. */
import type { Wash } from '@workspace/logistics/contract'
import type { VehicleRow } from '@workspace/logistics/server'
import { vehicles, wash } from '@workspace/logistics/server'
import { handlersOf, minutes } from '@workspace/portal/server'
import { addWash, readWashes, voidWash } from '../../contract/index.ts'
import type { PeatReader } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { mayManage, publishVehicle } from './carrier-store.ts'

const { reads, writes } = handlersOf<PeatActor>()

export const readWashesHandler = reads(readWashes, async ({ host, actor }, { vehicle }, refuse) => {
  const reader = host.database.reading
  const stored = await visibleVehicle(reader, actor, vehicle)
  if (stored === undefined) throw refuse('not_found')
  // Another application's office may have recorded one: only people of the carrier are named.
  const cards = await host.people.cards({ carrier: stored.carrier })
  const nameOf = (person: string) => cards.find(({ id }) => id === person)?.name ?? ''
  const washes = (await wash.of(reader, vehicle)).map((row) => ({
    ...{ id: row.id, at: row.at, place: row.place, note: row.note, by: nameOf(row.washed_by) },
    ...{ boxes: JSON.parse(row.boxes) as string[], method: row.method as Wash['method'] },
    ...{ voidedAt: row.voided_at, voidReason: row.void_reason },
  }))
  return { washes }
})

export const addWashHandler = writes(addWash, {
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
    await publishVehicle(host, transaction, stored)
    return {}
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('not_found')
  },
})

export const voidWashHandler = writes(voidWash, {
  write: async ({ host, actor, transaction, request }, { id, reason }, refuse) => {
    const washed = await wash.read(transaction, id)
    const stored = washed && (await visibleVehicle(transaction, actor, washed.vehicle))
    if (stored === undefined) throw refuse('not_found')
    await wash.unwash(host, transaction, { id, vehicle: stored.id, reason, now: request.now })
    await publishVehicle(host, transaction, stored)
    return {}
  },
})

/** People of its carrier, and the offices that manage the carrier. */
async function visibleVehicle(reader: PeatReader, actor: PeatActor, id: string): Promise<VehicleRow | undefined> {
  const stored = await vehicles.read(reader, id)
  if (stored === undefined) return undefined
  const isOwn = actor.carrier === stored.carrier || (await mayManage(reader, actor, stored.carrier))
  return isOwn ? stored : undefined
}

import { handlersOf } from '@workspace/portal/server'
import { readBay } from '../../contract/driving/calls.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PlantRow } from '../plants/plant-store.ts'
import { gateOf, plantRow } from '../plants/plant-store.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { detailed } from './driver-day.ts'

const { reads } = handlersOf<ManureActor>()

const onTheWay = ['assigned', 'loading', 'collected'] as const

export const readBayHandler = reads(readBay, async ({ host, actor, request }, { code }, refuse) => {
  const reader = host.database.reading
  const own = ownTables(reader)
  const bay = await own.selectFrom('manuredelivery_bay').selectAll().where('code', '=', code).executeTakeFirst()
  const plant = bay && (await plantRow(reader, bay.plant))
  if (bay === undefined || plant === undefined || !(await comesHere(reader, actor, plant))) throw refuse('not_found')
  const isReceiver = actor.plants.includes(plant.id)
  const coming = own.selectFrom('manuredelivery_consignment').selectAll().where('plant', '=', plant.id)
  // A receiver who opens the link sees every truck that is on the way; a driver the own ones.
  const rows = isReceiver ? coming : coming.where('driver', '=', actor.id)
  const [gate, found] = await Promise.all([
    gateOf(reader, plant),
    rows
      .where('state', 'in', isReceiver ? ['collected'] : onTheWay)
      .orderBy('collected_at')
      .orderBy('number')
      .execute(),
  ])
  const collectedFirst = found.toSorted((a, b) => Number(b.state === 'collected') - Number(a.state === 'collected'))
  return {
    bay: { code: bay.code, name: bay.name },
    plant: {
      ...{ id: plant.id, name: plant.name, phone: plant.phone, weighs: plant.weighs === 1 },
      ...{ selfService: plant.self_service === 1, asksTemperature: plant.asks_temperature === 1 },
    },
    scales: (gate?.scales ?? []).filter((scale) => scale.plant === plant.id),
    consignments: await detailed({ host, actor, now: request.now }, collectedFirst),
  }
})

/** Its receiver, or somebody of a carrier that drives for its company. */
async function comesHere(reader: ManureReader, { plants, carrier }: ManureActor, plant: PlantRow): Promise<boolean> {
  if (plants.includes(plant.id)) return true
  const serving = ownTables(reader).selectFrom('manuredelivery_carrier_company').select('carrier')
  const served = serving.where('carrier', '=', carrier).where('company', '=', plant.company)
  return carrier !== '' && (await served.executeTakeFirst()) !== undefined
}

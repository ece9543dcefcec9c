import type { VehicleRow } from '@workspace/logistics/server'
import { handlersOf } from '@workspace/portal/server'
import { prepareCrew } from '../../contract/consignments/crew.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { drivesManure } from '../rights/manure-actor.ts'
import { isOfficeRole } from '../rights/request-roles.ts'
import { vehicleFits } from './fit.ts'
import { relatedOfConsignments, rolesIn } from './listed-consignments.ts'
import { storedConsignment } from './stored-consignment.ts'

const { reads } = handlersOf<ManureActor>()

export const prepareCrewHandler = reads(prepareCrew, async ({ host, actor, request: { now } }, { id }, refuse) => {
  const reader = host.database.reading
  const consignment = await storedConsignment(reader, id)
  if (consignment === undefined) throw refuse('not_found')
  const roles = rolesIn(actor, consignment, await relatedOfConsignments({ host, reader, actor }, [consignment]))
  const isOffice = roles.some(isOfficeRole)
  if (!isOffice && !roles.includes('leadOwn') && !roles.includes('leadOffered')) throw refuse('not_found')
  const carriers = await carriersOf(reader, consignment.company, isOffice ? undefined : actor.carrier)
  const own = ownTables(reader)
  const [store, type] = await Promise.all([
    own.selectFrom('manuredelivery_store').selectAll().where('id', '=', consignment.store).executeTakeFirstOrThrow(),
    own.selectFrom('manuredelivery_type').selectAll().where('id', '=', consignment.type).executeTakeFirstOrThrow(),
  ])
  const shown = async (vehicle: VehicleRow) => ({
    ...{ id: vehicle.id, plate: vehicle.plate, capacity: vehicle.capacity, payloadKg: vehicle.payload_kg },
    misfits: [...(await vehicleFits(reader, { vehicle, consignment, store, type, now }))],
  })
  return {
    carriers: await Promise.all(
      carriers.map(async ({ id: carrier, name, byproduct_number }) => {
        const vehicles = own.selectFrom('logistics_vehicle').selectAll().where('carrier', '=', carrier)
        const usual = own.selectFrom('logistics_driver').select(['person', 'vehicle']).where('carrier', '=', carrier)
        const [rows, cards, usually] = await Promise.all([
          vehicles.where('removed', '=', 0).orderBy('plate').execute(),
          host.people.cards({ carrier }),
          usual.execute(),
        ])
        return {
          ...{ id: carrier, name, isRegistered: byproduct_number !== '' },
          drivers: cards.filter(drivesManure).map((card) => ({
            ...{ id: card.id, name: card.name },
            vehicle: usually.find(({ person }) => person === card.id)?.vehicle ?? '',
          })),
          vehicles: await Promise.all(rows.map(shown)),
        }
      }),
    ),
  }
})

async function carriersOf(reader: ManureReader, company: string, only: string | undefined) {
  const own = ownTables(reader)
  const serving = own.selectFrom('manuredelivery_carrier_company').select('carrier').where('company', '=', company)
  const found = own.selectFrom('logistics_carrier').select(['id', 'name', 'byproduct_number'])
  const those = only === undefined ? found.where('id', 'in', serving) : found.where('id', '=', only)
  return await those.orderBy('sort_name').execute()
}

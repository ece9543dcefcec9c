import { handlersOf } from '@workspace/portal/server'
import { saveCarrierDriver } from '../../contract/index.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { auditForSellers } from '../registers/audit-sellers.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { servedSellers } from '../rights/worked-sellers.ts'
import { carrierName, channelsOfCarrier, mayManage, settleCarrier } from './carrier-store.ts'
import { isDriver } from './read-carrier.ts'

const { writes } = handlersOf<PeatActor>()

export const saveCarrierDriverHandler = writes(saveCarrierDriver, {
  prepare: async ({ host }, { carrier, person }) => {
    const card = await host.people.card(person)
    const isOfCarrier = card !== undefined && card.carrier === carrier && isDriver(card)
    const name = isOfCarrier ? await carrierName(host, carrier) : undefined
    return { name, driver: card?.name ?? '' }
  },
  write: async ({ host, actor, transaction, request, prepared: { name, driver } }, given, refuse) => {
    const { carrier, person, version, vehicle } = given
    if (name === undefined || !(await mayManage(transaction, actor, carrier))) throw refuse('not_found')
    const isVehicle = vehicle === '' || (await isVehicleOf(transaction, carrier, vehicle))
    if (!isVehicle) throw refuse('invalid_input', { fields: ['vehicle'] })
    await settleCarrier(transaction, { id: carrier, name, now: request.now })
    const stored = await settingsOf(transaction, person)
    // Settings that another carrier has made do not come along with the driver.
    const seen = stored?.carrier === carrier ? stored.version : 0
    if (seen !== version) throw refuse('modified_elsewhere')
    const row = {
      ...{ carrier, may_claim: given.mayClaim ? 1 : 0, sees_freight: given.seesFreight ? 1 : 0 },
      ...{ vehicle: vehicle === '' ? null : vehicle, shows_phone: given.showsPhone ? 1 : 0 },
      ...{ card_until: given.cardUntil, version: version + 1, changed_at: request.now.toISOString() },
    }
    const own = ownTables(transaction)
    if (stored === undefined)
      await own
        .insertInto('peatsale_carrier_driver')
        .values({ person, ...row })
        .execute()
    else {
      const known = own.updateTable('peatsale_carrier_driver').set(row).where('person', '=', person)
      const written = await known.where('version', '=', stored.version).returning('person').executeTakeFirst()
      if (!written) throw refuse('modified_elsewhere')
    }
    const isOther = stored?.may_claim !== row.may_claim || stored.sees_freight !== row.sees_freight
    if (isOther) {
      const details = { mayClaim: given.mayClaim, seesFreight: given.seesFreight }
      const sellers = await servedSellers(transaction, carrier)
      await auditForSellers(
        { host, transaction, request },
        { action: 'driverrights', target: driver, details, sellers },
      )
    }
    const channels = [`person:${person}`, ...(await channelsOfCarrier(transaction, carrier))]
    await host.live.publish(transaction, { topic: 'registers', ids: [carrier], channels })
    await host.live.publish(transaction, { topic: 'rights', ids: [person], channels: [] })
    return { id: person, version: row.version }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('modified_elsewhere')
  },
})

function settingsOf(reader: PeatReader, person: string) {
  const settings = ownTables(reader)
    .selectFrom('peatsale_carrier_driver')
    .select(['carrier', 'version', 'may_claim', 'sees_freight'])
  return settings.where('person', '=', person).executeTakeFirst()
}

async function isVehicleOf(reader: PeatReader, carrier: string, vehicle: string): Promise<boolean> {
  const vehicles = ownTables(reader).selectFrom('peatsale_vehicle').select('id').where('carrier', '=', carrier)
  return (await vehicles.where('id', '=', vehicle).where('removed', '=', 0).executeTakeFirst()) !== undefined
}

import { carriers } from '@workspace/logistics/server'
import { handlersOf } from '@workspace/portal/server'
import { saveCarrierDriver } from '../../contract/index.ts'
import { ownTables } from '../database/tables.ts'
import { auditForSellers } from '../registers/audit-sellers.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { servedSellers } from '../rights/worked-sellers.ts'
import { carrierName, channelsOfCarrier, mayManage } from './carrier-store.ts'
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
    const { carrier, person, mayClaim, seesFreight } = given
    if (name === undefined || !(await mayManage(transaction, actor, carrier))) throw refuse('not_found')
    const saved = await carriers.saveDriver(transaction, given, { name, now: request.now })
    if (typeof saved === 'object') {
      throw saved.refused === 'invalid_input'
        ? refuse(saved.refused, { fields: [...saved.fields] })
        : refuse(saved.refused)
    }
    const own = ownTables(transaction)
    const rights = own.selectFrom('peatsale_driver_right').selectAll().where('person', '=', person)
    const stored = await rights.executeTakeFirst()
    const row = { carrier, may_claim: mayClaim ? 1 : 0, sees_freight: seesFreight ? 1 : 0 }
    const settled = own.insertInto('peatsale_driver_right').values({ person, ...row })
    await settled.onConflict((conflict) => conflict.column('person').doUpdateSet(row)).execute()
    if (stored?.may_claim !== row.may_claim || stored.sees_freight !== row.sees_freight) {
      const sellers = await servedSellers(transaction, carrier)
      const details = { mayClaim, seesFreight }
      await auditForSellers(
        { host, transaction, request },
        { action: 'driverrights', target: driver, details, sellers },
      )
    }
    const channels = [`person:${person}`, ...(await channelsOfCarrier(transaction, carrier))]
    await host.live.publish(transaction, { topic: 'registers', ids: [carrier], channels })
    await host.live.publish(transaction, { topic: 'rights', ids: [person], channels: [] })
    return { id: person, version: saved }
  },
})

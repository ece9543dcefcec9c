import { handlersOf, writeRow } from '@workspace/portal/server'
import { saveCarrier } from '../../contract/index.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { carrierName, channelsOfCarrier, mayManage, settleCarrier } from './carrier-store.ts'

const { writes } = handlersOf<PeatActor>()

export const saveCarrierHandler = writes(saveCarrier, {
  prepare: ({ host }, { id }) => carrierName(host, id),
  write: async ({ host, actor, transaction, request, prepared: name }, given, refuse) => {
    const { id, version, contact } = given
    if (name === undefined || !(await mayManage(transaction, actor, id))) throw refuse('not_found')
    const now = request.now
    const stored = await settleCarrier(transaction, { id, name, now })
    const values = {
      ...{ name, contact, sort_name: stored.sort_name, business_id: given.businessId },
      licence_number: given.licenceNumber,
      byproduct_number: given.byproductNumber,
      insurance_until: given.insuranceUntil,
      settlement_terms: stored.settlement_terms,
    }
    const written = await writeRow(ownTables(transaction), 'peatsale_carrier', {
      id,
      version,
      now,
      isNew: false,
      values,
    })
    if (written === undefined) throw refuse('modified_elsewhere')
    const channels = await channelsOfCarrier(transaction, id)
    await host.live.publish(transaction, { topic: 'registers', ids: [id], channels })
    return { id, version: written }
  },
})

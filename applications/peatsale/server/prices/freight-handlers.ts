import { dayOf } from '@workspace/portal/contract'
import { handlersOf } from '@workspace/portal/server'
import type { FreightRowChange } from '../../contract/index.ts'
import { readFreightTables, saveFreightTable } from '../../contract/index.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { servedSellers } from '../rights/worked-sellers.ts'
import { freightTablesWithRows } from './freight-store.ts'
import { headOf, rateTables, saveDraft } from './rate-tables.ts'

const { reads, writes } = handlersOf<PeatActor>()

export const readFreightTablesHandler = reads(
  readFreightTables,
  async ({ host, actor, request }, { seller }, refuse) => {
    const reader = host.database.reading
    const isOffice = actor.sellers.includes(seller)
    const isServed = actor.roles.has('carrierLead') && (await servedSellers(reader, actor.carrier)).includes(seller)
    if (!isOffice && !isServed) throw refuse('not_found')
    const tables = ownTables(reader)
      .selectFrom('peatsale_freight_table')
      .selectAll()
      .where('seller', '=', seller)
      .orderBy('valid_from', 'desc')
      .orderBy('id')
    if (isOffice) return { tables: await freightTablesWithRows(reader, await tables.execute()) }
    const today = dayOf(request.now)
    const valid = tables
      .where('state', '=', 'published')
      .where('valid_from', '<=', today)
      .where('valid_to', '>=', today)
    return { tables: await freightTablesWithRows(reader, await valid.execute(), await zonesOf(reader, actor.carrier)) }
  },
)

/** The zones that a carrier drives. */
async function zonesOf(reader: PeatReader, carrier: string): Promise<readonly string[]> {
  const zones = ownTables(reader).selectFrom('peatsale_carrier_zone').select('zone').where('carrier', '=', carrier)
  return (await zones.execute()).map(({ zone }) => zone)
}

export const saveFreightTableHandler = writes(saveFreightTable, {
  write: async ({ host, actor, transaction, request }, given, refuse) => {
    const { id, seller, name, validFrom, validTo, taxClass, changes } = given
    const saved = await saveDraft(transaction, rateTables.freight, {
      ...{ actor, now: request.now, given },
      values: {
        ...{ seller, name, valid_from: validFrom, valid_to: validTo, tax_class: taxClass },
        ...{ state: 'draft', published_at: null },
      },
      rows: changes.flatMap((change) => (change.action === 'save' ? [rowOf(id, change)] : [])),
      wrong: async () => ((await isTaxed(transaction, taxClass)) ? [] : ['taxClass']),
    })
    if ('refused' in saved) throw refuse(saved.refused, saved)
    await host.live.publish(transaction, { topic: 'prices', ids: [id], channels: [`seller:${seller}`] })
    return { id, version: saved.version }
  },
  // The table is new twice at once, or the id of a row is of another table.
  onUniqueViolation: async ({ host }, { id }, refuse) => {
    const isThere = (await headOf(host.database.reading, rateTables.freight, id)) !== undefined
    throw isThere ? refuse('modified_elsewhere') : refuse('invalid_input', { fields: ['changes.id'] })
  },
})

async function isTaxed(reader: PeatReader, taxClass: string): Promise<boolean> {
  const rates = ownTables(reader).selectFrom('logistics_vat_rate').select('id').where('tax_class', '=', taxClass)
  return (await rates.executeTakeFirst()) !== undefined
}

type Saved = Extract<FreightRowChange, { action: 'save' }>

function rowOf(
  freight_table: string,
  { id, zone, kind, price, minimum, ...row }: Saved,
): PeatTables['peatsale_freight_row'] {
  return {
    ...{ id, freight_table, zone, product_kind: row.productKind, kind, price, minimum },
    ...{ min_chargeable: row.minChargeable, second_drop: row.secondDrop, waiting_per_hour: row.waitingPerHour },
    fuel_bp: row.fuelBp,
  }
}

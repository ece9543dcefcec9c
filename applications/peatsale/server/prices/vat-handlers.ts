import { taxRates } from '@workspace/logistics/server'
import { handlersOf } from '@workspace/portal/server'
import { readVatRates, saveVatRates } from '../../contract/index.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { movePriceVersion } from './price-version.ts'

const { reads, writes } = handlersOf<PeatActor>()

export const readVatRatesHandler = reads(readVatRates, async ({ host }) => ({
  rates: await taxRates.read(host.database.reading),
}))

export const saveVatRatesHandler = writes(saveVatRates, {
  write: async ({ host, transaction, request }, { changes }, refuse) => {
    const isUsed = (taxClass: string) => taxes(transaction, taxClass)
    const changed = await taxRates.change(host, transaction, { changes, isUsed })
    if ('refused' in changed) {
      throw changed.refused === 'invalid_input'
        ? refuse(changed.refused, { fields: [...changed.fields] })
        : refuse(changed.refused)
    }
    for (const { taxClass: target, ...details } of changed) {
      await host.audit.append(transaction, request, { action: 'changevat', target, details })
    }
    // What is taxed otherwise costs otherwise, of every seller.
    const sellers = await ownTables(transaction).selectFrom('peatsale_seller').select('id').orderBy('id').execute()
    for (const { id } of sellers) await movePriceVersion(transaction, id)
    await host.live.publish(transaction, { topic: 'prices', ids: [], channels: ['everybody'] })
    return { rates: await taxRates.read(transaction) }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('invalid_input', { fields: ['changes.from'] })
  },
})

/** Whether a product or a freight table is taxed by the class. */
async function taxes(reader: PeatReader, taxClass: string): Promise<boolean> {
  const own = ownTables(reader)
  const [product, table] = await Promise.all([
    own.selectFrom('peatsale_product').select('id').where('tax_class', '=', taxClass).executeTakeFirst(),
    own.selectFrom('peatsale_freight_table').select('id').where('tax_class', '=', taxClass).executeTakeFirst(),
  ])
  return product !== undefined || table !== undefined
}

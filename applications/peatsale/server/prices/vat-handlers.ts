import { handlersOf } from '@workspace/portal/server'
import type { VatRate, VatRateChange } from '../../contract/index.ts'
import { readVatRates, saveVatRates } from '../../contract/index.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { movePriceVersion } from './price-version.ts'

const { reads, writes } = handlersOf<PeatActor>()

type Row = PeatTables['peatsale_vat_rate']

export const readVatRatesHandler = reads(readVatRates, async ({ host }) => ({
  rates: await ratesOf(host.database.reading),
}))

export const saveVatRatesHandler = writes(saveVatRates, {
  write: async ({ host, transaction, request }, { changes }, refuse) => {
    await host.database.lock(transaction, 'vat-rates')
    const touched = new Set<string>()
    for (const change of changes) {
      const stored = await rateOf(transaction, change.id)
      const isNew = stored === undefined && change.version === 0 && change.action === 'save'
      if (!stored && !isNew) throw refuse('not_found')
      if (stored && stored.version !== change.version) throw refuse('modified_elsewhere')
      if (change.action === 'save' && (await isTaken(transaction, change))) {
        throw refuse('invalid_input', { fields: ['changes.from'] })
      }
      if (stored) touched.add(stored.tax_class)
      await write(transaction, change, isNew)
      const told = change.action === 'save' ? change : stored && shown(stored)
      if (!told) throw refuse('not_found')
      const { taxClass: target, from, rateBp } = told
      const details = { from, rateBp, removed: change.action === 'remove' }
      await host.audit.append(transaction, request, { action: 'changevat', target, details })
    }
    if (await lacksRate(transaction, touched)) throw refuse('in_use')
    // What is taxed otherwise costs otherwise, of every seller.
    const sellers = await ownTables(transaction).selectFrom('peatsale_seller').select('id').orderBy('id').execute()
    for (const { id } of sellers) await movePriceVersion(transaction, id)
    await host.live.publish(transaction, { topic: 'prices', ids: [], channels: ['everybody'] })
    return { rates: await ratesOf(transaction) }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('invalid_input', { fields: ['changes.from'] })
  },
})

async function ratesOf(reader: PeatReader): Promise<VatRate[]> {
  const rates = ownTables(reader).selectFrom('peatsale_vat_rate').selectAll()
  return (await rates.orderBy('tax_class').orderBy('from_day', 'desc').execute()).map(shown)
}

function rateOf(reader: PeatReader, id: string): Promise<Row | undefined> {
  return ownTables(reader).selectFrom('peatsale_vat_rate').selectAll().where('id', '=', id).executeTakeFirst()
}

function shown({ id, version, tax_class, from_day, rate_bp, code }: Row): VatRate {
  const [from, rateBp] = [from_day as VatRate['from'], rate_bp as VatRate['rateBp']]
  return { id, version, taxClass: tax_class, from, rateBp, code }
}

type Saved = Extract<VatRateChange, { action: 'save' }>

async function isTaken(reader: PeatReader, { id, taxClass, from }: Saved): Promise<boolean> {
  const others = ownTables(reader).selectFrom('peatsale_vat_rate').select('id').where('id', '!=', id)
  const alike = others.where('tax_class', '=', taxClass).where('from_day', '=', from)
  return (await alike.executeTakeFirst()) !== undefined
}

async function write(transaction: PeatReader, change: VatRateChange, isNew: boolean): Promise<void> {
  const own = ownTables(transaction)
  if (change.action === 'remove') {
    await own.deleteFrom('peatsale_vat_rate').where('id', '=', change.id).execute()
    return
  }
  const { id, version, taxClass: tax_class, from: from_day, rateBp: rate_bp, code } = change
  const row = { tax_class, from_day, rate_bp, code, version: version + 1 }
  if (isNew) {
    await own
      .insertInto('peatsale_vat_rate')
      .values({ id, ...row })
      .execute()
  } else {
    await own.updateTable('peatsale_vat_rate').set(row).where('id', '=', id).execute()
  }
}

/** A class that had a rate before these changes has none any more, and something is taxed by it. */
async function lacksRate(reader: PeatReader, classes: ReadonlySet<string>): Promise<boolean> {
  const own = ownTables(reader)
  for (const taxClass of classes) {
    const [rate, product, table] = await Promise.all([
      own.selectFrom('peatsale_vat_rate').select('id').where('tax_class', '=', taxClass).executeTakeFirst(),
      own.selectFrom('peatsale_product').select('id').where('tax_class', '=', taxClass).executeTakeFirst(),
      own.selectFrom('peatsale_freight_table').select('id').where('tax_class', '=', taxClass).executeTakeFirst(),
    ])
    if (!rate && (product || table)) return true
  }
  return false
}

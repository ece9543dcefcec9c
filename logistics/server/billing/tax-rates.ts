/** The table of rates of value added tax, one for all applications. The caller has checked its own rights. */
import type { Host, NoTables } from '@workspace/portal/server'
import type { Kysely, Transaction } from 'kysely'
import type { TaxRate, TaxRateChange } from '../../contract/index.ts'
import type { StoredTables } from '../database/tables.ts'
import { storedTables } from '../database/tables.ts'

type Modules = Pick<Host, 'inModule'>
type Row = StoredTables['logistics_vat_rate']

type Refused =
  | { readonly refused: 'in_use' | 'modified_elsewhere' | 'not_found' }
  | { readonly refused: 'invalid_input'; readonly fields: readonly ['changes.from'] }
/** A rate as it was set, or as it was before it was removed. */
interface Changed extends Pick<TaxRate, 'from' | 'rateBp' | 'taxClass'> {
  readonly removed: boolean
}

export const taxRates = {
  /** By class, the newest first. */
  async read(reader: Kysely<NoTables>): Promise<TaxRate[]> {
    const rates = storedTables(reader).selectFrom('logistics_vat_rate').selectAll()
    return (await rates.orderBy('tax_class').orderBy('from_day', 'desc').execute()).map(shown)
  },

  /** All of the changes or none, over the versions that were seen. A class that `isUsed` keeps a rate. */
  async change(
    host: Modules,
    transaction: Transaction<NoTables>,
    given: {
      readonly changes: readonly TaxRateChange[]
      readonly isUsed: (taxClass: string) => Promise<boolean>
    },
  ): Promise<readonly Changed[] | Refused> {
    await host.inModule('logistics').database.lock(transaction, 'vat-rates')
    const touched = new Set<string>()
    const changed: Changed[] = []
    for (const change of given.changes) {
      const stored = await rateOf(transaction, change.id)
      const isNew = stored === undefined && change.version === 0 && change.action === 'save'
      if (!(stored || isNew)) return { refused: 'not_found' }
      if (stored && stored.version !== change.version) return { refused: 'modified_elsewhere' }
      if (change.action === 'save' && (await isTaken(transaction, change))) {
        return { refused: 'invalid_input', fields: ['changes.from'] }
      }
      if (stored) touched.add(stored.tax_class)
      await write(transaction, change, isNew)
      const { taxClass, from, rateBp } = change.action === 'save' ? change : shown(stored as Row)
      changed.push({ taxClass, from, rateBp, removed: change.action === 'remove' })
    }
    for (const taxClass of touched) {
      if (!(await has(transaction, taxClass)) && (await given.isUsed(taxClass))) return { refused: 'in_use' }
    }
    return changed
  },
}

async function has(reader: Kysely<NoTables>, taxClass: string): Promise<boolean> {
  const rates = storedTables(reader).selectFrom('logistics_vat_rate').select('id').where('tax_class', '=', taxClass)
  return (await rates.executeTakeFirst()) !== undefined
}

function rateOf(reader: Kysely<NoTables>, id: string): Promise<Row | undefined> {
  return storedTables(reader).selectFrom('logistics_vat_rate').selectAll().where('id', '=', id).executeTakeFirst()
}

function shown({ id, version, tax_class, from_day, rate_bp, code }: Row): TaxRate {
  const [from, rateBp] = [from_day as TaxRate['from'], rate_bp as TaxRate['rateBp']]
  return { id, version, taxClass: tax_class, from, rateBp, code }
}

type Saved = Extract<TaxRateChange, { action: 'save' }>

async function isTaken(reader: Kysely<NoTables>, { id, taxClass, from }: Saved): Promise<boolean> {
  const others = storedTables(reader).selectFrom('logistics_vat_rate').select('id').where('id', '!=', id)
  const alike = others.where('tax_class', '=', taxClass).where('from_day', '=', from)
  return (await alike.executeTakeFirst()) !== undefined
}

async function write(transaction: Transaction<NoTables>, change: TaxRateChange, isNew: boolean): Promise<void> {
  const own = storedTables(transaction)
  if (change.action === 'remove') {
    await own.deleteFrom('logistics_vat_rate').where('id', '=', change.id).execute()
    return
  }
  const { id, version, taxClass: tax_class, from: from_day, rateBp: rate_bp, code } = change
  const row = { tax_class, from_day, rate_bp, code, version: version + 1 }
  if (isNew) {
    await own
      .insertInto('logistics_vat_rate')
      .values({ id, ...row })
      .execute()
  } else {
    await own.updateTable('logistics_vat_rate').set(row).where('id', '=', id).execute()
  }
}

/** Carriers and what is set of their drivers. Whoever calls has checked its own rights. */
import type { PersonCard } from '@workspace/portal/contract'
import type { NoTables } from '@workspace/portal/server'
import { finnishSortKey, writeRow } from '@workspace/portal/server'
import type { Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { CarrierFields, Driver, DriverFields } from '../../contract/index.ts'
import { plainDriver } from '../../contract/index.ts'
import type { CarrierRow } from '../database/tables.ts'
import { storedTables } from '../database/tables.ts'

type Fields = z.infer<typeof CarrierFields>
/** What a driver may in one application. */
type DriverRight = { readonly person: string; readonly may_claim: number; readonly sees_freight: number }
/** The name that the portal gives the transport company now. */
type Named = { readonly id: string; readonly name: string; readonly now: Date }

export const carriers = {
  read: (reader: Kysely<NoTables>, id: string): Promise<CarrierRow | undefined> =>
    storedTables(reader).selectFrom('logistics_carrier').selectAll().where('id', '=', id).executeTakeFirst(),

  settle,

  /** @returns the version that it has now; undefined where somebody has changed it since. */
  async save(
    transaction: Transaction<NoTables>,
    given: Fields & { /** Left out it stays. */ readonly wasteRegisterNumber?: string },
    { name, now }: Omit<Named, 'id'>,
  ): Promise<number | undefined> {
    const { id, version, businessId, licenceNumber, byproductNumber, insuranceUntil, contact } = given
    const stored = await settle(transaction, { id, name, now })
    const values = {
      ...{ name, contact, sort_name: stored.sort_name, business_id: businessId },
      waste_register_number: given.wasteRegisterNumber ?? stored.waste_register_number,
      ...{ licence_number: licenceNumber, byproduct_number: byproductNumber, insurance_until: insuranceUntil },
    }
    return writeRow(storedTables(transaction), 'logistics_carrier', { id, version, now, isNew: false, values })
  },

  /** The people of the cards with what is set of each. */
  async drivers(
    reader: Kysely<NoTables>,
    carrier: string,
    of: {
      readonly cards: readonly PersonCard[]
      readonly rights: readonly DriverRight[]
      readonly isLead: (card: PersonCard) => boolean
    },
  ): Promise<Driver[]> {
    const drivers = storedTables(reader).selectFrom('logistics_driver').selectAll().where('carrier', '=', carrier)
    const rows = await drivers.execute()
    return of.cards.map((card) => {
      const { id, name, telephone } = card
      const row = rows.find(({ person }) => person === id)
      const may = of.rights.find(({ person }) => person === id)
      return {
        ...{ id, name, telephone, isLead: of.isLead(card), version: row?.version ?? 0, ...plainDriver },
        ...(row && { vehicle: row.vehicle ?? '', showsPhone: row.shows_phone === 1, cardUntil: row.card_until }),
        ...(may && { mayClaim: may.may_claim === 1, seesFreight: may.sees_freight === 1 }),
      }
    })
  },

  /** Settings that another carrier has made do not come along with the driver. */
  async saveDriver(
    transaction: Transaction<NoTables>,
    given: z.infer<typeof DriverFields>,
    { name, now }: Omit<Named, 'id'>,
  ): Promise<number | { refused: 'modified_elsewhere' } | { refused: 'invalid_input'; fields: readonly ['vehicle'] }> {
    const { carrier, person, version, vehicle } = given
    const isTheirs = vehicle === '' || (await isVehicleOf(transaction, carrier, vehicle))
    if (!isTheirs) return { refused: 'invalid_input', fields: ['vehicle'] }
    await settle(transaction, { id: carrier, name, now })
    const own = storedTables(transaction)
    const drivers = own.selectFrom('logistics_driver').select(['carrier', 'version'])
    const stored = await drivers.where('person', '=', person).executeTakeFirst()
    const seen = stored?.carrier === carrier ? stored.version : 0
    if (seen !== version) return { refused: 'modified_elsewhere' }
    const row = {
      ...{ carrier, vehicle: vehicle === '' ? null : vehicle, shows_phone: given.showsPhone ? 1 : 0 },
      ...{ card_until: given.cardUntil, version: version + 1, changed_at: now.toISOString() },
    }
    if (stored === undefined) {
      const added = own.insertInto('logistics_driver').values({ person, ...row })
      const once = added.onConflict((conflict) => conflict.column('person').doNothing())
      const isAdded = (await once.returning('person').executeTakeFirst()) !== undefined
      return isAdded ? row.version : { refused: 'modified_elsewhere' }
    }
    const known = own.updateTable('logistics_driver').set(row).where('person', '=', person)
    const written = await known.where('version', '=', stored.version).returning('person').executeTakeFirst()
    return written === undefined ? { refused: 'modified_elsewhere' } : row.version
  },
}

/** A transport company of the portal gets its row when something of it is first saved; the name follows the portal's. */
export async function settle(transaction: Transaction<NoTables>, { id, name, now }: Named): Promise<CarrierRow> {
  const sort_name = finnishSortKey(name)
  const first = {
    ...{ id, name, business_id: '', licence_number: '', byproduct_number: '', waste_register_number: '' },
    ...{ insurance_until: null, contact: '', sort_name, version: 0, changed_at: now.toISOString() },
  }
  const made = storedTables(transaction).insertInto('logistics_carrier').values(first)
  return made
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, sort_name }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function isVehicleOf(reader: Kysely<NoTables>, carrier: string, vehicle: string): Promise<boolean> {
  const vehicles = storedTables(reader).selectFrom('logistics_vehicle').select('id').where('carrier', '=', carrier)
  return (await vehicles.where('id', '=', vehicle).where('removed', '=', 0).executeTakeFirst()) !== undefined
}

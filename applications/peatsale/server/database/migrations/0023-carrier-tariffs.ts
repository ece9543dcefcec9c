import type { Migrations } from '@workspace/portal/server'
import { column, tablesMade } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const { key, maybe, of, text, whole } = column

const tables = tablesMade({
  peatsale_carrier_tariff: {
    columns: {
      id: key,
      seller: of('peatsale_seller'),
      carrier: maybe(of('peatsale_carrier')),
      name: text,
      valid_from: text,
      valid_to: text,
      state: text,
      published_at: maybe(text),
      version: whole,
      changed_at: text,
    },
    indexes: [['seller', 'state']],
  },
  peatsale_carrier_tariff_row: {
    columns: {
      id: key,
      tariff: of('peatsale_carrier_tariff'),
      zone: maybe(of('peatsale_zone')),
      product_kind: maybe(text),
      kind: text,
      price: whole,
      minimum: maybe(whole),
      min_chargeable: whole,
      free_minutes: whole,
      waiting_per_hour: whole,
      fuel_bp: whole,
    },
    indexes: [['tariff']],
  },
})

/**
 * What carriers are paid by. A load and an offer of it keep the row that their freight comes from; a load whose freight is
 * typed by hand keeps the reason. An offer by tariff has a freight for each carrier.
 */
export const carrierTariffs: Migrations[string] = {
  async up(database: Kysely<unknown>): Promise<void> {
    await tables.up(database)
    await sql`alter table peatsale_load add column tariff_row text`.execute(database)
    await sql`alter table peatsale_load add column freight_reason text`.execute(database)
    await sql`alter table peatsale_load_offer add column freight bigint`.execute(database)
    await sql`alter table peatsale_load_offer add column tariff_row text`.execute(database)
  },
}

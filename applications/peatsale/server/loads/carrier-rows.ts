/** What a carrier is owed for a load (2.2); open until the carrier has looked at it. */
import { newId } from '@workspace/portal/server'
import type { FreightRate } from '../../contract/events/event.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatTransaction } from '../events/aggregate.ts'
import { factLines } from './load-facts.ts'
import { freightCents, kmOf, volumeOfLines } from './proposal.ts'

type Of = { readonly load: { readonly id: string } }

/** By the freight that the load was verified with; a load that the customer came for owes nobody. */
export async function openCarrierRow(transaction: PeatTransaction, { load: { id } }: Of): Promise<void> {
  const own = ownTables(transaction)
  const load = await own.selectFrom('peatsale_load').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await own.deleteFrom('peatsale_carrier_row').where('load_id', '=', id).where('state', '=', 'open').execute()
  if (load.carrier === null || load.freight_rate === null) return
  const rate: FreightRate = JSON.parse(load.freight_rate)
  const lines = await factLines(transaction, id)
  const volume = volumeOfLines(lines, ({ delivered, loaded }) => delivered ?? loaded ?? 0)
  const km = await kmOf(transaction, load)
  const freight = freightCents(rate, { volume, km })
  const quantity = { perLoad: 1, perM3: volume, perKm: km }[rate.kind]
  const row = { id: newId(), load_id: id, carrier: load.carrier, basis: rate.kind, quantity, rate: rate.price, freight }
  await own
    .insertInto('peatsale_carrier_row')
    .values({ ...row, waiting: 0, extras: 0, amount: freight, state: 'open', words: '' })
    .execute()
}

export async function reopenCarrierRow(transaction: PeatTransaction, { load }: Of): Promise<void> {
  const rows = ownTables(transaction).updateTable('peatsale_carrier_row').where('load_id', '=', load.id)
  await rows.where('state', '!=', 'settled').set({ state: 'open' }).execute()
}

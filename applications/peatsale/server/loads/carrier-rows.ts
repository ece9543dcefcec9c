/** What a carrier is owed for a load (2.2); open until the carrier has looked at it. */

import { newId } from '@workspace/portal/server'
import type { FreightRate } from '../../contract/fields/delivery-terms.ts'
import type { PeatReader, PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { FactLine } from './load-context.ts'
import { factLines } from './load-context.ts'
import type { StoredLoad } from './load-names.ts'
import { freightCents, kmOf, volumeOfLines } from './proposal.ts'
import { cameQuantity, payByTariff, tariffBook } from './tariff-pay.ts'

type Of = { readonly load: { readonly id: string } }

/**
 * By the freight that the load was verified with: by hand that is the whole sum, by tariff fuel and waiting come to it. A
 * load that the customer came for owes nobody.
 */
export async function openCarrierRow(transaction: PeatTransaction, { load: { id } }: Of): Promise<void> {
  const own = ownTables(transaction)
  const load = await own.selectFrom('peatsale_load').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await own.deleteFrom('peatsale_carrier_row').where('load_id', '=', id).where('state', '=', 'open').execute()
  const { carrier } = load
  const owed = carrier === null ? undefined : await owedFor(transaction, load)
  if (carrier === null || owed === undefined) return
  const { tariff_row, ...amounts } = owed
  await own.updateTable('peatsale_load').set({ tariff_row }).where('id', '=', id).execute()
  await own
    .insertInto('peatsale_carrier_row')
    .values({ id: newId(), load_id: id, carrier, ...amounts, state: 'open', words: '' })
    .execute()
}

async function owedFor(reader: PeatReader, load: StoredLoad) {
  const lines = await factLines(reader, load.id)
  if (load.freight_rate !== null) return await owedByHand(reader, load, { lines, rate: JSON.parse(load.freight_rate) })
  const waiting = { site: load.waiting_site ?? 0, swamp: load.waiting_swamp ?? 0 }
  const asked = { load, lines, carrier: load.carrier, quantity: cameQuantity, waiting }
  const pay = await payByTariff(reader, await tariffBook(reader, [load]), asked)
  if (pay === undefined) return undefined
  const { rate, quantity, freight, fuel, amount } = pay
  return {
    ...{ tariff_row: rate.id, basis: rate.kind, quantity, rate: rate.price, freight },
    ...{ waiting: pay.waiting, extras: fuel, amount },
  }
}

interface ByHand {
  readonly lines: readonly FactLine[]
  readonly rate: FreightRate
}

async function owedByHand(reader: PeatReader, load: StoredLoad, { lines, rate }: ByHand) {
  const volume = volumeOfLines(lines, cameQuantity)
  const km = await kmOf(reader, load)
  const freight = freightCents(rate, { volume, km })
  const quantity = { perLoad: 1, perM3: volume, perKm: km }[rate.kind]
  const paid = { basis: rate.kind, quantity, rate: rate.price, freight, waiting: 0, extras: 0, amount: freight }
  return { tariff_row: null, ...paid }
}

export async function reopenCarrierRow(transaction: PeatTransaction, { load }: Of): Promise<void> {
  const rows = ownTables(transaction).updateTable('peatsale_carrier_row').where('load_id', '=', load.id)
  await rows.where('state', '!=', 'settled').set({ state: 'open' }).execute()
}

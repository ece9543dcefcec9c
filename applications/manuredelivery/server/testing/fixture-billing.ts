/** What the two companies have settled: a batch with a row, one to be taken back, and what a carrier is owed. */
import type { Kysely } from 'kysely'
import type { ManureTables } from '../database/tables.ts'
import { manure } from './ids.ts'

const parties = [
  { of: manure.novarbo, code: 'NOV', farm: 'Koivukummun Siipikarja', net: 71_100 },
  { of: manure.ekoasuminen, code: 'EKO', farm: 'Tallinmäen Ratsukeskus', net: 72_200 },
] as const
type Party = (typeof parties)[number]

export async function fillBilling(own: Kysely<ManureTables>): Promise<void> {
  await own.insertInto('manuredelivery_batch').values(parties.flatMap(batchRows)).execute()
  await own.insertInto('manuredelivery_batch_row').values(parties.map(row)).execute()
  await own.insertInto('manuredelivery_carrier_row').values(parties.map(carrierRow)).execute()
}

function batchRows({ of, code, net }: Party): ManureTables['manuredelivery_batch'][] {
  const batch = (id: string, running: number) => ({
    ...{ id, approval: id, number: `AIN-2026-W36-${code}-${running}`, company: of.company, side: 'purchase' },
    ...{ period_from: '2026-08-24', period_to: '2026-08-30', state: 'approved', consignments: 1 },
    ...{ net, vat: 0, gross: net, approved_by: '', approved_at: '2026-09-01T06:00:00.000Z', sent_by: '' },
    ...{ sent_at: null, reason: '' },
  })
  return [batch(of.batch, 1), batch(of.openBatch, 2)]
}

function row({ of, code, farm, net }: Party): ManureTables['manuredelivery_batch_row'] {
  return {
    ...{ id: of.batch, batch: of.batch, position: 0, consignment: of.consignment, side: 'purchase' },
    ...{ company: of.company, farm_number: `T-${code}`, business_id: '9990003-2', farm_name: farm },
    ...{ einvoice_address: '', request_number: `LA-26-${code}`, number: `LA-26-${code}-1`, day: '2026-08-25' },
    ...{ kind: 'goods', code: `${code}A`, name_fi: 'Lanta', name_en: 'Manure', quantity: 1000, unit: 't' },
    ...{ unit_price: net * 100, net, vat_code: '', vat_rate_bp: 0, vat: 0, gross: net, cost_centre: '' },
    ...{ account_no: '', self_billing: 0, free_text: '', correction_of: null },
  }
}

function carrierRow({ of, net }: Party): ManureTables['manuredelivery_carrier_row'] {
  const rows = JSON.stringify([{ kind: 'freight', exactCents: `${net}.00`, net }])
  return {
    ...{ id: of.batch, consignment: of.consignment, carrier: of.carrier, company: of.company, day: '2026-08-25' },
    ...{ rows, net, changed_at: '2026-09-01T06:00:00.000Z' },
  }
}

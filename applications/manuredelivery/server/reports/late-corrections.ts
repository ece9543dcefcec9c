/** What was corrected after the settlement had taken it: who, why, and what its rows come to (3.3, S15, 7.7). */
import type { LocalDate } from '@workspace/portal/contract'
import { addDays, momentAt } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import type { correctedParts, LateCorrection } from '../../contract/reports/quality.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

interface Asked {
  readonly company: string
  readonly from: LocalDate
  readonly to: LocalDate
}

const most = 500

export async function lateCorrections(
  { database, people }: Pick<Host, 'database' | 'people'>,
  asked: Asked,
): Promise<{ readonly corrections: LateCorrection[]; readonly total: number }> {
  const reader = database.reading
  // A correction writes a row for each field, of one moment.
  const all = [...Map.groupBy(await correctedFields(reader, asked), ({ id, at }) => `${at} ${id}`).values()]
  const shown = all.slice(0, most)
  const ids = [...new Set(shown.flatMap(([first]) => first?.id ?? []))]
  const amounts = await settledBy(reader, ids)
  const cards = await people.cards({ ids: [...new Set(shown.flatMap(([first]) => first?.person || []))] })
  const names = new Map(cards.map(({ id, name }) => [id, name]))
  const corrections = shown.flatMap((fields): LateCorrection[] => {
    const [first] = fields
    if (first === undefined) return []
    const { id, number, at, person, reason, company, farm, plant } = first
    const settled = amounts.get(`${at} ${id}`)
    return [
      {
        ...{ consignment: id, number, company, farm, plant, at, reason, by: names.get(person) ?? '' },
        correction: settled?.number ?? '',
        parts: [...new Set(fields.map(({ field }) => partOf(field)))],
        ...{ saleGross: settled?.sale_gross ?? 0, purchaseGross: settled?.purchase_gross ?? 0 },
        isWaiting: settled !== undefined && settled.sale_batch === null && settled.purchase_batch === null,
      },
    ]
  })
  return { corrections, total: all.length }
}

async function correctedFields(reader: ManureReader, { company, from, to }: Asked) {
  return await ownTables(reader)
    .selectFrom('manuredelivery_correction as correction')
    .innerJoin('manuredelivery_consignment as of', 'of.id', 'correction.consignment')
    .innerJoin('logistics_company as company', 'company.id', 'of.company')
    .innerJoin('logistics_account as account', 'account.id', 'of.account')
    .innerJoin('manuredelivery_plant as plant', 'plant.id', 'of.plant')
    .select(['of.id', 'of.number', 'correction.at', 'correction.person', 'correction.reason', 'correction.field'])
    .select(['company.name as company', 'account.name as farm', 'plant.name as plant'])
    .where('of.company', '=', company)
    .where('correction.after_lock', '=', 1)
    .where('correction.at', '>=', momentAt(from, 0, 0).toISOString())
    .where('correction.at', '<', momentAt(addDays(to, 1), 0, 0).toISOString())
    .orderBy('correction.at', 'desc')
    .orderBy('of.number')
    .orderBy('correction.id')
    .execute()
}

/** By moment and consignment. */
async function settledBy(reader: ManureReader, consignments: readonly string[]) {
  if (consignments.length === 0) return new Map()
  const rows = await ownTables(reader)
    .selectFrom('manuredelivery_settlement_correction')
    .select(['consignment', 'number', 'made_at', 'sale_gross', 'purchase_gross', 'sale_batch', 'purchase_batch'])
    .where('consignment', 'in', consignments)
    .execute()
  return new Map(rows.map((row) => [`${row.made_at} ${row.consignment}`, row]))
}

const parts: Readonly<Record<string, (typeof correctedParts)[number]>> = {
  ...{ weighings: 'weight', measured_m3: 'weight', type: 'type', billed_kg: 'billed', billed_m3: 'billed' },
  ...{ temperature: 'quality', sample: 'quality', cause: 'cause' },
}

function partOf(field: string): (typeof correctedParts)[number] {
  return parts[field] ?? 'other'
}

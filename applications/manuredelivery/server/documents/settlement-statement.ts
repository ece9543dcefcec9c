/** The settlement statement of a farm: one for each approval, both sides with VAT and balance (7.6). It is a basis, no invoice. */
import { storeDocument, sumsOf, withYields } from '@workspace/logistics/server'
import type { Host } from '@workspace/portal/server'
import type { Side } from '../../contract/billing/batch.ts'
import { sides } from '../../contract/billing/batch.ts'
import type { NewRow } from '../billing/billing-rows.ts'
import type { Billable } from '../billing/propose.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { accountCard } from '../farms/accounts.ts'
import type { SettlementStatementContent } from './content.ts'
import { manureDocuments } from './manure-documents.ts'

interface Issuing {
  readonly batches: readonly { readonly id: string; readonly number: string }[]
  readonly billable: readonly Billable[]
  readonly company: string
  readonly from: string
  readonly to: string
  readonly by: string
  readonly now: Date
}

export async function issueStatements(
  transaction: ManureTransaction,
  host: Pick<Host, 'wake'>,
  { batches, billable, company, from, to, by, now }: Issuing,
): Promise<void> {
  const own = ownTables(transaction)
  const [first] = batches
  if (first === undefined) return
  const { name, business_id } = await own
    .selectFrom('logistics_company')
    .select(['name', 'business_id'])
    .where('id', '=', company)
    .executeTakeFirstOrThrow()
  const { approval } = await own
    .selectFrom('manuredelivery_batch')
    .select('approval')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow()
  const charged = billable.filter(({ rows }) => rows.length > 0)
  let running = 0
  for await (const [account, of] of withYields(Map.groupBy(charged, (each) => each.of.account))) {
    running += 1
    const farm = await accountCard(transaction, account)
    const number = `${first.number}-${running}`
    const document = {
      ...{ kind: 'settlementStatement', number, of: { kind: 'approval', id: approval } },
      ...{ language: farm.language, letter: '', own: { company, account }, by, now },
    } as const
    const body = {
      ...{ number, company: { name, businessId: business_id }, from, to },
      farm: { name: farm.name, businessId: farm.businessId, farmNumber: of[0]?.of.farm_number ?? '' },
      batches: batches.map((batch) => batch.number),
      ...amountsOf(of.flatMap(({ rows }) => rows)),
    }
    await storeDocument(
      manureDocuments.storeIn(transaction),
      document,
      (edition): SettlementStatementContent => ({
        ...edition,
        ...body,
      }),
    )
  }
  host.wake('documents')
}

export function voidStatements(transaction: ManureTransaction, approval: string): Promise<void> {
  return manureDocuments.voidOf(transaction, { kind: 'settlementStatement', of: approval })
}

function amountsOf(rows: readonly NewRow[]) {
  const ofSide = (side: Side) => rows.filter((row) => row.side === side)
  const [sale, purchase] = [sumsOf(ofSide('sale')), sumsOf(ofSide('purchase'))]
  const vat = sides.flatMap((side) =>
    [...Map.groupBy(ofSide(side), ({ vat_rate_bp }) => vat_rate_bp)]
      .toSorted(([a], [b]) => a - b)
      .map(([rateBp, alike]) => ({ side, rateBp, ...sumsOf(alike) })),
  )
  return {
    isSelfBilled: rows.some(({ self_billing }) => self_billing === 1),
    rows: rows.map((row) => ({
      ...{ number: row.number, day: row.day, side: row.side, name: { fi: row.name_fi, en: row.name_en } },
      ...{ quantity: row.quantity, unit: row.unit, unitPrice: row.unit_price, net: row.net },
      vatRateBp: row.vat_rate_bp,
    })),
    ...{ vat, sale, purchase, balance: purchase.gross - sale.gross },
  }
}

import type { Operator } from '../../contract/index.ts'
import type { ManureReader, ManureTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

export type OperatorRow = ManureTables['manuredelivery_operator']

export function operatorRow(reader: ManureReader, id: string): Promise<OperatorRow | undefined> {
  return ownTables(reader).selectFrom('manuredelivery_operator').selectAll().where('id', '=', id).executeTakeFirst()
}

export function operatorOf(row: OperatorRow): Operator {
  return {
    ...{ id: row.id, version: row.version, ordersEmail: row.orders_email, phone: row.phone },
    ...{ estimateTolerancePct: row.estimate_tolerance_pct, scaleTolerancePct: row.scale_tolerance_pct },
    ...{ remainderTolerancePct: row.remainder_tolerance_pct, cutOffHours: row.cut_off_hours },
    ...{ releaseCutOff: row.release_cut_off, objectionDays: row.objection_days },
    ...{ docRetentionYears: row.retention_years, accountSale: row.account_sale, accountPurchase: row.account_purchase },
    fertiliserOperatorNo: row.fertiliser_operator_no,
  }
}

export function settingsColumns(settings: Omit<Operator, 'id' | 'version'>) {
  return {
    ...{ orders_email: settings.ordersEmail, phone: settings.phone },
    estimate_tolerance_pct: settings.estimateTolerancePct,
    scale_tolerance_pct: settings.scaleTolerancePct,
    remainder_tolerance_pct: settings.remainderTolerancePct,
    ...{ cut_off_hours: settings.cutOffHours, release_cut_off: settings.releaseCutOff },
    ...{ objection_days: settings.objectionDays, retention_years: settings.docRetentionYears },
    ...{ account_sale: settings.accountSale, account_purchase: settings.accountPurchase },
    fertiliser_operator_no: settings.fertiliserOperatorNo,
  }
}

/** A company that receives manure cannot be removed (7.11). */
export async function isOperatorsCompany(reader: ManureReader, key: string): Promise<boolean> {
  const operators = ownTables(reader)
    .selectFrom('manuredelivery_operator as operator')
    .innerJoin('logistics_company as company', 'company.id', 'operator.id')
    .select('operator.id')
  return (await operators.where('company.company_key', '=', key).executeTakeFirst()) !== undefined
}

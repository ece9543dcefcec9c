import type { Term } from '../../contract/index.ts'
import type { ManureReader, ManureTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

export type TermRow = ManureTables['manuredelivery_term']

export function termRow(reader: ManureReader, id: string): Promise<TermRow | undefined> {
  return ownTables(reader).selectFrom('manuredelivery_term').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function termsVersionOf(reader: ManureReader, company: string): Promise<number> {
  const operator = ownTables(reader).selectFrom('manuredelivery_operator').select('terms_version')
  return (await operator.where('id', '=', company).executeTakeFirstOrThrow()).terms_version
}

/** A request is not accepted by other terms than the office has seen. @returns the new version. */
export async function moveTermsVersion(transaction: ManureReader, company: string): Promise<number> {
  const { terms_version } = await ownTables(transaction)
    .updateTable('manuredelivery_operator')
    .set((of) => ({ terms_version: of('terms_version', '+', 1) }))
    .where('id', '=', company)
    .returning('terms_version')
    .executeTakeFirstOrThrow()
  return terms_version
}

export function termOf(row: TermRow): Term {
  const part = (json: string | null) => (json === null ? null : JSON.parse(json))
  return {
    ...{ id: row.id, version: row.version, company: row.company, name: row.name, tag: row.tag },
    ...{ type: row.type, plant: row.plant, publishedAt: row.published_at },
    scope: row.scope as Term['scope'],
    validFrom: row.valid_from as Term['validFrom'],
    validTo: row.valid_to as Term['validTo'],
    direction: row.direction as Term['direction'],
    ...{ goods: part(row.goods), freight: part(row.freight), waiting: part(row.waiting) },
    ...{ refusal: part(row.refusal), wastedTrip: part(row.wasted_trip) },
    state: row.state as Term['state'],
  }
}

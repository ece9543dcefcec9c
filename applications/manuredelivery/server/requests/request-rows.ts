/** Stored pickup requests and what is stored with them. */

import { days } from '@workspace/portal/server'
import type { DeclarationKind } from '../../contract/requests/request-fields.ts'
import type { StoredConsignment, StoredDeclaration, StoredRequest } from '../database/stored-rows.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

export async function storedRequest(reader: ManureReader, id: string): Promise<StoredRequest | undefined> {
  const requests = ownTables(reader).selectFrom('manuredelivery_request').selectAll()
  return await requests.where('id', '=', id).executeTakeFirst()
}

/** Each giving and revoking, the last one first. */
export async function declarationsOf(reader: ManureReader, request: string): Promise<StoredDeclaration[]> {
  const rows = ownTables(reader).selectFrom('manuredelivery_declaration').selectAll().where('request', '=', request)
  return await rows.orderBy('at', 'desc').orderBy('id', 'desc').execute()
}

/** Of its request; of an unplanned one those that the farm gave to the company within 30 days before (3.3). */
export async function declarationsFor(
  reader: ManureReader,
  { request, account, company, created_at }: Pick<StoredConsignment, 'request' | 'account' | 'company' | 'created_at'>,
): Promise<StoredDeclaration[]> {
  if (request !== null) return await declarationsOf(reader, request)
  const since = new Date(Date.parse(created_at) - days(30)).toISOString()
  return await ownTables(reader)
    .selectFrom('manuredelivery_declaration as declaration')
    .innerJoin('manuredelivery_request as of', 'of.id', 'declaration.request')
    .selectAll('declaration')
    .where('of.account', '=', account)
    .where('of.company', '=', company)
    .where('declaration.at', '>=', since)
    .where('declaration.at', '<=', created_at)
    .orderBy('declaration.at', 'desc')
    .orderBy('declaration.id', 'desc')
    .execute()
}

/** Of each kind whether it is given now; a kind that was never given is not in it. */
export function currentDeclarations(rows: readonly StoredDeclaration[]): ReadonlyMap<DeclarationKind, boolean> {
  const oldestFirst = rows.toReversed()
  return new Map(oldestFirst.map(({ kind, is_given }) => [kind as DeclarationKind, is_given === 1]))
}

/** The declarations that a manure type asks for. */
export function askedDeclarations(type: { readonly declarations: string } | undefined): readonly DeclarationKind[] {
  return type === undefined ? [] : JSON.parse(type.declarations)
}

/** Whole kilograms of an estimate (W4): the density is the store's, else the type's. */
export function kilogramsOf(
  { estimate, estimate_unit }: Pick<StoredRequest, 'estimate' | 'estimate_unit'>,
  kgPerM3: number,
): number {
  if (estimate === null) return 0
  return estimate_unit === 'kg' ? estimate : Math.round((estimate * kgPerM3) / 1000)
}

/** Thousandths of m³ (W4). */
export function volumeOf(kg: number, kgPerM3: number): number {
  return Math.round((kg * 1000) / kgPerM3)
}

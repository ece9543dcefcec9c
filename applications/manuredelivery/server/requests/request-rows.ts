/** Stored pickup requests and what is stored with them. */

import type { DeclarationKind } from '../../contract/requests/request-fields.ts'
import type { StoredDeclaration, StoredRequest } from '../database/stored-rows.ts'
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

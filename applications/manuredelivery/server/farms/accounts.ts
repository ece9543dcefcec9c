/** Accounts of farms, as Lanta-appi reads them from the shared rows. */
import type { DocumentLanguage } from '@workspace/portal/server'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

export interface AccountCard {
  readonly id: string
  readonly name: string
  readonly businessId: string
  readonly farmId: string
  readonly language: DocumentLanguage
}

export async function accountCard(reader: ManureReader, id: string): Promise<AccountCard> {
  const accounts = ownTables(reader).selectFrom('logistics_account').selectAll().where('id', '=', id)
  const row = await accounts.executeTakeFirstOrThrow()
  const language = row.language === 'en' ? 'en' : 'fi'
  return { id, name: row.name, businessId: row.business_id, farmId: row.farm_id, language }
}

export async function accountName(reader: ManureReader, id: string): Promise<string> {
  const accounts = ownTables(reader).selectFrom('logistics_account').select('name').where('id', '=', id)
  return (await accounts.executeTakeFirst())?.name ?? ''
}

/** Main members first. */
export async function accountMembers(reader: ManureReader, account: string): Promise<readonly string[]> {
  const members = ownTables(reader).selectFrom('logistics_member').select('person').where('account', '=', account)
  const rows = await members.orderBy('is_main', 'desc').orderBy('person').execute()
  return rows.map(({ person }) => person)
}

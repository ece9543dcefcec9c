import { companyKey } from '../../../contract/own.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { carryRename, isReferredTo, setAdministrating } from './company-references.ts'

/** Companies whose key is that name's; the list never has two of one key (ADMIN-SYS-20). */
export async function companyOfKey(transaction: PortalTransaction, name: string): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('company')
    .select('name')
    .where('key', '=', companyKey(name))
    .executeTakeFirst()
  return row?.name
}

/**
 * The company of that name's key as the list spells it, held until this transaction ends: meanwhile nobody renames or
 * removes what somebody is being put into. An update that changes nothing takes the row's lock on both engines.
 */
export async function holdCompany(transaction: PortalTransaction, name: string): Promise<string | undefined> {
  const row = await transaction
    .updateTable('company')
    .set((is) => ({ position: is.ref('position') }))
    .where('key', '=', companyKey(name))
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** At the end of the operator's order; its administrators administer every application (ENT-32). */
export async function addCompany(transaction: PortalTransaction, name: string): Promise<void> {
  const last = await transaction
    .selectFrom('company')
    .select((row) => row.fn.max('position').as('position'))
    .executeTakeFirst()
  const position = Number(last?.position ?? -1) + 1
  await transaction
    .insertInto('company')
    .values({ name, key: companyKey(name), position })
    .execute()
  await setAdministrating(transaction, name, true)
}

/** ADMIN-SYS-18: it keeps its place, and whoever refers to it goes along. @returns how many people and applications did. */
export async function renameCompany(
  transaction: PortalTransaction,
  renaming: { from: string; to: string; now: Date },
): Promise<{ users: number; applications: number }> {
  const { from, to } = renaming
  await transaction
    .updateTable('company')
    .set({ name: to, key: companyKey(to) })
    .where('name', '=', from)
    .execute()
  return carryRename(transaction, renaming)
}

/** False when a person or an application refers to it; that its administrators might administer applications does not count. */
export async function removeCompany(transaction: PortalTransaction, name: string): Promise<boolean> {
  await holdCompany(transaction, name)
  if (await isReferredTo(transaction, name)) return false
  await setAdministrating(transaction, name, false)
  await transaction.deleteFrom('company').where('name', '=', name).execute()
  return true
}

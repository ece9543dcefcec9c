import type { Host, NoTables } from '@workspace/portal/server'
import type { Transaction } from 'kysely'
import { companyNamed } from '../sellers/company-name.ts'

interface Acting {
  readonly host: Host
  readonly transaction: Transaction<NoTables>
  readonly request: Parameters<Host['audit']['append']>[1]
}

/** A line of the audit trail for each of the sellers: the administrators of their companies read it. */
export async function auditForSellers(
  { host, transaction, request }: Acting,
  { sellers, ...act }: Parameters<Host['audit']['append']>[2] & { readonly sellers: readonly string[] },
): Promise<void> {
  for (const seller of sellers) {
    const company = await companyNamed(host, transaction, seller)
    await host.audit.append(transaction, request, { ...act, ...company })
  }
}

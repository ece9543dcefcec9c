import type { Host } from '@workspace/portal/server'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

type Audit = Parameters<Host['audit']['append']>
type Act = Pick<Audit[2], 'action' | 'details'> & { readonly account: string }
interface Acting {
  readonly host: Host
  readonly transaction: ManureTransaction
  readonly request: Audit[1]
}

/** A line of the audit trail for each company of the farm, also for one that does not collect from it any more. */
export async function auditFarm({ host, transaction, request }: Acting, { account, ...act }: Act): Promise<void> {
  const links = await ownTables(transaction)
    .selectFrom('manuredelivery_farm_link as link')
    .innerJoin('logistics_company as company', 'company.id', 'link.company')
    .innerJoin('logistics_account as account', 'account.id', 'link.account')
    .select(['account.name as target', 'company.company_key as key'])
    .where('link.account', '=', account)
    .orderBy('company.code')
    .execute()
  const companies = await host.companies()
  for (const { target, key } of links) {
    const company = companies.find((each) => each.key === key)?.name
    await host.audit.append(transaction, request, { ...act, target, ...(company === undefined ? {} : { company }) })
  }
}

import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { withoutTables } from '../../kernel/database/portal-transaction.ts'
import type { Member, MembershipFields } from '../../kernel/host/membership.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { transportCompaniesIn } from '../../kernel/registers/company-store.ts'

/** What the applications keep of the person, as this transaction sees it. */
export async function storedMemberships(
  transaction: PortalTransaction,
  { applications }: Pick<PortalHost, 'applications'>,
  person: Member,
): Promise<MembershipFields> {
  const transportCompanies = await transportCompaniesIn(transaction)
  let fields: MembershipFields = {}
  for (const { membership } of applications) {
    const found = await membership?.load(withoutTables(transaction), [person], { transportCompanies })
    fields = { ...fields, ...found?.get(person.id) }
  }
  return fields
}

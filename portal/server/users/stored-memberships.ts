import { transportCompaniesIn } from '../companies/company-store.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { Member, MembershipFields } from '../host/membership.ts'
import type { PortalHost } from '../host/portal-host.ts'

/** What the applications keep of the person, as this transaction sees it. */
export async function storedMemberships(
  transaction: PortalTransaction,
  portal: PortalHost,
  person: Member,
): Promise<MembershipFields> {
  const transportCompanies = await transportCompaniesIn(transaction)
  let fields: MembershipFields = {}
  for (const { membership } of portal.applications) {
    const found = await membership?.load(transaction as never, [person], { transportCompanies })
    fields = { ...fields, ...found?.get(person.id) }
  }
  return fields
}

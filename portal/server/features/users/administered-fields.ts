import type { administrationCalls, InputOf } from '../../../contract/own.ts'
import { isPostalCode } from '../../../contract/own.ts'
import type { AccountChanges } from '../../kernel/accounts/account-store.ts'
import { ownWords } from '../../kernel/accounts/own-words.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { isCommonPassword } from '../../kernel/passwords/common-passwords.ts'
import { Refused } from '../../kernel/refusals/refuse.ts'
import { companyNames } from '../../kernel/registers/company-store.ts'
import type { RequestedRights } from './user-rights.ts'

type Given = InputOf<(typeof administrationCalls)['addUser']> | InputOf<(typeof administrationCalls)['saveUser']>

/** Contact data as an administrator sends it; rights are settled elsewhere, one by one. */
export function contactOf(given: Given) {
  const { firstname, lastname, jobtitle, telephone, streetaddress, postal, city, country, misc } = given
  const contact = { firstname, lastname, jobtitle, telephone, streetaddress, postal, city, country }
  return { ...contact, language: misc.language } satisfies AccountChanges
}

/** The rights among what was sent. @param apps the block of applications, where the call has one. */
export function wantedOf(given: Given, apps: readonly string[] | undefined): RequestedRights {
  const { usertype, company, usergroups, transportalloworders, transportadmin } = given
  return { usertype, company, groups: usergroups, apps, transportalloworders, transportadmin, sent: given }
}

/** REG-30, REG-31 by the operator's rule; a code that was stored before stays good. */
export function checkPostal(postal: string, stored: string, rule: Parameters<typeof isPostalCode>[1]): void {
  if (postal !== '' && postal !== stored && !isPostalCode(postal, rule)) {
    throw new Refused('invalid_input', { fields: ['postal'] })
  }
}

/** R60. */
export async function checkNotCommon(
  portal: PortalHost,
  password: string,
  person: Parameters<typeof ownWords>[0],
): Promise<void> {
  const isCommon = isCommonPassword(password, ownWords(person, await companyNames(portal.database)))
  if (isCommon) throw new Refused('common_password', { fields: ['password'] })
}

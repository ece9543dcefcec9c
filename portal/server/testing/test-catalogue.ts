/** Companies, applications and people that tests start from. */
import type { ApplicationGroup } from '../../contract/own.ts'
import { companyKey, groupCatalogue } from '../../contract/own.ts'
import { isAdministrator } from '../kernel/accounts/account.ts'
import type { AccountFields } from '../kernel/accounts/account-store.ts'
import type { PortalHost } from '../kernel/host/portal-host.ts'
import { saveSetting } from '../kernel/site/site-store.ts'

const companies = ['Biolan', 'Novarbo', 'Favorit', 'Ekoasuminen']

export async function fillCatalogue(host: PortalHost): Promise<void> {
  await host.database.writing(async (transaction) => {
    const rows = companies.map((name, position) => ({ name, key: companyKey(name), position }))
    await transaction.insertInto('company').values(rows).execute()
    await saveSetting(transaction, 'siteAdminEmail', 'yllapito@portal.test')
    await saveSetting(transaction, 'supportEmail', 'tuki@portal.test')
    // The start has listed what is mounted, open to nobody.
    const rights = { opengroups: '["biolan"]', admingroups: '["superadmin","biolanadmin"]' }
    await transaction.updateTable('application').set(rights).execute()
  })
}

/** An activated customer without rights but for what the test names. */
export function personFields(
  number: number,
  fields: Partial<AccountFields>,
  extraGroups: readonly ApplicationGroup[],
): AccountFields {
  const username = fields.username ?? `testaaja_${number}`
  const email = fields.email ?? `${username.toLowerCase()}@posti.test`
  const groups = fields.groups ?? []
  return {
    username,
    email,
    recoveryEmail: email,
    company: '',
    jobtitle: '',
    firstname: 'Testi',
    lastname: `Henkilö ${number}`,
    streetaddress: 'Suotie 1',
    postal: '20100',
    city: 'Turku',
    country: 'Suomi',
    telephone: '000 000 0100',
    usertype: 'customer',
    carrier: '',
    apps: [],
    homeapp: '',
    preferredapps: [],
    language: 'fi',
    activated: true,
    deactivated: false,
    transportalloworders: false,
    transportadmin: false,
    createdby: username,
    declinedCompany: '',
    ...fields,
    groups,
    isSuperadmin: groups.includes('superadmin'),
    isAdmin: isAdministrator(groups, groupCatalogue(companies, extraGroups)),
  }
}

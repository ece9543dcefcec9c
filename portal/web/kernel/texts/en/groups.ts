/** English texts: user types, user groups and applications. */
import type { groups as finnish } from '../fi/groups.ts'
import type { Section } from '../section.ts'

export const groups: Section<typeof finnish> = {
  usertype_customer: 'Customer',
  usertype_admin: 'Administrator',
  usertype_transport: 'Transport',
  usertype_swampperson: 'Swamp person (loader)',
  usertype_none: 'None',
  group_superadmin: 'SuperAdmin',
  group_company: ({ company }) => `${company}: user`,
  group_companyadmin: ({ company }) => `${company}: administrator`,
  unknownapp: '???',
  appyourrole: ({ role }) => `Your role in this application: ${role}`,
  appcontact: ({ phone }) => `Sales: ${phone}`,
  appnotinusetext: 'This application is not in use.',
  apptofrontpage: 'All your applications',
  loadingapp: ({ app }) => `Opening ${app}…`,
  othercompany: 'Other company',
}

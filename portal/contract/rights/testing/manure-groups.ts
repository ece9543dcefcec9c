/** Groups with the rules of ROLE-20, which tests of the portal give to an application of theirs. */
import type { ApplicationGroup, ListedGroup } from '../../applications/application-group.ts'

export const manureGroups = {
  admin: 'manureappadmin',
  customer: 'manureappuser',
  transport: 'manuretransport',
  transportAdmin: 'manuretransportadmin',
} as const

const { admin, customer, transport, transportAdmin } = manureGroups
const ofTransport = { givenBy: [admin, transportAdmin], within: 'transport-company' } as const
const named = (name: string) => ({ name, texts: { fi: `${name} suomeksi`, en: `${name} in English` } })

export const manureAppGroups: readonly ApplicationGroup[] = [
  { ...named(admin), givenBy: [admin], administers: true },
  { ...named(customer), givenBy: [admin] },
  { ...named(transport), ...ofTransport },
  { ...named(transportAdmin), ...ofTransport },
]

export const listedManureGroups: readonly ListedGroup[] = manureAppGroups.map((group) => ({
  ...group,
  application: 'manuredelivery',
}))

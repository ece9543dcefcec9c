/** The user groups of manure delivery (ENT-38), and who gives them (ROLE-20). */
import type { ApplicationGroup } from '@workspace/portal/contract'

export const manureGroups = {
  admin: 'manureappadmin',
  customer: 'manureappuser',
  transport: 'manuretransport',
  transportAdmin: 'manuretransportadmin',
} as const

const { admin, customer, transport, transportAdmin } = manureGroups
const ofTransport = { givenBy: [admin, transportAdmin], within: 'transport-company' } as const

export const manureAppGroups: readonly ApplicationGroup[] = [
  {
    name: admin,
    texts: { fi: 'Lanta-appi: ylläpitäjä', en: 'Manure-app: administrator' },
    givenBy: [admin],
    administers: true,
  },
  { name: customer, texts: { fi: 'Lanta-appi: käyttäjä', en: 'Manure-app: user' }, givenBy: [admin] },
  { name: transport, texts: { fi: 'Lanta-appi: kuljetus', en: 'Manure-app: transport' }, ...ofTransport },
  {
    name: transportAdmin,
    texts: { fi: 'Lanta-appi: kuljetusten ylläpitäjä', en: 'Manure-app: transport administrator' },
    ...ofTransport,
  },
]

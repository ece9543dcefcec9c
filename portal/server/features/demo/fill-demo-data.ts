import type { ApplicationManifest } from '../../../contract/own.ts'
import { companyKey, defaultSiteTitle, groupCatalogue, groupsOfApplications } from '../../../contract/own.ts'
import { isAdministrator } from '../../kernel/accounts/account.ts'
import type { AccountFields } from '../../kernel/accounts/account-store.ts'
import { insertAccount } from '../../kernel/accounts/account-store.ts'
import { selectEveryAccount } from '../../kernel/accounts/people.ts'
import { before, days } from '../../kernel/clock/clock.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { finnishSortKey } from '../../kernel/database/sort-key.ts'
import { isLockedOut } from '../../kernel/database/storage-fault.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { listApplication } from '../../kernel/registers/application-store.ts'
import { newId } from '../../kernel/secrets/random-secret.ts'
import { saveSetting } from '../../kernel/site/site-store.ts'
import { newApplication } from '../applications/index.ts'
import { demoPassword } from './demo-accounts.ts'
import { demoCustomers } from './demo-customers.ts'
import { demoAddresses, demoPeople } from './demo-people.ts'
import type { DemoPerson } from './demo-person.ts'
import { demoCarriers } from './demo-person.ts'
import { demoMarker } from './holds-demo-data.ts'
import { isOfProduction } from './production-mark.ts'

const demoCompanies = ['Biolan', 'Novarbo', 'Favorit', 'Ekoasuminen'] as const

type Filling = Pick<PortalHost, 'database' | 'passwords' | 'clock' | 'manifests'>

/** An application that has rows of its own for the demo. */
export interface DemoFiller {
  fillDemo?(portal: PortalHost, transaction: PortalTransaction, now: Date): Promise<void>
}

/** Fills an empty database with invented people and real enough circumstances (OPS-03). @returns whether it was empty. */
export async function fillDemoData(portal: PortalHost, applications: readonly DemoFiller[] = []): Promise<boolean> {
  if (!(await isEmpty(portal.database.reading))) return false
  const passwordHash = await portal.passwords.hash(demoPassword)
  for (let attempt = 1; ; attempt++) {
    try {
      return await fillOnce(portal, applications, passwordHash)
    } catch (fault) {
      // Another process fills it, for longer than a statement may wait.
      if (attempt === attemptsMost || !isLockedOut(fault)) throw fault
    }
  }
}

/** Each waits for a lock as long as a statement may. */
const attemptsMost = 6

async function fillOnce(
  portal: PortalHost,
  applications: readonly DemoFiller[],
  passwordHash: string,
): Promise<boolean> {
  return await portal.database.writing(async (transaction) => {
    // Two processes may start on one empty database.
    await portal.database.lock(transaction, 'demo')
    if (!(await isEmpty(transaction))) return false
    await fillCompanies(transaction)
    const carriers = await fillCarriers(transaction)
    await fillApplications(transaction, portal.manifests)
    await fillSite(transaction)
    await fillPeople(transaction, { portal, carriers, passwordHash })
    for (const { fillDemo } of applications) await fillDemo?.(portal, transaction, portal.clock.now())
    return true
  })
}

async function isEmpty(database: Pick<PortalTransaction, 'selectFrom'>): Promise<boolean> {
  const account = await selectEveryAccount(database).select('id').limit(1).executeTakeFirst()
  const company = await database.selectFrom('company').select('name').limit(1).executeTakeFirst()
  return account === undefined && company === undefined && !(await isOfProduction(database))
}

async function fillCompanies(transaction: PortalTransaction): Promise<void> {
  const rows = demoCompanies.map((name, position) => ({ name, key: companyKey(name), position }))
  await transaction.insertInto('company').values(rows).execute()
}

async function fillCarriers(transaction: PortalTransaction): Promise<ReadonlyMap<string, string>> {
  const rows = demoCarriers.map((name) => ({ id: newId(), name, name_key: finnishSortKey(name) }))
  await transaction.insertInto('transport_company').values(rows).execute()
  return new Map(rows.map(({ id, name }) => [name, id]))
}

/** An application with groups of its own is for those who have them; so people see none, one or two applications. */
async function fillApplications(
  transaction: PortalTransaction,
  manifests: readonly ApplicationManifest[],
): Promise<void> {
  // A start that was no demo has listed them already, open to nobody.
  await transaction.deleteFrom('application').execute()
  for (const [position, manifest] of manifests.entries()) {
    const groups = manifest.groups.length > 0 ? ['novarbo'] : ['biolan', 'novarbo', 'favorit', 'ekoasuminen']
    await listApplication(transaction, { ...newApplication(manifest, demoCompanies), groups, position })
  }
}

async function fillSite(transaction: PortalTransaction): Promise<void> {
  const settings = {
    siteTitle: defaultSiteTitle,
    siteAdminEmail: 'yllapito@demo.example',
    supportEmail: 'tuki@demo.example',
    salesPhoneValue: '000 000 0100',
    salesPhoneName: '000 000 0100',
    [demoMarker]: true,
  }
  for (const [key, value] of Object.entries(settings)) await saveSetting(transaction, key, value)
}

interface People {
  readonly portal: Filling
  readonly carriers: ReadonlyMap<string, string>
  readonly passwordHash: string
}

async function fillPeople(transaction: PortalTransaction, { portal, carriers, passwordHash }: People): Promise<void> {
  const catalogue = groupCatalogue(demoCompanies, groupsOfApplications(portal.manifests))
  const applications = portal.manifests.map(({ key }) => key)
  for (const [number, person] of demoPeople.entries()) {
    const fields = fieldsOf(person, { number, applications, catalogue, carriers })
    const now = before(portal.clock.now(), days(person.age))
    await insertAccount(transaction, { ...fields, id: newId(), passwordHash, now })
  }
}

interface Surroundings {
  readonly number: number
  readonly applications: readonly string[]
  readonly catalogue: readonly string[]
  readonly carriers: ReadonlyMap<string, string>
}

function fieldsOf(person: DemoPerson, { number, applications, catalogue, carriers }: Surroundings): AccountFields {
  const { age: _, granted = 0, hasHome = false, hasFavourite = false, carrier: carrierName, ...given } = person
  const carrier = carriers.get(carrierName ?? '') ?? ''
  const groups = person.groups.filter((group) => catalogue.includes(group))
  const email = `${person.username.replaceAll('_', '.')}@demo.example`
  const favourite = applications.at(-1) ?? ''
  return {
    ...blank,
    ...(demoAddresses[number % demoAddresses.length] ?? blank),
    email,
    recoveryEmail: email,
    telephone: `000 000 ${String(101 + number).padStart(4, '0')}`,
    ...given,
    // ENT-06: someone of a transport company has its id where others have their company.
    company: person.usertype === 'transport' ? carrier : (person.company ?? ''),
    carrier,
    groups,
    apps: applications.slice(0, granted),
    homeapp: hasHome ? favourite : '',
    preferredapps: hasFavourite && favourite !== '' ? [favourite] : [],
    createdby: demoCustomers.includes(person) ? person.username : 'demo_superadmin',
    isSuperadmin: groups.includes('superadmin'),
    isAdmin: isAdministrator(groups, catalogue),
    declinedCompany: '',
  }
}

const blank = {
  company: '',
  jobtitle: '',
  streetaddress: '',
  postal: '',
  city: '',
  country: '',
  usertype: 'customer',
  language: 'fi',
  activated: true,
  deactivated: false,
  transportalloworders: false,
  transportadmin: false,
} as const

/** Who is notified about the requests and consignments of a farm, and where answers go (7.4). */
import type { LetterOf, Office, Sending } from '@workspace/logistics/server'
import {
  leadsOf,
  noticeToOffice as noticeTo,
  notifyPeople as notify,
  notifyOffice as notifyTo,
} from '@workspace/logistics/server'
import { companyKey } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { manureGroups } from '../../contract/groups.ts'
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { accountMembers } from '../farms/accounts.ts'
import { dispatchesManure } from '../rights/manure-actor.ts'

type OfCompany = Sending & { readonly company: string }

/** To each member of the farm's account, in the own language. */
export async function notifyFarm<Parameters extends object>(
  transaction: ManureTransaction,
  { account, ...sending }: OfCompany & { readonly account: string },
  letter: LetterOf<Parameters>,
): Promise<void> {
  const people = await accountMembers(transaction, account)
  if (people.length > 0) await notifyPeople(transaction, { ...sending, people }, letter)
}

export async function notifyPeople<Parameters extends object>(
  transaction: ManureTransaction,
  { company, ...sending }: OfCompany & { readonly people: readonly string[] },
  letter: LetterOf<Parameters>,
): Promise<void> {
  await notify(transaction, { ...sending, office: { email: await emailOf(transaction, company) } }, letter)
}

interface Crew {
  /** Whose dispatchers are written to; null where nobody had it yet. */
  readonly carriers: readonly (string | null)[]
  readonly drivers: readonly (string | null)[]
}

/** To dispatchers and drivers, never to the one whose command it is. */
export async function crewOf(
  host: Pick<Host, 'people'>,
  { carriers, drivers }: Crew,
  by: string,
): Promise<readonly string[]> {
  const leads: string[] = []
  for (const carrier of new Set(carriers))
    if (carrier !== null) leads.push(...(await leadsOf(host, carrier, dispatchesManure)))
  return [...new Set([...leads, ...drivers.flatMap((driver) => driver ?? [])])].filter((person) => person !== by)
}

/** To each person of the company's office, as a notice alone. */
export async function noticeToOffice<Parameters extends object>(
  transaction: ManureTransaction,
  { company, ...sending }: OfCompany,
  letter: LetterOf<Parameters>,
): Promise<void> {
  await noticeTo(transaction, { ...sending, office: await officeOf(transaction, sending.host, company) }, letter)
}

/** Besides the notice a letter, to the address that the company's letters are answered to. */
export async function notifyOffice<Parameters extends object>(
  transaction: ManureTransaction,
  { company, ...sending }: OfCompany,
  letter: LetterOf<Parameters>,
): Promise<void> {
  await notifyTo(transaction, { ...sending, office: await officeOf(transaction, sending.host, company) }, letter)
}

async function officeOf(reader: ManureReader, host: Pick<Host, 'people'>, company: string): Promise<Office> {
  return { email: await emailOf(reader, company), people: await officePeople(reader, host, company) }
}

/** Group `manureappadmin`, and the company as the own one (7.1). */
async function officePeople(
  reader: ManureReader,
  { people }: Pick<Host, 'people'>,
  company: string,
): Promise<readonly string[]> {
  const companies = ownTables(reader).selectFrom('logistics_company').select('company_key').where('id', '=', company)
  const key = (await companies.executeTakeFirst())?.company_key
  const cards = await people.cards({ administrators: manureGroups.admin })
  return cards.filter((card) => companyKey(card.company) === key).map(({ id }) => id)
}

async function emailOf(reader: ManureReader, company: string): Promise<string> {
  const operators = ownTables(reader).selectFrom('manuredelivery_operator').select('orders_email')
  return (await operators.where('id', '=', company).executeTakeFirst())?.orders_email ?? ''
}

import { companyKey, may, waitsForAccess } from '../../../../contract/own.ts'
import type { Account } from '../../../kernel/accounts/account.ts'
import { changeAccount, findAccount } from '../../../kernel/accounts/account-store.ts'
import type { LetIn, PortalHost } from '../../../kernel/host/portal-host.ts'
import { tellOverseers } from '../../../kernel/live/tell-overseers.ts'
import { Refused } from '../../../kernel/refusals/refuse.ts'
import { isOpenTo, listedApplicationsIn } from '../../../kernel/registers/application-store.ts'
import { companyAsListed } from '../../../kernel/registers/company-as-listed.ts'
import { authorizeIn } from '../../../kernel/rights/acting.ts'
import { holdCompany } from '../../companies/index.ts'
import type { Bulk, Changing, Told } from './acted-on.ts'
import { applyRights } from './apply-rights.ts'

/** GEN-17: gives the company's group to somebody who waits. Of two who press at once the second finds nothing to do. */
export async function letIn(bulk: Bulk, company: string): Promise<Told | undefined> {
  const { acting, person } = bulk
  if (!may.letIn(acting.administrator, person, company)) throw new Refused('forbidden')
  return waitsForAccess(person) ? give(bulk, company) : undefined
}

async function give({ context, acting, person }: Changing, company: string): Promise<Told | undefined> {
  // A claim that its company has declined was meant for the one that lets in.
  const isMoved = person.declinedCompany !== ''
  const claimed = isMoved ? await moveTo({ context, person }, company) : person
  const isGiven = await applyRights(
    { context, acting, person: claimed },
    { apps: person.apps, groups: [companyKey(company)] },
  )
  return isGiven && { action: 'letinuser', target: person.username, company, details: { company } }
}

/** `LetIn` of the portal's host. The application writes the letter, which says more than the portal's own could. */
export async function letInOnRequest(
  portal: PortalHost,
  ...[transaction, asked]: Parameters<LetIn>
): ReturnType<LetIn> {
  const { asker, application, company, now } = asked
  const person = await findAccount(transaction, asked.person)
  const listed = await listedApplicationsIn(transaction)
  if (!person || !waitsForAccess(person) || isOpenTo(listed, application, person)) return 'unneeded'
  const acting = await authorizeIn(transaction, portal, asker)
  if (!may.letInOnRequest(acting.administrator, person, company)) return 'forbidden'
  const told = await give({ context: { portal, transaction, request: { now } }, acting, person }, company)
  if (!told) return 'unneeded'
  await portal.audit.append(transaction, { ...asker.facts, ...told, at: now, result: 'done' })
  await tellOverseers(portal, transaction, [person])
  return 'done'
}

/** Takes back that group alone, whatever has come to the person meanwhile. */
export async function takeBackLetIn(bulk: Bulk, company: string): Promise<Told | undefined> {
  const { context, acting, person } = bulk
  const group = companyKey(company)
  if (!may.giveGroup(acting.administrator, group)) throw new Refused('forbidden')
  if (!person.groups.includes(group)) return undefined
  await applyRights(
    { context, acting, person },
    { apps: person.apps, groups: person.groups.filter((held) => held !== group) },
  )
  if (person.declinedCompany !== '' && person.company === company) await moveTo(bulk, '')
  return { action: 'unletinuser', target: person.username, company, details: { company } }
}

/** GEN-17: the claim goes to the superadmins, and with it the right to see the person (ROLE-23). */
export async function declineClaim(bulk: Bulk): Promise<Told | undefined> {
  const { context, acting, person } = bulk
  const { company } = person
  if (!may.declineClaim(acting.administrator, person)) throw new Refused('forbidden')
  if (company === '' || !waitsForAccess(person)) return undefined
  const changes = { company: '', declinedCompany: company, now: context.request.now }
  await changeAccount(context.transaction, person.id, changes)
  return { action: 'declineuserclaim', target: person.username, company, details: { company } }
}

/** The claim comes back as long as nobody has done anything with it. */
export async function takeBackDeclining(bulk: Bulk): Promise<Told | undefined> {
  const { context, acting, person } = bulk
  const { transaction, request } = context
  if (person.company !== '' || person.declinedCompany === '' || !waitsForAccess(person)) return undefined
  // Renamed or removed meanwhile: then there is nobody to give it back to.
  const isListed = companyAsListed(acting.facts.companies, person.declinedCompany) !== undefined
  const company = isListed ? await holdCompany(transaction, person.declinedCompany) : undefined
  if (company === undefined) throw new Refused('invalid_input')
  await changeAccount(transaction, person.id, { company, declinedCompany: '', now: request.now })
  return { action: 'undeclineuserclaim', target: person.username, company, details: { company } }
}

/** Whoever declined the claim does not see the person any more, but may take that back. */
export function asBeforeDeclining(person: Account): Account {
  return person.company === '' ? { ...person, company: person.declinedCompany } : person
}

async function moveTo({ context, person }: Pick<Changing, 'context' | 'person'>, wanted: string): Promise<Account> {
  const { transaction, request } = context
  const company = wanted === '' ? '' : await holdCompany(transaction, wanted)
  if (company === undefined) throw new Refused('invalid_input')
  return (await changeAccount(transaction, person.id, { company, now: request.now })) ?? person
}

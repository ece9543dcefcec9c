import type { Application } from '../../../contract/own.ts'
import { companyKey } from '../../../contract/own.ts'
import { names } from '../../kernel/accounts/account.ts'
import { changeAccount } from '../../kernel/accounts/account-store.ts'
import { selectPeople } from '../../kernel/accounts/people.ts'
import { yieldToEventLoop } from '../../kernel/clock/yield-to-event-loop.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { changeApplication, listedApplicationsIn } from '../../kernel/registers/application-store.ts'

/** Whether a person refers to the company, or an application that is its own or open to it (ADMIN-SYS-18). */
export async function isReferredTo(transaction: PortalTransaction, name: string): Promise<boolean> {
  const person = await peopleReferringTo(transaction, name).limit(1).executeTakeFirst()
  if (person) return true
  const [group] = groupsOf(name)
  const applications = await listedApplicationsIn(transaction)
  return applications.some((each) => each.primarycompany === name || isOpenTo(each, group))
}

/** ENT-32: makes the company's administrators administer every application, or none. */
export async function setAdministrating(transaction: PortalTransaction, name: string, isSo: boolean): Promise<void> {
  const [, adminGroup] = groupsOf(name)
  for (const application of await listedApplicationsIn(transaction)) {
    if (application.admingroups.includes(adminGroup) === isSo) continue
    const others = application.admingroups.filter((group) => group !== adminGroup)
    await changeApplication(transaction, { ...application, admingroups: isSo ? [...others, adminGroup] : others })
  }
}

/** Whether somebody holds a group that a company of this name would have: the name would give rights by surprise. */
export async function isGroupHeld(transaction: PortalTransaction, name: string): Promise<boolean> {
  const holder = await selectPeople(transaction)
    .select('id')
    .where((is) => is.or(groupsOf(name).map((group) => is('usergroups', 'like', inList(group)))))
    .limit(1)
    .executeTakeFirst()
  return holder !== undefined
}

const rowsBetweenTurns = 25

/** Gives everybody and everything that refers to the company its new name and groups. */
export async function carryRename(
  transaction: PortalTransaction,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<{ users: number; applications: number }> {
  const [group, adminGroup] = groupsOf(from)
  const renamed = (held: string) => {
    if (held === group) return companyKey(to)
    return held === adminGroup ? `${companyKey(to)}admin` : held
  }
  const people = await peopleReferringTo(transaction, from).execute()
  for (const [index, { id, company, usergroups }] of people.entries()) {
    if (index % rowsBetweenTurns === 0) await yieldToEventLoop()
    const groups = names(usergroups).map(renamed)
    // The time of change moves too, so an editor that still shows the old name is stopped (ADMIN-EDIT-24).
    await changeAccount(transaction, id, { company: company === from ? to : company, groups, now })
  }
  await transaction.updateTable('account').set({ declined_company: to }).where('declined_company', '=', from).execute()
  const applications = await applicationsReferringTo(transaction, from)
  for (const { name, primarycompany, groups, admingroups } of applications) {
    const changes = {
      primarycompany: primarycompany === from ? to : primarycompany,
      opengroups: JSON.stringify(groups === 'all' ? groups : groups.map(renamed)),
      admingroups: JSON.stringify(admingroups.map(renamed)),
    }
    await transaction.updateTable('application').set(changes).where('name', '=', name).execute()
  }
  return { users: people.length, applications: applications.length }
}

function groupsOf(name: string): [group: string, adminGroup: string] {
  return [companyKey(name), `${companyKey(name)}admin`]
}

// A JSON list holds a name between quotes, and a company's name holds neither quotes nor wildcards (ADMIN-SYS-20).
function inList(group: string): string {
  return `%"${group}"%`
}

function peopleReferringTo(transaction: PortalTransaction, name: string) {
  return selectPeople(transaction)
    .select(['id', 'company', 'usergroups'])
    .where((is) =>
      is.or([is('company', '=', name), ...groupsOf(name).map((group) => is('usergroups', 'like', inList(group)))]),
    )
}

async function applicationsReferringTo(transaction: PortalTransaction, name: string): Promise<Application[]> {
  const [group, adminGroup] = groupsOf(name)
  const applications = await listedApplicationsIn(transaction)
  return applications.filter(
    (each) => each.primarycompany === name || each.admingroups.includes(adminGroup) || isOpenTo(each, group),
  )
}

function isOpenTo({ groups }: Application, group: string): boolean {
  return groups !== 'all' && groups.includes(group)
}

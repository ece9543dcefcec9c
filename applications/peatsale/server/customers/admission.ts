/**
 * Who lets somebody into an account (2.6). What the main member opens shows all sellers of the account. A seller's office
 * admits to its own; where the account has another seller, the main member or that seller approves first.
 */
import type { Host, NoTables } from '@workspace/portal/server'
import { plainName } from '@workspace/portal/server'
import type { Transaction } from 'kysely'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { letters } from '../letters/templates.ts'
import { auditForSellers } from '../registers/audit-sellers.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import type { Member } from './members.ts'
import { everyMember, membersOf } from './members.ts'
import { sellerOfLetters } from './seller-of-letters.ts'

/** The main member, or the offices of these sellers. */
export type Admitting = 'main' | readonly string[]

export interface Admission {
  readonly account: string
  readonly person: string
  /** As letters name the person; the portal knows it. */
  readonly name: string
  readonly by: Admitting
}

interface Acting {
  readonly host: Host
  readonly transaction: Transaction<NoTables>
  readonly request: Parameters<Host['audit']['append']>[1] & { readonly now: Date }
  /** Who acts, and needs no letter about it. */
  readonly actor: string
}

/** As whom the actor lets people into the account: as its main member before as an office. */
export async function admittingAs(reader: PeatReader, actor: PeatActor, account: string): Promise<Admitting> {
  if (actor.mainOf.includes(account)) return 'main'
  return (await linkedSellers(reader, account)).filter((seller) => actor.sellers.includes(seller))
}

/** Every seller that the account has, or has had: what was sold stays to be read. */
export async function linkedSellers(reader: PeatReader, account: string): Promise<readonly string[]> {
  const links = ownTables(reader).selectFrom('peatsale_customer_link').select('seller').where('customer', '=', account)
  return (await links.orderBy('seller').execute()).map(({ seller }) => seller)
}

/** Whether the actor may decide alone: no other seller has the account, or the actor is its main member. */
export async function decidesAlone(reader: PeatReader, actor: PeatActor, account: string): Promise<boolean> {
  if (actor.mainOf.includes(account)) return true
  return (await linkedSellers(reader, account)).every((seller) => actor.sellers.includes(seller))
}

/** Whether the actor may open to the member what the member does not see yet. */
export function mayAdmit(
  actor: PeatActor,
  {
    account,
    linked,
    member,
  }: { readonly account: string; readonly linked: readonly string[]; readonly member: Member },
): boolean {
  if (member.seesAll && !member.waits) return false
  if (actor.mainOf.includes(account)) return true
  const own = linked.filter((seller) => actor.sellers.includes(seller))
  return own.some((seller) => !member.sellers.includes(seller))
}

/**
 * Writes somebody into the account, once, or opens more of it to a member. The first who need not wait is the main member.
 * @returns whether the person waits for an approval.
 */
export async function admit(acting: Acting, { account, person, name, by }: Admission): Promise<boolean> {
  const { transaction } = acting
  const own = ownTables(transaction)
  const members = await everyMember(transaction, [account])
  const known = members.find((member) => member.person === person)
  const linked = await linkedSellers(transaction, account)
  const sellers = [...new Set([...(known?.sellers ?? []), ...(by === 'main' ? [] : by)])]
  const waits = by !== 'main' && mustWait({ known, linked, by })
  const isFirst = members.every((member) => member.waits || member.person === person)
  const isMain = known?.isMain === true || (isFirst && !waits && known?.waits !== false)
  const isOpened = by === 'main' || isMain || known?.seesAll === true
  const columns = { is_main: isMain ? 1 : 0, waiting: waits ? 1 : 0, opened: isOpened ? 1 : 0 }
  await own
    .insertInto('peatsale_customer_member')
    .values({ customer: account, person, ...columns })
    .onConflict((conflict) => conflict.columns(['customer', 'person']).doUpdateSet(columns))
    .execute()
  for (const seller of sellers) {
    await own
      .insertInto('peatsale_member_seller')
      .values({ customer: account, person, seller })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await tellOfAdmission(acting, { account, person, name, waits, isNew: known === undefined, by: sellers })
  return waits
}

/** Somebody new waits where the account has another seller, and then until a seller approves that has not asked. */
function mustWait({
  known,
  linked,
  by,
}: {
  readonly known: Member | undefined
  readonly linked: readonly string[]
  readonly by: readonly string[]
}): boolean {
  if (known === undefined) return linked.some((seller) => !by.includes(seller))
  return known.waits && by.every((seller) => known.sellers.includes(seller))
}

interface Admitted {
  readonly account: string
  readonly person: string
  readonly name: string
  readonly waits: boolean
  readonly isNew: boolean
  readonly by: readonly string[]
}

/** Letters to the person, to the members, and to those who have to approve; a line in the audit trail. */
async function tellOfAdmission(acting: Acting, admitted: Admitted): Promise<void> {
  const { host, transaction, request } = acting
  const { account, person, name, waits, isNew, by } = admitted
  const customer = await nameOf(transaction, account)
  const { replyTo } = await sellerOfLetters(transaction, { customer: account, preferred: by })
  const about = { kind: 'customer', id: account }
  const route = '/account' as const
  const letter = { about, route, now: request.now, actor: acting.actor, ...(replyTo !== '' && { replyTo }) }
  const members = (await membersOf(transaction, [account])).filter((member) => member.person !== person)
  const parameters = { account: plainName(customer), person: plainName(name) }
  const asked = members.filter(({ isMain }) => isMain)
  for (const member of (waits ? asked : members).filter((one) => one.person !== acting.actor)) {
    const template = waits ? letters.customer_member_waits : letters.customer_member_joined
    await host.notices.notify(transaction, { ...letter, template, to: [member.person], parameters })
  }
  if (waits) await askOffices(acting, { ...admitted, customer })
  const own = waits ? letters.customer_membership_waits : letters.customer_membership_opened
  if (waits || !isNew) {
    await host.notices.notify(transaction, { ...letter, template: own, to: [person], parameters })
  }
  await auditMember(acting, { account, action: waits ? 'asktojoin' : 'addmember', person: name })
}

/** The other sellers of the account, by the address that their letters are answered to. */
async function askOffices(
  { host, transaction, request }: Acting,
  { account, by, name, customer }: Admitted & { readonly customer: string },
): Promise<void> {
  const offices = await ownTables(transaction)
    .selectFrom('peatsale_customer_link as link')
    .innerJoin('peatsale_seller as seller', 'seller.id', 'link.seller')
    .select(['seller.id', 'seller.orders_email'])
    .where('link.customer', '=', account)
    .where('link.active', '=', 1)
    .orderBy('seller.code')
    .execute()
  for (const { id, orders_email } of offices) {
    if (by.includes(id) || orders_email === '') continue
    await host.mail.queue(transaction, {
      template: letters.customer_member_waits,
      to: { address: orders_email, language: 'fi' },
      parameters: { account: plainName(customer), person: plainName(name) },
      route: `/office/customers/${account}`,
      now: request.now,
    })
  }
}

export type MemberAct = 'asktojoin' | 'addmember' | 'removemember' | 'mainmember' | 'invitemember'

/** A line for each seller of the account: its administrators read who was let in, and by whom. */
export async function auditMember(
  { host, transaction, request }: Acting,
  { account, action, person }: { readonly account: string; readonly action: MemberAct; readonly person: string },
): Promise<void> {
  const target = await nameOf(transaction, account)
  const sellers = await linkedSellers(transaction, account)
  await auditForSellers({ host, transaction, request }, { action, target, details: { person }, sellers })
}

export async function nameOf(reader: PeatReader, account: string): Promise<string> {
  const customers = ownTables(reader).selectFrom('logistics_account').select('name').where('id', '=', account)
  return (await customers.executeTakeFirstOrThrow()).name
}

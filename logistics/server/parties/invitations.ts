/**
 * Mailed invitations to an account: for seven days, once, for the person with the address. Each application knows its own alone;
 * it mails the link and decides who may invite, and what the invited person joins.
 */
import { createHash, randomBytes } from 'node:crypto'
import { emailKey } from '@workspace/portal/contract'
import type { Host, NoTables } from '@workspace/portal/server'
import { days, newId } from '@workspace/portal/server'
import type { Kysely, Transaction } from 'kysely'
import type { InvitationState, OpenInvitation } from '../../contract/members/index.ts'
import { invitationDays, invitationsADay } from '../../contract/members/index.ts'
import type { StoredTables } from '../database/tables.ts'
import { storedTables } from '../database/tables.ts'

type Reader = Kysely<NoTables>
type Writer = Transaction<NoTables>
type Row = StoredTables['logistics_invitation']

interface NewInvitation {
  readonly application: string
  readonly account: string
  readonly email: string
  /** The person who invites. */
  readonly by: string
  /** The companies whose office invites; empty where the main member of the account does. */
  readonly companies: readonly string[]
  readonly now: Date
}

interface Receiver {
  readonly application: string
  readonly link: string
  /** The confirmed address of the person who opens the link. */
  readonly email: string
  readonly now: Date
}

interface Accepted {
  readonly account: string
  readonly name: string
  readonly companies: readonly string[]
}

export const invitations = {
  budget: { name: 'invitations', most: invitationsADay, within: days(1) },

  /** An address that was typed and not confirmed does not count; empty for none. */
  addressOf: async ({ people }: Pick<Host, 'people'>, person: string): Promise<string> =>
    emailKey((await people.confirmedAddresses([person])).get(person) ?? ''),

  /** Ends earlier ones to the same address. @returns the link, which is stored nowhere, besides what the caller answers. */
  async write(
    transaction: Writer,
    { application, account, email, by, companies, now }: NewInvitation,
  ): Promise<{ readonly id: string; readonly link: string; readonly validUntil: string }> {
    const earlier = withdrawal(transaction, application, now).where('account', '=', account)
    await earlier.where('email', '=', email).execute()
    const [id, link] = [newId(), randomBytes(32).toString('base64url')]
    const validUntil = new Date(now.getTime() + days(invitationDays)).toISOString()
    const row = {
      ...{ id, application, account, email, secret_sha: sha256(link), invited_by: by },
      companies: companies.length === 0 ? '' : JSON.stringify(companies),
      ...{ sent_at: now.toISOString(), valid_until: validUntil, used_at: null, withdrawn_at: null },
    }
    await storedTables(transaction).insertInto('logistics_invitation').values(row).execute()
    return { id, link, validUntil }
  },

  /** @returns false where it was not open any more. */
  async withdraw(
    transaction: Writer,
    { application, id, now }: { readonly application: string; readonly id: string; readonly now: Date },
  ): Promise<boolean> {
    const withdrawn = withdrawal(transaction, application, now).where('id', '=', id).returning('id')
    return (await withdrawn.executeTakeFirst()) !== undefined
  },

  /** Undefined where the application has sent none with the id. */
  async accountOf(
    reader: Reader,
    { application, id }: { readonly application: string; readonly id: string },
  ): Promise<string | undefined> {
    const sent = storedTables(reader).selectFrom('logistics_invitation').select('account').where('id', '=', id)
    return (await sent.where('application', '=', application).executeTakeFirst())?.account
  },

  /** Those of the account that can still be accepted, the newest first. */
  openOf: (
    reader: Reader,
    { application, account, now }: { readonly application: string; readonly account: string; readonly now: Date },
  ): Promise<OpenInvitation[]> =>
    storedTables(reader)
      .selectFrom('logistics_invitation')
      .select(['id', 'email', 'sent_at as sentAt', 'valid_until as validUntil'])
      .where('application', '=', application)
      .where('account', '=', account)
      .where('used_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .where('valid_until', '>', now.toISOString())
      .orderBy('sent_at', 'desc')
      .execute(),

  /** What the link is to the person with the address: of another person's link nothing but that. */
  async read(
    reader: Reader,
    { application, link, email, now }: Receiver,
  ): Promise<{ state: InvitationState; accepted: Accepted | undefined; validUntil: string | null }> {
    const found = await byLink(reader, application, link)
    if (found === undefined) return { state: 'unknown', accepted: undefined, validUntil: null }
    if (found.email !== email) return { state: 'other', accepted: undefined, validUntil: null }
    return { state: stateOf(found, now), accepted: acceptedOf(found), validUntil: found.valid_until }
  },

  /** Uses it. A refusal is a code of the call that accepts. */
  async accept(
    transaction: Writer,
    { application, link, email, now }: Receiver,
  ): Promise<Accepted | { readonly refused: 'invalid_code' | 'forbidden' }> {
    const found = await byLink(transaction, application, link)
    if (found === undefined || stateOf(found, now) !== 'open') return { refused: 'invalid_code' }
    if (found.email !== email) return { refused: 'forbidden' }
    const used = await storedTables(transaction)
      .updateTable('logistics_invitation')
      .set({ used_at: now.toISOString() })
      .where('id', '=', found.id)
      .where('used_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    return used === undefined ? { refused: 'invalid_code' } : acceptedOf(found)
  },

  async forgetAccount(
    transaction: Writer,
    { application, account }: { readonly application: string; readonly account: string },
  ): Promise<void> {
    const sent = storedTables(transaction).deleteFrom('logistics_invitation').where('application', '=', application)
    await sent.where('account', '=', account).execute()
  },

  /** The person with the address is removed from the portal. */
  async forgetAddress(transaction: Writer, email: string): Promise<void> {
    await storedTables(transaction).deleteFrom('logistics_invitation').where('email', '=', email).execute()
  },

  /** Of every application those that ended before the moment. @returns how many. */
  async removeOld(transaction: Writer, before: string): Promise<number> {
    const over = storedTables(transaction).deleteFrom('logistics_invitation').where('valid_until', '<', before)
    return (await over.returning('id').execute()).length
  },
}

function withdrawal(transaction: Writer, application: string, now: Date) {
  return storedTables(transaction)
    .updateTable('logistics_invitation')
    .set({ withdrawn_at: now.toISOString() })
    .where('application', '=', application)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
}

function byLink(reader: Reader, application: string, link: string) {
  return storedTables(reader)
    .selectFrom('logistics_invitation as invitation')
    .innerJoin('logistics_account as account', 'account.id', 'invitation.account')
    .selectAll('invitation')
    .select(['account.name', 'account.closed'])
    .where('invitation.application', '=', application)
    .where('secret_sha', '=', sha256(link))
    .executeTakeFirst()
}

type Found = Row & { readonly name: string; readonly closed: number }

function stateOf({ closed, used_at, withdrawn_at, valid_until }: Found, now: Date): InvitationState {
  if (used_at !== null) return 'used'
  if (withdrawn_at !== null) return 'withdrawn'
  if (closed === 1) return 'closed'
  return valid_until > now.toISOString() ? 'open' : 'expired'
}

function acceptedOf({ account, name, companies }: Found): Accepted {
  return { account, name, companies: companies === '' ? [] : (JSON.parse(companies) as readonly string[]) }
}

function sha256(link: string): string {
  return createHash('sha256').update(link).digest('hex')
}

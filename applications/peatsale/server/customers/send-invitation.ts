/** The letter with the link that makes its receiver a member. A newer one to the same address ends the older. */
import { createHash, randomBytes } from 'node:crypto'
import type { Host, NoTables } from '@workspace/portal/server'
import { days, newId, plainName } from '@workspace/portal/server'
import type { Transaction } from 'kysely'
import { invitationDays } from '../../contract/index.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { letters } from '../letters/templates.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { admittingAs, auditMember } from './admission.ts'
import { languageOf } from './customer-store.ts'
import { sellerOfLetters } from './seller-of-letters.ts'

interface Sending {
  readonly host: Host
  readonly actor: PeatActor
  readonly transaction: Transaction<NoTables>
  readonly request: Parameters<typeof auditMember>[0]['request']
}

interface Invited {
  readonly account: string
  readonly email: string
}

export async function sendInvitation(sending: Sending, { account, email }: Invited) {
  const { host, actor, transaction, request } = sending
  await withdraw(transaction, request.now, { customer: account, email })
  const { name, language } = await ownTables(transaction)
    .selectFrom('logistics_account')
    .select(['name', 'language'])
    .where('id', '=', account)
    .executeTakeFirstOrThrow()
  const link = randomBytes(32).toString('base64url')
  const by = await admittingAs(transaction, actor, account)
  const invitation = {
    ...{ id: newId(), customer: account, email, secret_sha: sha256(link), invited_by: actor.id },
    sellers: by === 'main' ? '' : JSON.stringify(by),
    sent_at: request.now.toISOString(),
    valid_until: new Date(request.now.getTime() + days(invitationDays)).toISOString(),
    ...{ used_at: null, withdrawn_at: null },
  }
  await ownTables(transaction).insertInto('peatsale_invitation').values(invitation).execute()
  const { replyTo } = await sellerOfLetters(transaction, { customer: account, preferred: actor.sellers })
  await host.mail.queue(transaction, {
    template: letters.customer_invitation,
    to: { address: email, language: languageOf({ language }) },
    parameters: { account: plainName(name), inviter: plainName(actor.name), until: invitation.valid_until },
    route: '/invitation/',
    secret: link,
    ...(replyTo !== '' && { replyTo }),
    now: request.now,
  })
  await auditMember({ host, transaction, request, actor: actor.id }, { account, action: 'invitemember', person: email })
  return { id: invitation.id, validUntil: invitation.valid_until }
}

/** Ends open invitations. @returns how many. */
export async function withdraw(
  transaction: PeatReader,
  now: Date,
  which: { readonly id: string } | { readonly customer: string; readonly email: string },
): Promise<number> {
  const open = ownTables(transaction)
    .updateTable('peatsale_invitation')
    .set({ withdrawn_at: now.toISOString() })
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
  const chosen =
    'id' in which
      ? open.where('id', '=', which.id)
      : open.where('customer', '=', which.customer).where('email', '=', which.email)
  return (await chosen.returning('id').execute()).length
}

export function sha256(link: string): string {
  return createHash('sha256').update(link).digest('hex')
}

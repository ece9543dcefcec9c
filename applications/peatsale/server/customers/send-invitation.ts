/** The letter with the link that makes its receiver a member. A newer one to the same address ends the older. */
import { accounts, invitations } from '@workspace/logistics/server'
import type { Host, NoTables } from '@workspace/portal/server'
import { plainName } from '@workspace/portal/server'
import type { Transaction } from 'kysely'
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
  const { now } = request
  const { name = '', language = 'fi' } = (await accounts.read(transaction, account)) ?? {}
  const by = await admittingAs(transaction, actor, account)
  const { id, link, validUntil } = await invitations.write(transaction, {
    ...{ application: 'peatsale', account, email, by: actor.id, now },
    companies: by === 'main' ? [] : by,
  })
  const { replyTo } = await sellerOfLetters(transaction, { customer: account, preferred: actor.sellers })
  await host.mail.queue(transaction, {
    template: letters.customer_invitation,
    to: { address: email, language: languageOf({ language }) },
    parameters: { account: plainName(name), inviter: plainName(actor.name), until: validUntil },
    route: '/invitation/',
    secret: link,
    ...(replyTo !== '' && { replyTo }),
    now,
  })
  await auditMember({ host, transaction, request, actor: actor.id }, { account, action: 'invitemember', person: email })
  return { id, validUntil }
}

import { accounts } from '@workspace/logistics/server'
import type { Host, NoTables } from '@workspace/portal/server'
import { handlersOf, newId, plainName } from '@workspace/portal/server'
import type { Transaction } from 'kysely'
import { decideCustomerRequest } from '../../contract/index.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { letters } from '../letters/templates.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { isZoneOf } from '../sites/seller-zones.ts'
import { admit } from './admission.ts'
import { seenCustomer } from './customer-scope.ts'
import { linkOf } from './links.ts'
import { newCustomer } from './new-customer.ts'
import { linkNew, reopenCustomer } from './save-customer.ts'
import { companyOf, sellerNamed } from './seller-of-letters.ts'
import { publishCustomer, publishRights } from './tell.ts'

const { writes } = handlersOf<PeatActor>()
type RequestRow = PeatTables['peatsale_customer_request']
type New = Parameters<typeof newCustomer>[1]

export const decideCustomerRequestHandler = writes(decideCustomerRequest, {
  prepare: async ({ host }, { id }) => {
    const asked = await requestOf(host.database.reading, id)
    const card = asked && (await host.people.card(asked.person))
    const company = asked && (await companyOf(host, asked.seller))
    return { language: card?.language, name: card?.name, company }
  },
  write: async (context, given, refuse) => {
    const { host, actor, transaction, request, prepared } = context
    const { language = 'fi', name = '', company } = prepared
    const { decision, words } = given
    const asked = await requestOf(transaction, given.id)
    if (!asked || !actor.sellers.includes(asked.seller)) throw refuse('not_found')
    if (!(await isZoneOf(transaction, given.zone, asked.seller))) throw refuse('not_found', { fields: ['zone'] })
    if (decision === 'decline' && words === '') throw refuse('invalid_input', { fields: ['words'] })
    if (!(await decided(transaction, { ...given, by: actor.id, now: request.now }))) throw refuse('modified_elsewhere')
    let account = ''
    if (decision === 'new') {
      account = newId()
      await accounts.holdBusinessIds(host, transaction)
      if (await accounts.isBusinessIdTaken(transaction, asked.business_id, account))
        throw refuse('in_use', { fields: ['businessId'] })
      const yard = given.site === '' ? undefined : { ...given, site: given.site }
      const asNew = newOf(asked, { account, language, tag: given.tag, contactName: name })
      await newCustomer(transaction, asNew, { yard, now: request.now })
    }
    if (decision === 'account') {
      account = given.account
      if (!(await mayJoin(transaction, actor, { account, asked }))) throw refuse('not_found', { fields: ['account'] })
      if (!(await linkKnown(host, transaction, { account, asked, now: request.now }))) {
        throw refuse('in_use', { fields: ['businessId'] })
      }
    }
    const waits =
      account !== '' && (await becomesMember({ host, transaction, request, actor: actor.id }, { account, asked, name }))
    if (company !== undefined && account !== '') {
      await host.people.letIn(transaction, request, { person: asked.person, company })
    }
    if (!waits) await answerLetter(host, transaction, { asked, accepted: account !== '', words, now: request.now })
    const channels = [`seller:${asked.seller}`, `person:${asked.person}`]
    await host.live.publish(transaction, { topic: 'requests', ids: [asked.id], channels })
    return { account }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('modified_elsewhere')
  },
})

function requestOf(reader: PeatReader, id: string): Promise<RequestRow | undefined> {
  const requests = ownTables(reader).selectFrom('peatsale_customer_request').selectAll()
  return requests.where('id', '=', id).executeTakeFirst()
}

interface Decision {
  readonly id: string
  readonly decision: 'new' | 'account' | 'decline'
  readonly words: string
  readonly by: string
  readonly now: Date
}

/** One decides; whoever comes second changes nothing. */
async function decided(transaction: PeatReader, { id, decision, words, by, now }: Decision): Promise<boolean> {
  const state = decision === 'decline' ? 'declined' : 'accepted'
  const row = await ownTables(transaction)
    .updateTable('peatsale_customer_request')
    .set({ state, words, decided_by: by, decided_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

interface Asked {
  readonly asked: RequestRow
  readonly now: Date
}

function newOf(
  { seller, name, business_id, farm_id, street, postal_code, city, telephone }: RequestRow,
  { account, language, tag, contactName }: Pick<New, 'account' | 'language' | 'tag' | 'contactName'>,
): New {
  return {
    ...{ account, seller, name, businessId: business_id, farmId: farm_id, language, tag, contactName },
    ...{ telephone, email: '', street, postalCode: postal_code, city },
  }
}

function invoicingOf({ name, street, postal_code, city }: RequestRow) {
  return { invoicing_name: name, invoicing_street: street, invoicing_postal_code: postal_code, invoicing_city: city }
}

/** An account that the office sells to, or that has the business id that was asked with. */
async function mayJoin(
  reader: PeatReader,
  actor: PeatActor,
  { account, asked }: { readonly account: string; readonly asked: RequestRow },
): Promise<boolean> {
  if ((await seenCustomer(reader, actor, account))?.isOffice) return true
  if (asked.business_id === '') return false
  const customers = ownTables(reader).selectFrom('logistics_account').select('id').where('id', '=', account)
  const open = customers.where('business_id', '=', asked.business_id).where('closed', '=', 0)
  return (await open.executeTakeFirst()) !== undefined
}

/** The seller sells to it from now on. @returns false where it was closed and another has its business id. */
async function linkKnown(
  host: Host,
  transaction: Transaction<NoTables>,
  { account, asked, now }: Asked & { readonly account: string },
): Promise<boolean> {
  if (!(await reopenCustomer(host, transaction, account))) return false
  const link = await linkOf(transaction, account, asked.seller)
  if (!link) await linkNew(transaction, { customer: account, seller: asked.seller, now, ...invoicingOf(asked) })
  else if (link.active === 0) {
    const changes = { active: 1, version: link.version + 1, changed_at: now.toISOString() }
    await ownTables(transaction).updateTable('peatsale_customer_link').set(changes).where('id', '=', link.id).execute()
  }
  return true
}

/** @returns whether somebody else has to approve; the person is told so then. */
async function becomesMember(
  acting: Parameters<typeof admit>[0],
  { account, asked, name }: { readonly account: string; readonly asked: RequestRow; readonly name: string },
): Promise<boolean> {
  const { host, transaction, request } = acting
  await accounts.touch(transaction, account, request.now)
  const waits = await admit(acting, { account, person: asked.person, name, by: [asked.seller] })
  const requests = ownTables(transaction).updateTable('peatsale_customer_request').set({ customer: account })
  await requests.where('id', '=', asked.id).execute()
  await publishCustomer(host, transaction, account)
  await publishRights(host, transaction, [asked.person])
  return waits
}

async function answerLetter(
  host: Host,
  transaction: Transaction<NoTables>,
  { asked, accepted, words, now }: Asked & { readonly accepted: boolean; readonly words: string },
): Promise<void> {
  const { name = '', replyTo = '' } = (await sellerNamed(transaction, asked.seller)) ?? {}
  await host.notices.notify(transaction, {
    template: accepted ? letters.customer_request_accepted : letters.customer_request_declined,
    to: [asked.person],
    about: { kind: 'request', id: asked.id },
    parameters: { seller: name, name: plainName(asked.name), words },
    route: '/',
    ...(replyTo !== '' && { replyTo }),
    now,
  })
}

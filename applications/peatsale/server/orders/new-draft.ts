import type { OrderEvent } from '../../contract/orders/order-event.ts'
import type { PeatReader } from '../database/tables.ts'
import type { PeatIssuer } from '../events/peat-events.ts'
import type { OrderOrigin } from './order-origin.ts'
import { orderOrigin } from './order-origin.ts'
import type { StoredOrder } from './order-rows.ts'

type Making = Extract<OrderEvent, { readonly kind: 'saveDraft' | 'submit' }>

/** The row that a draft begins with, not stored yet; undefined where its maker may not order so, or does not say for whom. */
export async function newDraft(
  reader: PeatReader,
  { actor, now }: PeatIssuer,
  { of, data }: Making,
): Promise<StoredOrder | undefined> {
  const { seller = '', account = '' } = data
  const isSaid = seller !== '' && account !== ''
  const maker = isSaid ? await orderOrigin(reader, actor, { seller, account, now }) : likelyMaker(actor)
  if (maker === undefined) return undefined
  const moment = now.toISOString()
  return {
    ...{ id: of, number: null, seller, customer: account, site: null, entered_by: actor.id, made_by: maker },
    ...{ method: 'delivered', wish_from: null, wish_to: null, wish_week: null, weekdays: 0, note: '' },
    ...{ purchase_reference: '', instructions: '', contact_name: '', contact_phone: '', state: 'draft' },
    ...{ held_from: null, hold_kind: '', hold_words: '', review_day: null, week: '', day: '', swamp: null },
    ...{ freight: null, snapshot: null, price_version: null, net: null, vat: null, gross: null, words: '' },
    ...{ changed_by_customer: 0, submitted_at: null, confirmed_at: null, confirmed_by: '', cancelled_at: null },
    ...{ sort_number: '', search_text: '', version: 0, created_at: moment, changed_at: moment },
  }
}

/** Who says neither seller nor account is told so at the field, and anybody without a part in orders that it is not there. */
function likelyMaker({ accounts, sellers, mayOrder }: PeatIssuer['actor']): OrderOrigin | undefined {
  if (accounts.length > 0) return 'customer'
  if (sellers.length > 0) return 'office'
  return mayOrder ? 'enterer' : undefined
}

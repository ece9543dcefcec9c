/** An order of the demo as it is sent, and perhaps rejected or cancelled at once. */
import { weekOf } from '@workspace/portal/contract'
import { hours, searchText } from '@workspace/portal/server'
import type { History } from './history.ts'
import { historyOf } from './history.ts'
import type { OrderStory } from './stories.ts'
import type { DemoWorld, Row } from './world.ts'
import { found } from './world.ts'

export interface Numbered {
  readonly number: string
  readonly sort: string
}

export interface ToldOrder {
  readonly row: Row<'peatsale_order'>
  readonly line: Row<'peatsale_order_line'>
  readonly history: History
  readonly confirmedAt: Date
}

export function sent(world: DemoWorld, story: OrderStory, numbered: Numbered | undefined): ToldOrder {
  const { seller, customer, submittedAt } = story
  const id = world.random.id()
  const at = submittedAt.toISOString()
  const by = customer.member?.id ?? seller.office.id
  const [role, made_by] = customer.member ? ['customerOwn', 'customer'] : ['officeOwn', 'office']
  const product = found(seller.products, ({ code }) => code === story.product, story.product)
  const week = weekOf(story.day)
  const note = story.note ?? ''
  const line: Row<'peatsale_order_line'> = {
    ...{ id: world.random.id(), order_id: id, position: 0, product: product.id, unit: product.unit },
    ...{ ordered: story.ordered, tolerance_pct: 10, preferred_swamp: null, planned: 0, loaded: 0, delivered: 0 },
    ...{ billed: 0, is_closed: 0, manual_price: null, manual_reason: '' },
  }
  const method = customer.collects ? 'collected' : 'delivered'
  const history = historyOf(world, { aggregate: 'order', of: id, version: 0 })
  const isDraft = story.state === 'draft'
  const data = {
    ...{ seller: seller.id, account: customer.id, method, site: customer.site.id, note },
    ...{ lines: [{ id: line.id, product: product.id, quantity: story.ordered }], wish: { by: 'week', week } },
    ...{ purchaseReference: customer.purchaseReference },
  }
  const state = isDraft ? 'draft' : 'submitted'
  history.tell({ kind: isDraft ? 'saveDraft' : 'submit', state, at: submittedAt, actor: by, role, data })
  const row: Row<'peatsale_order'> = {
    ...{ id, number: numbered?.number ?? null, seller: seller.id, customer: customer.id, site: customer.site.id },
    ...{ entered_by: by, made_by, method, wish_from: null, wish_to: null, wish_week: week, weekdays: 0, note },
    ...{ purchase_reference: customer.purchaseReference, instructions: '', contact_name: '', contact_phone: '', state },
    ...{ held_from: null, hold_kind: '', hold_words: '', review_day: null, week, day: '', swamp: null, freight: null },
    ...{ snapshot: null, price_version: null, net: null, vat: null, gross: null, words: '', changed_by_customer: 0 },
    ...{ submitted_at: isDraft ? null : at, confirmed_at: null, confirmed_by: '', cancelled_at: null },
    ...{ sort_number: numbered?.sort ?? '', version: 1, created_at: at, changed_at: at },
    search_text: searchText([numbered?.number ?? '', customer.name, customer.site.name, customer.purchaseReference]),
  }
  const told = { row, line, history, confirmedAt: new Date(submittedAt.getTime() + hours(5)) }
  if (story.state === 'rejected') end(story, told, 'reject')
  if (story.state === 'cancelled') end(story, told, 'cancel')
  return told
}

function end(story: OrderStory, { row, history, confirmedAt: at }: ToldOrder, kind: 'reject' | 'cancel'): void {
  const isReject = kind === 'reject'
  const state = isReject ? 'rejected' : 'cancelled'
  const by = isReject ? story.seller.office.id : (row.entered_by ?? '')
  const reason = isReject ? 'Toivotulle viikolle ei ole ajokalustoa' : 'Pihatto vaihtui olkikuivitukseen'
  const role = isReject || !story.customer.member ? 'officeOwn' : 'customerOwn'
  history.tell({ kind, state, at, actor: by, role, data: { reason } })
  Object.assign(row, { state, words: reason, changed_at: at.toISOString() })
  if (!isReject) Object.assign(row, { cancelled_at: at.toISOString() })
}

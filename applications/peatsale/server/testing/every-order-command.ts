/** Orders in each state, and what each command on them carries when it is whole. */
import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import type { OrderCommand } from '../../contract/orders/order-event.ts'
import type { OrderState } from '../../contract/states/order-states.ts'
import type { OrderRole } from '../../contract/states/order-vocabulary.ts'
import type { PeatPerson } from './callers.ts'
import { peat } from './ids.ts'
import { delivered } from './load-cases/load-case.ts'
import type { MadeLoad } from './load-events.ts'
import { makeLoad } from './load-events.ts'
import { confirmation } from './order-events.ts'
import { writePeat } from './peat-fixture.ts'

export type OrderPeople = Readonly<Record<Exclude<OrderRole, 'visitor' | 'noRole'>, PeatPerson>>

const reason = 'Puhelimessa sovittu'
const at = '2026-10-05T05:50:00.000Z'
const makers: Partial<Readonly<Record<OrderRole, string>>> = {
  ...{ enterer: 'enterer', officeOwn: 'office', superadmin: 'office' },
}
const loadStates: Readonly<Record<OrderState, object>> = {
  draft: { state: 'cancelled' },
  submitted: { state: 'cancelled' },
  confirmed: { state: 'planned', carrier: null, vehicle: null },
  on_hold: { state: 'planned', carrier: null, vehicle: null },
  in_delivery: { state: 'planned', carrier: null, vehicle: null },
  delivered,
  closed: { ...delivered, state: 'locked' },
  rejected: { state: 'cancelled' },
  cancelled: { state: 'cancelled' },
}
const deciding: readonly OrderCommand[] = ['acceptRequest', 'declineRequest', 'withdrawRequest']

/** An order of its own, which stands to that role's person as the role says. */
export async function orderFor(
  portal: TestPortal,
  people: OrderPeople,
  { state, role, command }: { readonly state: OrderState; readonly role: OrderRole; readonly command: OrderCommand },
): Promise<MadeLoad> {
  const order = {
    state,
    ...{ made_by: makers[role] ?? 'customer', entered_by: people.enterer.id },
    ...(state === 'on_hold' ? { held_from: 'confirmed', hold_kind: 'thaw', review_day: '2026-10-12' } : {}),
    ...(state === 'cancelled' ? { cancelled_at: at } : {}),
    ...(command === 'deleteDraft' ? { number: null } : {}),
  }
  const made = await makeLoad(portal, { order, load: loadStates[state] })
  if (state === 'draft') {
    await writePeat(portal, async (own) => {
      await own.deleteFrom('peatsale_load_line').where('load_id', '=', made.id).execute()
      await own.deleteFrom('peatsale_load').where('id', '=', made.id).execute()
      await own.deleteFrom('peatsale_reservation').where('order_id', '=', made.order).execute()
    })
  }
  if (deciding.includes(command)) {
    const asked = {
      ...{ id: newId(), order_id: made.order, kind: 'change', words: reason, fields: '', state: 'open', made_at: at },
      ...{ made_by: people.customerOwn.id, decided_by: '', decided_at: null, answer: '' },
    }
    await writePeat(portal, (own) => own.insertInto('peatsale_order_request').values(asked).execute())
  }
  return made
}

const yard = { instructions: 'Aja navetan taakse', contactName: 'Maija', contactTelephone: '000 000 0444' }
const hold = { reasonKind: 'thaw', words: 'Kelirikko', reviewDate: '2026-10-12' }
const week = { by: 'week', week: '2026-W43' }

export const orderData: Readonly<Record<OrderCommand, (made: MadeLoad, role: OrderRole) => object>> = {
  saveDraft: () => ({ note: 'Myöhemmin' }),
  deleteDraft: () => ({}),
  submit: ({ orderLine: id }) => ({
    lines: [{ id, product: peat.biolan.bulk, quantity: 120_000 }],
    ...{ site: peat.kalliorinne.site, wish: { by: 'week', week: '2026-W42' } },
  }),
  withdraw: () => ({}),
  edit: () => ({ note: 'Kiire', reason }),
  editInstructions: () => yard,
  requestChange: () => ({ words: reason }),
  requestCancel: () => ({ reason }),
  withdrawRequest: () => ({}),
  acceptRequest: () => ({ words: 'Sopii hyvin' }),
  declineRequest: () => ({ reason }),
  // So many orders are made that more is promised than there is.
  confirm: () => confirmation({ overbookReason: reason }),
  unconfirm: () => ({ reason }),
  reject: () => ({ reason }),
  reopen: () => ({}),
  hold: () => hold,
  release: () => ({}),
  cancel: () => ({ reason }),
  uncancel: () => ({}),
  closeRemainder: () => ({ reason }),
  addLoad: ({ orderLine: line }) => ({ lines: [{ line, quantity: 30_000 }], swamp: peat.biolan.swamp, when: week }),
  note: () => ({ text: reason }),
}

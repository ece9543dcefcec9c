/** How commands on an order are asked for: at once, with words, or by a form of their own. */
import type { Order } from '../../contract/orders/order.ts'

const plainActs = ['withdraw', 'withdrawRequest', 'release', 'reopen', 'uncancel'] as const
/** In each the field that the words are sent in. */
export const wordsField = {
  acceptRequest: 'words',
  declineRequest: 'reason',
  requestCancel: 'reason',
  unconfirm: 'reason',
  closeRemainder: 'reason',
  askCustomer: 'text',
  note: 'text',
  reject: 'reason',
  cancel: 'reason',
  deleteDraft: undefined,
} as const

export type PlainAct = (typeof plainActs)[number]
export type AskedAct = keyof typeof wordsField

export interface ShownActs {
  readonly plain: readonly PlainAct[]
  readonly asked: readonly AskedAct[]
  readonly instructions: boolean
  readonly hold: boolean
  readonly addLoad: boolean
  readonly requestChange: boolean
}

export function shownActs(order: Order): ShownActs {
  const may = (act: Order['commands'][number]) => order.commands.includes(act)
  const isAsked = order.requests.some(({ state }) => state === 'open')
  // Whether a request is open the machine does not know: its guards do.
  const fits = { acceptRequest: isAsked, declineRequest: isAsked, requestCancel: !isAsked }
  const isFitting = (act: AskedAct) => (!(act in fits) || fits[act as keyof typeof fits]) && !isTooLate(act, order)
  const mayAsk = (act: AskedAct) => (act === 'askCustomer' ? may('note') && isOffices(order) : may(act))
  return {
    plain: plainActs.filter((act) => may(act) && (act !== 'withdrawRequest' || isAsked)),
    asked: (Object.keys(wordsField) as AskedAct[]).filter((act) => mayAsk(act) && isFitting(act) && canBe(act, order)),
    instructions: may('editInstructions'),
    hold: may('hold'),
    addLoad: may('addLoad'),
    requestChange: may('requestChange') && !isAsked,
  }
}

/** A draft with a number is cancelled, one without is deleted. */
function canBe(act: AskedAct, { state, number }: Order): boolean {
  if (state !== 'draft') return true
  if (act === 'askCustomer') return false
  return act === 'cancel' ? number !== '' : act === 'deleteDraft' ? number === '' : true
}

const taken: readonly string[] = ['open', 'assigned', 'loading', 'loaded', 'delivered', 'verified', 'locked']

/** What is confirmed its customer changes and cancels until the cut-off, or until a truck is sought; then it is asked for. */
export function isTooLate(act: Order['commands'][number] | AskedAct, order: Order): boolean {
  const isBound = order.state === 'confirmed' || order.state === 'on_hold'
  if ((act !== 'edit' && act !== 'cancel') || !isBound || isOffices(order)) return false
  return order.cutOff === null || order.loads.some(({ state }) => taken.includes(state))
}

/** How an act is called: what the office writes for itself is a note. */
export function nameOf(act: AskedAct, order: Order): AskedAct | 'officeNote' {
  return act === 'note' && isOffices(order) ? 'officeNote' : act
}

const offices: readonly Order['commands'][number][] = ['hold', 'release', 'addLoad', 'unconfirm', 'reopen', 'uncancel']

/** Of two who may do the same the office is the one that holds and frees. */
export function isOffices({ commands }: Order): boolean {
  return commands.some((act) => offices.includes(act))
}

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
  const isFitting = (act: AskedAct) => !(act in fits) || fits[act as keyof typeof fits]
  return {
    plain: plainActs.filter((act) => may(act) && (act !== 'withdrawRequest' || isAsked)),
    asked: (Object.keys(wordsField) as AskedAct[]).filter((act) => may(act) && isFitting(act) && canBe(act, order)),
    instructions: may('editInstructions'),
    hold: may('hold'),
    addLoad: may('addLoad'),
    requestChange: may('requestChange') && !isAsked,
  }
}

/** A draft with a number is cancelled, one without is deleted. */
function canBe(act: AskedAct, { state, number }: Order): boolean {
  if (state !== 'draft') return true
  return act === 'cancel' ? number !== '' : act === 'deleteDraft' ? number === '' : true
}

/** Of two who may do the same the office is the one that holds and frees. */
export function isOffices({ commands }: Order): boolean {
  return commands.some((act) => act === 'hold' || act === 'release' || act === 'addLoad' || act === 'unconfirm')
}

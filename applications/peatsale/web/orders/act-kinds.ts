/** How commands on an order are asked for: at once, with words, or by a form of their own. */
import type { Direction } from '@workspace/logistics/contract'
import { directionOf } from '@workspace/logistics/contract'
import type { Order } from '../../contract/orders/order.ts'
import { orderMachine } from '../../contract/states/order-machine.ts'
import { unplannedOf } from './unplanned.ts'

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
/** Pages of their own. */
const linkedActs = ['continue', 'confirm', 'edit', 'requestChange', 'repeat'] as const

export type PlainAct = (typeof plainActs)[number]
export type AskedAct = keyof typeof wordsField
export type AskingAct = AskedAct | 'addLoad' | 'editInstructions' | 'hold'
export type LinkedAct = (typeof linkedActs)[number]
export type OrderActName = PlainAct | AskingAct | LinkedAct

/** The likeliest first; how loud each is the machine says. */
const inOrder = [
  ...(['acceptRequest', 'declineRequest', 'continue', 'confirm', 'release', 'edit', 'askCustomer', 'hold'] as const),
  ...(['addLoad', 'closeRemainder', 'requestChange', 'note', 'requestCancel', 'editInstructions'] as const),
  ...(['repeat', 'withdrawRequest', 'withdraw', 'reopen', 'uncancel', 'unconfirm'] as const),
  ...(['reject', 'cancel', 'deleteDraft'] as const),
] satisfies readonly OrderActName[]

/** The command behind an act that is called otherwise; none that only leads to a form of its own. */
function commandOf(act: OrderActName): Command | undefined {
  if (act === 'repeat') return undefined
  return act === 'continue' ? 'submit' : act === 'askCustomer' ? 'note' : act
}
type Command = Order['commands'][number]

export function isPlain(act: OrderActName): act is PlainAct {
  return plainActs.some((plain) => plain === act)
}

export function isLinked(act: OrderActName): act is LinkedAct {
  return linkedActs.some((linked) => linked === act)
}

/** What the reader may do with the order now. */
export function shownActs(order: Order): readonly OrderActName[] {
  const isAsked = order.requests.some(({ state }) => state === 'open')
  // Whether a request is open the machine does not know: its guards do.
  const fits: Partial<Record<OrderActName, boolean>> = {
    ...{ acceptRequest: isAsked, declineRequest: isAsked, withdrawRequest: isAsked },
    // As long as it is done at once nobody has to ask for it.
    ...{ requestChange: !isAsked && !isAtOnce('edit', order), requestCancel: !isAsked && !isAtOnce('cancel', order) },
    ...{ askCustomer: isOffices(order), repeat: order.state !== 'draft' && order.prices !== null },
  }
  const may = (command: Command | undefined) => command === undefined || order.commands.includes(command)
  return inOrder.filter(
    (act) => may(commandOf(act)) && fits[act] !== false && !isTooLate(act, order) && canBe(act, order),
  )
}

/** Where the act takes the order. */
export function directionOfAct(act: OrderActName, order: Order): Direction {
  const command = commandOf(act)
  if (command === undefined) return 'stays'
  const roles = isOffices(order) ? (['officeOwn'] as const) : (['customerOwn', 'enterer'] as const)
  const turns = roles.map((role) => directionOf(orderMachine, { state: order.state, role, command }))
  return turns.find((turn) => turn !== 'stays') ?? 'stays'
}

/** The customer waits for an answer, or no load brings what was ordered yet. */
export function isDue(act: OrderActName, { state, lines }: Order): boolean {
  if (act === 'acceptRequest') return true
  // To what was delivered a load is added only when something has changed.
  return act === 'addLoad' && state !== 'delivered' && lines.some((line) => unplannedOf(line) > 0)
}

/** A draft with a number is cancelled, one without is deleted. */
function canBe(act: OrderActName, { state, number }: Order): boolean {
  if (state !== 'draft') return true
  if (act === 'askCustomer') return false
  return act === 'cancel' ? number !== '' : act === 'deleteDraft' ? number === '' : true
}

const taken: readonly string[] = ['open', 'assigned', 'loading', 'loaded', 'delivered', 'verified', 'locked']

/** What is confirmed its customer changes and cancels until the cut-off, or until a truck is sought; then it is asked for. */
export function isTooLate(act: OrderActName, order: Order): boolean {
  const isBound = order.state === 'confirmed' || order.state === 'on_hold'
  if ((act !== 'edit' && act !== 'cancel') || !isBound || isOffices(order)) return false
  return order.cutOff === null || order.loads.some(({ state }) => taken.includes(state))
}

function isAtOnce(act: 'edit' | 'cancel', order: Order): boolean {
  return order.commands.includes(act) && !isTooLate(act, order)
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

/** How commands on an order are asked for: at once, with words, or by a form of their own. */
import type { Direction } from '@workspace/logistics/contract'
import { directionOf } from '@workspace/logistics/contract'
import type { Order } from '../../contract/orders/order.ts'
import { orderMachine } from '../../contract/states/order-machine.ts'
import { unplannedOf } from './unplanned.ts'

type Command = Order['commands'][number]
/** press: at once. words: asked for in a dialog. dialog: one of its own. page: a page of its own. form: the order form sends it. */
type Place = 'press' | 'words' | 'dialog' | 'page' | 'form'

/**
 * Where each command about an order is sent from in the browser, so that none is forgotten: a new command does not compile
 * without a line here. The likeliest first; how loud each is the machine says. `continue` and `repeat` lead to the order form,
 * `askCustomer` is a message that asks.
 */
const places = {
  acceptRequest: 'words',
  declineRequest: 'words',
  continue: 'page',
  confirm: 'page',
  release: 'press',
  edit: 'page',
  askCustomer: 'words',
  hold: 'dialog',
  addLoad: 'dialog',
  closeRemainder: 'words',
  requestChange: 'page',
  note: 'words',
  requestCancel: 'words',
  editInstructions: 'dialog',
  repeat: 'page',
  withdrawRequest: 'press',
  withdraw: 'press',
  reopen: 'press',
  uncancel: 'press',
  unconfirm: 'words',
  reject: 'words',
  cancel: 'words',
  deleteDraft: 'words',
  saveDraft: 'form',
  submit: 'form',
} as const satisfies Record<Command | 'continue' | 'repeat' | 'askCustomer', Place>

type At<P extends Place> = {
  [Act in keyof typeof places]: (typeof places)[Act] extends P ? Act : never
}[keyof typeof places]
export type PlainAct = At<'press'>
export type CommandWithWords = At<'words'>
export type AskingAct = At<'words' | 'dialog'>
export type LinkedAct = At<'page'>
export type OrderActName = Exclude<keyof typeof places, At<'form'>>

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
} as const satisfies Record<CommandWithWords, string | undefined>

const inOrder = Object.keys(places).filter((act): act is OrderActName => places[act as keyof typeof places] !== 'form')

/** The command behind an act that is called otherwise; none that only leads to a form of its own. */
function commandOf(act: OrderActName): Command | undefined {
  if (act === 'repeat') return undefined
  return act === 'continue' ? 'submit' : act === 'askCustomer' ? 'note' : act
}
export function isPlain(act: OrderActName): act is PlainAct {
  return places[act] === 'press'
}

export function isLinked(act: OrderActName): act is LinkedAct {
  return places[act] === 'page'
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
export function nameOf(act: CommandWithWords, order: Order): CommandWithWords | 'officeNote' {
  return act === 'note' && isOffices(order) ? 'officeNote' : act
}

const offices: readonly Order['commands'][number][] = ['hold', 'release', 'addLoad', 'unconfirm', 'reopen', 'uncancel']

/** Of two who may do the same the office is the one that holds and frees. */
export function isOffices({ commands }: Order): boolean {
  return commands.some((act) => offices.includes(act))
}

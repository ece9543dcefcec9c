/** Where each command about a consignment is sent from in the browser, so that none is forgotten. */
import type { Consignment } from '../../contract/consignments/consignment.ts'
import type { ConsignmentCommand } from '../../contract/consignments/consignment-event.ts'

export type ConsignmentDialogProps = { consignment: Consignment; onClose: () => void }

/** press: at once. words: asked for in a dialog. dialog: one of its own. field: in the cab, at the gate or in the pool. */
type Place = 'press' | 'words' | 'dialog' | 'field'

/** Where each command about a consignment is sent from, the likeliest first; a new command does not compile without a line here. */
const places = {
  assign: 'dialog',
  setCrew: 'dialog',
  offer: 'dialog',
  decideObjection: 'dialog',
  match: 'dialog',
  clearFlags: 'words',
  sendOn: 'dialog',
  returnToFarm: 'words',
  confirmQuantity: 'dialog',
  object: 'dialog',
  withdrawObjection: 'press',
  finishLoading: 'dialog',
  receive: 'dialog',
  weigh: 'dialog',
  recordReturn: 'dialog',
  reschedule: 'dialog',
  change: 'dialog',
  redirect: 'dialog',
  correctReceived: 'dialog',
  setCause: 'dialog',
  note: 'words',
  correctCollected: 'dialog',
  correctCrew: 'dialog',
  correctTimes: 'dialog',
  reassign: 'dialog',
  liftStop: 'press',
  stop: 'words',
  withdrawOffer: 'press',
  unassign: 'press',
  release: 'words',
  restore: 'press',
  unconfirm: 'words',
  undoCollected: 'words',
  undoReceived: 'words',
  undoRefused: 'words',
  undoFail: 'words',
  refuse: 'dialog',
  fail: 'dialog',
  cancel: 'words',
  claim: 'field',
  takeVehicle: 'field',
  arriveAtFarm: 'field',
  stopLoading: 'field',
  depart: 'field',
  arriveAtPlant: 'field',
  reportProblem: 'field',
} as const satisfies Record<ConsignmentCommand, Place>

type At<P extends Place> = {
  [Act in ConsignmentCommand]: (typeof places)[Act] extends P ? Act : never
}[ConsignmentCommand]
export type ConsignmentWords = At<'words'>
export type AskingConsignmentAct = At<'words' | 'dialog'>
export type ShownAct = At<'words' | 'dialog' | 'press'>

export const inOrder = (Object.keys(places) as ConsignmentCommand[]).filter(
  (act): act is ShownAct => places[act] !== 'field',
)

export function isPress(act: ShownAct): boolean {
  return places[act] === 'press'
}

/**
 * Where each command about a load is sent from in the browser, so that none is forgotten: a new command does not compile
 * without a line here. The order is that of the buttons on the load's page, the likeliest first.
 */
import type { LoadCommand } from '../../contract/loads/load-event.ts'

/**
 * dialog: on the load's page. undo: there, too, where the office takes back a report from the field. report: there, as the
 * office hears it by telephone. correction: there, afterwards. screen: on a screen of its own. none: no screen sends it yet.
 */
type Place = 'dialog' | 'undo' | 'report' | 'correction' | 'screen' | 'none'

const places = {
  verify: 'dialog',
  assign: 'dialog',
  offer: 'dialog',
  setCrew: 'dialog',
  change: 'dialog',
  reschedule: 'dialog',
  reassign: 'dialog',
  split: 'dialog',
  merge: 'dialog',
  acknowledge: 'dialog',
  note: 'dialog',
  release: 'dialog',
  unassign: 'dialog',
  withdrawOffer: 'dialog',
  unverify: 'dialog',
  stopLoading: 'undo',
  undoLoaded: 'undo',
  undoDelivered: 'undo',
  undoFail: 'undo',
  restore: 'dialog',
  cancel: 'dialog',
  finishLoading: 'report',
  handOver: 'report',
  deliver: 'report',
  fail: 'report',
  correctLoaded: 'correction',
  correctDelivered: 'correction',
  correctTimes: 'correction',
  correctCrew: 'correction',
  // The dispatcher's offers and the driver's trucks.
  claim: 'screen',
  takeVehicle: 'screen',
  // The driver's and the loader's screens.
  arriveAtSwamp: 'screen',
  bucket: 'screen',
  depart: 'screen',
  arriveAtSite: 'screen',
  reportProblem: 'screen',
  // A batch has calls of its own.
  approveBatch: 'screen',
  unapproveBatch: 'screen',
  complain: 'none',
} as const satisfies Record<LoadCommand, Place>

type At<P extends Place> = { [C in LoadCommand]: (typeof places)[C] extends P ? C : never }[LoadCommand]
export type LoadActName = At<'dialog' | 'undo'>
export type FieldReport = At<'report' | 'correction'>

export const loadActs = at('dialog', 'undo')
export const undoCommands = at('undo')
export const reportActs = at('report')
export const correctingActs = at('correction')

function at<P extends Place>(...wanted: readonly P[]): readonly At<P>[] {
  const isWanted = (place: Place) => wanted.some((each) => each === place)
  return Object.entries(places).flatMap(([command, place]) => (isWanted(place) ? [command as At<P>] : []))
}

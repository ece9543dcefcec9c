/** Where each command about a pickup request is sent from in the browser, so that none is forgotten. */
import type { RequestCommand } from '../../contract/requests/request-event.ts'

/** press: at once. words: asked for in a dialog. dialog: one of its own. page: a page of its own. form: the offer's form sends it. */
type Place = 'press' | 'words' | 'dialog' | 'page' | 'form'

/** Where each command about a request is sent from, the likeliest first; a new command does not compile without a line here. */
const places = {
  accept: 'page',
  acceptChange: 'words',
  declineChange: 'words',
  release: 'press',
  submit: 'page',
  edit: 'page',
  declare: 'dialog',
  addConsignment: 'dialog',
  hold: 'dialog',
  requestChange: 'words',
  editInstructions: 'dialog',
  note: 'words',
  storeEmpty: 'words',
  requestCancel: 'words',
  revokeDeclaration: 'dialog',
  withdrawChange: 'press',
  withdraw: 'press',
  reopen: 'press',
  uncancel: 'press',
  closeRemainder: 'words',
  unaccept: 'words',
  reject: 'words',
  cancel: 'words',
  deleteDraft: 'words',
  saveDraft: 'form',
} as const satisfies Record<RequestCommand, Place>

type At<P extends Place> = { [Act in RequestCommand]: (typeof places)[Act] extends P ? Act : never }[RequestCommand]
export type RequestWords = At<'words'>
export type AskingRequestAct = At<'words' | 'dialog'>

export type ShownRequestAct = Exclude<RequestCommand, 'saveDraft'>
export const inOrder = (Object.keys(places) as RequestCommand[]).filter(
  (act): act is ShownRequestAct => act !== 'saveDraft',
)

export function placeOf(act: ShownRequestAct): Place {
  return places[act]
}

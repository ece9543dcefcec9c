/** A bulk action from the choice of what is given to its results: who is meant, what would happen, what has happened. */
import type { AnswerOf } from '../../../../contract/call.ts'
import type { BulkAction, BulkPeople, BulkResult, bulkUsers } from '../../../../contract/users/bulk.ts'
import type { verifyUsers } from '../../../../contract/users/calls.ts'
import type { Failed, Refused } from '../../../kernel/requests/ask.ts'

export type BulkAct = BulkAction['act']

/** What an administrator has pressed: an act, and on whom. */
export interface BulkWish {
  readonly act: BulkAct
  readonly people: BulkPeople
  /** How many they are, as far as the screen knows. */
  readonly count: number
}

export type BulkAnswer = Omit<AnswerOf<typeof bulkUsers>, 'success' | 'value'>
export type BulkRow = BulkAnswer['rows'][number]

export type BulkMoment =
  /** Which application or group: asked only where the act needs one. */
  | { readonly at: 'choosing' }
  | { readonly at: 'previewing' }
  | ({ readonly at: 'previewed' } & BulkShown)
  | ({ readonly at: 'working' } & BulkShown)
  | { readonly at: 'done'; readonly action: BulkAction; readonly result: BulkAnswer }
  | { readonly at: 'undoing'; readonly action: BulkAction; readonly result: BulkAnswer }
  | { readonly at: 'undone'; readonly result: BulkAnswer }
  | { readonly at: 'failed'; readonly answer: Refused | Failed }

/** What a preview has shown, and of whom. */
export interface BulkShown {
  readonly action: BulkAction
  readonly people: BulkPeople
  readonly preview: BulkAnswer
}

/** ADMIN-USERS-23: those ticked, and those of a view, are verified all of them or none. */
export function isAllOrNone({ action }: Pick<BulkShown, 'action'>): boolean {
  return action.act === 'verify'
}

/** People whom somebody can look over on one screen. */
const seenAtOnce = 20

/**
 * A question comes first where an act cannot be taken back: a letter that is sent, or the sessions, open forms and
 * letters of more people than anybody has looked over. Verifying is taken back whole (decision 37).
 */
export function asksFirst(act: BulkAct, count: number): boolean {
  return act === 'resendverification' || (act !== 'verify' && count > seenAtOnce)
}

/** The acts that are complete by themselves; the others first ask what is given or taken. */
export function plainAction(act: BulkAct): BulkAction | undefined {
  switch (act) {
    case 'verify':
    case 'resendverification':
    case 'deactivate':
    case 'reactivate':
      return { act }
    case 'giveapp':
    case 'takeapp':
    case 'givegroup':
    case 'takegroup':
      return undefined
  }
}

/** The act with the application or group that was chosen for it. */
export function actionWith(act: BulkAct, chosen: string): BulkAction {
  switch (act) {
    case 'giveapp':
    case 'takeapp':
      return { act, app: chosen }
    case 'givegroup':
    case 'takegroup':
      return { act, group: chosen }
    default:
      return { act }
  }
}

/** First those to whom nothing can be done, then those who change, then those who are so already. */
export function rowsInOrder(rows: readonly BulkRow[]): readonly BulkRow[] {
  return rows.toSorted((one, other) => weight(one.result) - weight(other.result))
}

/** Those whom the preview found nothing against; of a view, which may be longer than a request, the server keeps them. */
export function unrefused({ rows, previewed }: BulkAnswer): BulkPeople {
  if (previewed !== null) return { previewed }
  return { ids: rows.filter(({ result }) => weight(result) > 0).map(({ _id }) => _id) }
}

/** CALL-33 answers ids alone; without a preview nobody knows more than who they are. */
export function verifiedIds({ verified, undo }: Pick<AnswerOf<typeof verifyUsers>, 'verified' | 'undo'>): BulkAnswer {
  const done = undo === null ? 0 : verified.length
  return { rows: [], done, unchanged: verified.length - done, refused: 0, previewed: null, undo }
}

/** What its preview said of them has come true. */
export function verifiedAnswer(
  preview: BulkAnswer,
  { verified, undo }: Pick<AnswerOf<typeof verifyUsers>, 'verified' | 'undo'>,
): BulkAnswer {
  const there = new Set(verified)
  const rows = preview.rows.map((row): BulkRow => (there.has(row._id) ? row : { ...row, result: 'unchanged' }))
  return { ...counted(rows), previewed: null, undo }
}

function counted(rows: BulkRow[]): Omit<BulkAnswer, 'previewed' | 'undo'> {
  const done = rows.filter(({ result }) => result === 'done').length
  const unchanged = rows.filter(({ result }) => result === 'unchanged').length
  return { rows, done, unchanged, refused: rows.length - done - unchanged }
}

function weight(result: BulkResult): number {
  if (result === 'done') return 1
  return result === 'unchanged' ? 2 : 0
}

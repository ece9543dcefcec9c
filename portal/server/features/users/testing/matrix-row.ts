/** One row of the portal's matrix: a call, how it is asked, and what each caller is answered. */
import type { AskOf, Call } from '../../../../contract/own.ts'
import type { Account } from '../../../kernel/accounts/account.ts'
import type { MatrixCell, PlannedRow } from '../../../testing/matrix.ts'
import type { AdministeredPortal } from './administered-portal.ts'
import type { CallerKind, CallerName, TargetName } from './matrix-people.ts'
import { callerKinds, targetKinds } from './matrix-people.ts'
import type { MatrixTable } from './matrix-tables.ts'

export interface MatrixCaller {
  readonly account: Pick<Account, 'id' | 'username'>
  readonly token: string | undefined
}
export interface MatrixTarget {
  readonly id: string
  readonly username: string
  readonly session: string
}
export type Cell = MatrixCell<AdministeredPortal, MatrixCaller, MatrixTarget>
export type MatrixRow = PlannedRow<AdministeredPortal, MatrixCaller, MatrixTarget>

const targetNames = Object.keys(targetKinds) as TargetName[]
/** Calls about no person are asked with as many false claims as there are targets here. */
const claimed: readonly TargetName[] = ['biolanAdmin', 'biolanSuperadmin', 'suoDriver', 'nobody', 'self']

/** A call about a person: a table with one sign for each caller and target. */
export function onPerson<C extends Call>(
  call: C,
  table: MatrixTable,
  input: (cell: Cell) => AskOf<C> | Promise<AskOf<C>>,
): MatrixRow {
  return {
    call,
    targets: targetNames,
    spends: (target) => target === 'self',
    expected: (caller) => table[caller as CallerName],
    input: async (cell) => (await input(cell)) as object,
  }
}

/** A call about no person: five signs by rights (see matrix-tables.ts), or one for each caller where administrators differ. */
export function onPortal<C extends Call>(
  call: C,
  signs: string | Readonly<Record<CallerName, string>>,
  input: (cell: Cell) => AskOf<C>,
): MatrixRow {
  const order: readonly CallerKind['rights'][] = ['visitor', 'signedIn', 'admin', 'superadmin', 'gone']
  const signOf = (caller: CallerName) =>
    (typeof signs === 'string' ? signs[order.indexOf(callerKinds[caller].rights)] : signs[caller]) ?? '?'
  return {
    call,
    targets: claimed,
    spends: () => false,
    expected: (caller) => signOf(caller as CallerName).repeat(claimed.length),
    input: (cell) => input(cell) as object,
  }
}

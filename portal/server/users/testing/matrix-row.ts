/** One row of the matrix: a call, how it is asked, and what each caller is answered. */
import type { AskOf, Call } from '../../../contract/index.ts'
import { callPath } from '../../../contract/index.ts'
import type { Account } from '../../accounts/account.ts'
import type { AdministeredPortal } from './administered-portal.ts'
import type { CallerKind, CallerName } from './matrix-people.ts'
import { callerKinds } from './matrix-people.ts'
import type { MatrixTable } from './matrix-tables.ts'

export interface Cell {
  readonly fixture: AdministeredPortal
  /** Different in each cell, for what has to be new. */
  readonly number: number
  readonly caller: { readonly account: Pick<Account, 'id' | 'username'>; readonly token: string | undefined }
  readonly target: { readonly id: string; readonly username: string; readonly session: string }
}

export interface MatrixRow {
  readonly call: Call
  /** Whether the answer depends on the person asked about; other calls get the person as a false claim. */
  readonly isAboutPerson: boolean
  /** Asked by somebody who is not needed any more afterwards. */
  readonly spendsCaller: boolean
  expected(caller: CallerName, target: number): string
  ask(cell: Cell): Promise<string>
}

/** A call about a person: a table with one sign for each caller and target. */
export function onPerson<C extends Call>(
  call: C,
  table: MatrixTable,
  input: (cell: Cell) => AskOf<C> | Promise<AskOf<C>>,
): MatrixRow {
  return {
    call,
    isAboutPerson: true,
    spendsCaller: false,
    expected: (caller, target) => table[caller][target] ?? '?',
    ask: async (cell) => sendRow(call, cell, (await input(cell)) as object),
  }
}

/** A call about no person: five signs by rights (see matrix-tables.ts), or one for each caller where administrators differ. */
export function onPortal<C extends Call>(
  call: C,
  signs: string | Readonly<Record<CallerName, string>>,
  input: (cell: Cell) => AskOf<C>,
): MatrixRow {
  const order: readonly CallerKind['rights'][] = ['visitor', 'signedIn', 'admin', 'superadmin', 'gone']
  return {
    call,
    isAboutPerson: false,
    spendsCaller: false,
    expected: (caller) =>
      (typeof signs === 'string' ? signs[order.indexOf(callerKinds[caller].rights)] : signs[caller]) ?? '?',
    ask: (cell) => sendRow(call, cell, input(cell) as object),
  }
}

const signs: Readonly<Record<string, string>> = {
  unauthorized: 'u',
  forbidden: 'f',
  user_not_found: 'n',
  not_found: 'x',
  own_account: 's',
  invalid_password: 'p',
  invalid_code: 'c',
  invalid_input: 'i',
  last_superadmin: 'l',
  done: 'o',
  unchanged: 'o',
}

async function sendRow(call: Call, cell: Cell, input: object): Promise<string> {
  const { id, username } = cell.target
  // R01: whatever a request says of anybody's identity or rights gives nothing.
  const claims = {
    _id: id,
    userid: id,
    actor: username,
    createdby: username,
    usergroups: ['superadmin'],
    isSuperadmin: true,
    apps: [],
    activated: true,
  }
  const body = call.file === 'taken' ? 'a;b\n1;2\n' : JSON.stringify({ ...claims, ...input })
  const answer = await fetch(`${cell.fixture.portal.address}${callPath(call.path, { ...input })}`, {
    method: call.method,
    headers: {
      'x-forwarded-for': `10.1.${cell.number >> 8}.${cell.number & 255}`,
      ...(cell.caller.token !== undefined && { authorization: `Bearer ${cell.caller.token}` }),
      ...(call.method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(call.method === 'POST' && { body }),
  })
  if (answer.ok && call.file !== 'none' && call.file !== 'taken') {
    await answer.body?.cancel()
    return 'o'
  }
  return signOf((await answer.json()) as AnswerBody)
}

interface AnswerBody {
  readonly success?: boolean
  readonly value?: string
  readonly rows?: unknown
}

function signOf(body: AnswerBody): string {
  const row = Array.isArray(body.rows) ? (body.rows[0] as { result: string } | undefined) : undefined
  if (row) return signs[row.result] ?? row.result
  return body.success === true ? 'o' : (signs[body.value ?? ''] ?? String(body.value))
}

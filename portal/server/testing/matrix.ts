/**
 * A rights matrix: every call as every caller about every target, held against a table written by hand. Refusals come from the
 * same code on both engines, so PostgreSQL is asked for the allowed cells alone.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '../../contract/own.ts'
import type { Signs } from './matrix-request.ts'
import { signFor } from './matrix-request.ts'
import type { TestPortal } from './test-portal.ts'

/** `Who` asks, `About` is asked about; both are made by the plan for each matrix of its own. */
export interface MatrixCell<Fixture, Who, About> {
  readonly fixture: Fixture
  /** Different in each cell, for what has to be new. */
  readonly number: number
  readonly caller: Who
  readonly target: About
}

export interface PlannedRow<Fixture, Who, About> {
  readonly call: Call
  /** Names of the targets it is asked about, in the order of its signs. */
  readonly targets: readonly string[]
  /** Whether the caller is of no more use afterwards, as somebody who has signed out. */
  spends(target: string): boolean
  /** One sign for each target. */
  expected(caller: string): string
  input(cell: MatrixCell<Fixture, Who, About>): object | Promise<object>
  /** What a call that takes a file is sent; without it a CSV. */
  readonly file?: Uint8Array<ArrayBuffer> | undefined
}

export interface MatrixPlan<Fixture, Who, About> {
  /** Begins the title of every test: the rows of the specification. */
  readonly rowIds: string
  start(): Promise<Fixture>
  portalOf(fixture: Fixture): TestPortal
  readonly callers: readonly string[]
  newCaller(fixture: Fixture, name: string): Promise<Who>
  newTarget(fixture: Fixture, name: string, caller: Who): Promise<About>
  readonly rows: Readonly<Record<string, PlannedRow<Fixture, Who, About>>>
  claims(target: About): object
  readonly signs?: Signs
  /** For each target what must be as it was where the answer was a refusal. */
  statesOf(fixture: Fixture, targets: readonly About[]): Promise<readonly unknown[]>
}

const allowedSign = 'o'

/** Declares a test for each row, and one for the number of cells, which documents name. */
export function testMatrix<Fixture extends AsyncDisposable, Who extends { readonly token: string | undefined }, About>(
  plan: MatrixPlan<Fixture, Who, About>,
): void {
  let fixture: Fixture
  let cells = 0
  const callers = new Map<string, Who>()
  beforeAll(async () => {
    fixture = await plan.start()
    for (const name of plan.callers) callers.set(name, await plan.newCaller(fixture, name))
  })
  afterAll(() => fixture[Symbol.asyncDispose]())

  async function cellOf(row: PlannedRow<Fixture, Who, About>, callerName: string, targetName: string) {
    cells++
    const number = cells
    const known = row.spends(targetName) ? await plan.newCaller(fixture, callerName) : callers.get(callerName)
    if (!known) throw new Error(`no ${callerName}`)
    return { fixture, number, caller: known, target: await plan.newTarget(fixture, targetName, known) }
  }

  async function answerOf(
    { call, input, file }: PlannedRow<Fixture, Who, About>,
    cell: MatrixCell<Fixture, Who, About>,
  ) {
    return signFor(plan.portalOf(fixture), {
      ...{ call, input: await input(cell), claims: plan.claims(cell.target), token: cell.caller.token },
      ...{ number: cell.number, signs: plan.signs, file },
    })
  }

  /** All targets at once: what is watched is read twice for a caller, not twice for a cell. */
  async function handlersOf(
    row: PlannedRow<Fixture, Who, About>,
    { caller, targets: names }: { readonly caller: string; readonly targets: readonly string[] },
  ): Promise<string> {
    // More than two files at once would be refused as too many.
    const act = row.call.file === 'taken' ? oneByOne : atOnce
    const cellsOfRow = await act(names, (target) => cellOf(row, caller, target))
    const targets = cellsOfRow.map(({ target }) => target)
    const before = await plan.statesOf(fixture, targets)
    const signs = await act(cellsOfRow, (cell) => answerOf(row, cell))
    if (signs.every((sign) => sign === allowedSign)) return signs.join('')
    const after = await plan.statesOf(fixture, targets)
    const isKept = (index: number) => JSON.stringify(before[index]) === JSON.stringify(after[index])
    return signs.map((sign, index) => (sign === allowedSign || isKept(index) ? sign : '!')).join('')
  }

  for (const [name, row] of Object.entries(plan.rows)) {
    test(`${plan.rowIds}: ${name} answers every caller by the table, about everybody`, {
      timeout: 300_000,
    }, async () => {
      const found: string[] = []
      const expected: string[] = []
      for (const caller of plan.callers) {
        const { targets, signs } = cellsToTest(row, caller)
        expected.push(`${caller} ${signs}`)
        found.push(`${caller} ${targets.length === 0 ? '' : await handlersOf(row, { caller, targets })}`)
      }
      expect(found).toEqual(expected)
    })
  }

  const planned = Object.values(plan.rows)
    .flatMap((row) => plan.callers.map((caller) => cellsToTest(row, caller).targets.length))
    .reduce((sum, count) => sum + count, 0)
  test(`${plan.rowIds}: the matrix has its ${planned} cells`, () => {
    expect(cells).toBe(planned)
  })
}

function cellsToTest(
  { targets, expected }: Pick<PlannedRow<never, never, never>, 'targets' | 'expected'>,
  caller: string,
): { readonly targets: readonly string[]; readonly signs: string } {
  const signs = expected(caller)
  if (process.env.PORTAL_TEST_DATABASE !== 'postgres') return { targets, signs }
  const allowed = targets.filter((_, index) => signs[index] === allowedSign)
  return { targets: allowed, signs: allowedSign.repeat(allowed.length) }
}

function atOnce<Item, Result>(items: readonly Item[], act: (item: Item) => Promise<Result>): Promise<Result[]> {
  return Promise.all(items.map(act))
}

async function oneByOne<Item, Result>(items: readonly Item[], act: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await act(item))
  return results
}

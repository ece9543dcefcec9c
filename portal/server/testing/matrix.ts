/** A rights matrix: every call as every caller about every target, held against a table written by hand. */
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
  /** What must be as it was where the answer was a refusal. */
  stateOf(fixture: Fixture, target: About): Promise<unknown>
}

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

  async function answerOf(row: PlannedRow<Fixture, Who, About>, callerName: string, targetName: string) {
    cells++
    const number = cells
    const known = row.spends(targetName) ? await plan.newCaller(fixture, callerName) : callers.get(callerName)
    if (!known) throw new Error(`no ${callerName}`)
    const target = await plan.newTarget(fixture, targetName, known)
    const before = JSON.stringify(await plan.stateOf(fixture, target))
    const input = await row.input({ fixture, number, caller: known, target })
    const sign = await signFor(plan.portalOf(fixture), {
      ...{ call: row.call, input, claims: plan.claims(target), token: known.token, number },
      signs: plan.signs,
    })
    const isKept = sign === 'o' || before === JSON.stringify(await plan.stateOf(fixture, target))
    return isKept ? sign : '!'
  }

  for (const [name, row] of Object.entries(plan.rows)) {
    test(`${plan.rowIds}: ${name} answers every caller by the table, about everybody`, {
      timeout: 120_000,
    }, async () => {
      const found: string[] = []
      for (const caller of plan.callers) {
        const ask = (target: string) => answerOf(row, caller, target)
        // More than two files at once would be refused as too many.
        const signs = await (row.call.file === 'taken' ? oneByOne(row.targets, ask) : Promise.all(row.targets.map(ask)))
        found.push(`${caller} ${signs.join('')}`)
      }
      expect(found).toEqual(plan.callers.map((caller) => `${caller} ${row.expected(caller)}`))
    })
  }

  const planned = Object.values(plan.rows).reduce((sum, { targets }) => sum + targets.length * plan.callers.length, 0)
  test(`${plan.rowIds}: the matrix has its ${planned} cells`, () => {
    expect(cells).toBe(planned)
  })
}

async function oneByOne<Item, Result>(items: readonly Item[], act: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await act(item))
  return results
}

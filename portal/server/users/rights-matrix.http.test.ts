import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../contract/index.ts'
import type { Account } from '../accounts/account.ts'
import { changeAccount } from '../accounts/account-store.ts'
import type { AdministeredPortal, Caller } from './testing/administered-portal.ts'
import { callerFor, startAdministeredPortal } from './testing/administered-portal.ts'
import type { CallerKind, CallerName, TargetName } from './testing/matrix-people.ts'
import { callerKinds, targetKinds } from './testing/matrix-people.ts'
import type { Cell, MatrixRow } from './testing/matrix-row.ts'
import { matrixRows } from './testing/matrix-rows.ts'

const callerNames = Object.keys(callerKinds) as CallerName[]
const targetNames = Object.keys(targetKinds) as TargetName[]
/** Calls about no person are asked with as many false claims as there are targets here. */
const claimed: readonly TargetName[] = ['biolanAdmin', 'biolanSuperadmin', 'suoDriver', 'nobody', 'self']

let fixture: AdministeredPortal
let cells = 0
const callers = new Map<CallerName, Cell['caller']>()

beforeAll(async () => {
  fixture = await startAdministeredPortal({ settings: { rateLimits: false } })
  await fixture.person({ groups: ['superadmin'], usertype: 'admin' })
  // Companies' administrators do not administer Lanta-appi here.
  await fixture.portal.host.database.writing((transaction) =>
    transaction
      .updateTable('application')
      .set({ admingroups: '["superadmin"]' })
      .where('name', '=', 'manuredelivery')
      .execute(),
  )
  for (const name of callerNames) callers.set(name, await newCaller(name))
})
afterAll(() => fixture[Symbol.asyncDispose]())

async function newCaller(name: CallerName): Promise<Cell['caller']> {
  const kind: CallerKind = callerKinds[name]
  if (kind.rights === 'visitor') return { account: { id: 'visitor', username: 'kavija_vain' }, token: undefined }
  const caller: Caller = await fixture.caller(kind.fields)
  const { id } = caller.account
  const now = fixture.portal.clock.now()
  const { afterwards } = kind
  if (afterwards)
    await fixture.portal.host.database.writing((transaction) => changeAccount(transaction, id, { ...afterwards, now }))
  return caller
}

async function targetOf(name: TargetName, caller: Cell['caller']): Promise<Cell['target']> {
  if (name === 'nobody') return { id: 'ei-ketaan', username: 'ei_ketaan_taalla', session: 'ei-istuntoa' }
  const stored = name === 'self' ? await fixture.portal.stored(caller.account.id) : undefined
  if (name === 'self' && !stored) return { ...caller.account, session: 'ei-istuntoa' }
  const account = stored ?? (await fixture.person(targetKinds[name]))
  const token = name === 'self' ? caller.token : (await callerFor(fixture.portal, account)).token
  return { id: account.id, username: account.username, session: token?.split('.')[0] ?? '' }
}

/** The cell, and whether the person asked about is as before where the answer was a refusal. */
async function answerOf(
  row: MatrixRow,
  callerName: CallerName,
  targetName: TargetName,
): Promise<{ sign: string; isKept: boolean }> {
  cells++
  const number = cells
  const isSpent = row.spendsCaller || (row.isAboutPerson && targetName === 'self')
  const caller = isSpent ? await newCaller(callerName) : callers.get(callerName)
  if (!caller) throw new Error(`no ${callerName}`)
  const target = await targetOf(targetName, caller)
  const before = await fixture.portal.stored(target.id)
  const sign = await row.ask({ fixture, number, caller, target })
  const after = await fixture.portal.stored(target.id)
  return { sign, isKept: sign === 'o' || isSame(before, after) }
}

async function oneByOne<Item, Result>(items: readonly Item[], act: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await act(item))
  return results
}

function isSame(before: Account | undefined, after: Account | undefined): boolean {
  return JSON.stringify(before) === JSON.stringify(after)
}

test('R01: every call has a row in the matrix', () => {
  const calls = new Set(Object.values(matrixRows).map(({ call }) => call.name))
  const missing = Object.keys({ ...portalCalls, ...administrationCalls }).filter((name) => !calls.has(name))
  expect(missing).toEqual([])
})

for (const [name, row] of Object.entries(matrixRows)) {
  test(`ROLE-18, R01, R02, R04: ${name} answers every caller by the table, about everybody`, {
    timeout: 120_000,
  }, async () => {
    const targets = row.isAboutPerson ? targetNames : claimed
    const found: string[] = []
    const expected: string[] = []
    for (const callerName of callerNames) {
      const ask = (targetName: TargetName) => answerOf(row, callerName, targetName)
      // More than two files at once would be refused as too many.
      const answers = row.call.file === 'taken' ? await oneByOne(targets, ask) : await Promise.all(targets.map(ask))
      found.push(`${callerName} ${answers.map(({ sign, isKept }) => (isKept ? sign : '!')).join('')}`)
      expected.push(
        `${callerName} ${targets.map((target) => row.expected(callerName, targetNames.indexOf(target))).join('')}`,
      )
    }
    expect(found).toEqual(expected)
  })
}

const about = Object.values(matrixRows).filter(({ isAboutPerson }) => isAboutPerson).length
const others = Object.keys(matrixRows).length - about
const planned = callerNames.length * (about * targetNames.length + others * claimed.length)

// docs/security.md names the number.
test(`R01: the matrix has its ${planned} cells`, () => {
  expect(cells).toBe(planned)
  expect(cells).toBeGreaterThanOrEqual(7440)
})

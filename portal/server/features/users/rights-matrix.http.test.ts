import { expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { changeAccount } from '../../kernel/accounts/account-store.ts'
import { testMatrix } from '../../testing/matrix.ts'
import type { AdministeredPortal, Caller } from './testing/administered-portal.ts'
import { callerFor, startAdministeredPortal } from './testing/administered-portal.ts'
import type { CallerKind, CallerName, TargetName } from './testing/matrix-people.ts'
import { callerKinds, targetKinds } from './testing/matrix-people.ts'
import type { MatrixCaller, MatrixTarget } from './testing/matrix-row.ts'
import { matrixRows } from './testing/matrix-rows.ts'

async function start(): Promise<AdministeredPortal> {
  const fixture = await startAdministeredPortal({ settings: { rateLimits: false } })
  await fixture.person({ groups: ['superadmin'], usertype: 'admin' })
  // Companies' administrators do not administer Lanta-appi here.
  await fixture.portal.host.database.writing((transaction) =>
    transaction
      .updateTable('application')
      .set({ admingroups: '["superadmin"]' })
      .where('name', '=', 'manuredelivery')
      .execute(),
  )
  return fixture
}

async function newCaller(fixture: AdministeredPortal, name: string): Promise<MatrixCaller> {
  const kind: CallerKind = callerKinds[name as CallerName]
  if (kind.rights === 'visitor') return { account: { id: 'visitor', username: 'kavija_vain' }, token: undefined }
  const caller: Caller = await fixture.caller(kind.fields)
  const { id } = caller.account
  const now = fixture.portal.clock.now()
  const { afterwards } = kind
  if (afterwards)
    await fixture.portal.host.database.writing((transaction) => changeAccount(transaction, id, { ...afterwards, now }))
  return caller
}

async function newTarget(fixture: AdministeredPortal, name: string, caller: MatrixCaller): Promise<MatrixTarget> {
  if (name === 'nobody') return { id: 'ei-ketaan', username: 'ei_ketaan_taalla', session: 'ei-istuntoa' }
  const stored = name === 'self' ? await fixture.portal.stored(caller.account.id) : undefined
  if (name === 'self' && !stored) return { ...caller.account, session: 'ei-istuntoa' }
  const account = stored ?? (await fixture.person(targetKinds[name as TargetName]))
  const token = name === 'self' ? caller.token : (await callerFor(fixture.portal, account)).token
  return { id: account.id, username: account.username, session: token?.split('.')[0] ?? '' }
}

test('R01: every call has a row in the matrix', () => {
  const calls = new Set(Object.values(matrixRows).map(({ call }) => call.name))
  const missing = Object.keys({ ...portalCalls, ...administrationCalls }).filter((name) => !calls.has(name))
  expect(missing).toEqual([])
})

// docs/security.md names the number.
test('R01: the matrix is as large as it is said to be', () => {
  const cells = Object.values(matrixRows).map(({ targets }) => targets.length * Object.keys(callerKinds).length)
  expect(cells.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(7440)
})

testMatrix({
  rowIds: 'ROLE-18, R01, R02, R04',
  start,
  portalOf: ({ portal }) => portal,
  callers: Object.keys(callerKinds),
  newCaller,
  newTarget,
  rows: matrixRows,
  claims: ({ id, username }) => ({
    _id: id,
    userid: id,
    actor: username,
    createdby: username,
    usergroups: ['superadmin'],
    isSuperadmin: true,
    apps: [],
    activated: true,
  }),
  statesOf: ({ portal }, targets) => Promise.all(targets.map(({ id }) => portal.stored(id))),
})

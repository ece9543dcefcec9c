import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BulkAction } from '../../../../contract/own.ts'
import { administrationCalls, portalCalls } from '../../../../contract/own.ts'
import { hours } from '../../../kernel/clock/clock.ts'
import type { AdministeredPortal, Caller } from '../testing/administered-portal.ts'
import { callerFor, startAdministeredPortal } from '../testing/administered-portal.ts'

const { bulkUsers } = administrationCalls

let fixture: AdministeredPortal
let superadmin: Caller
let biolanAdmin: Caller

beforeAll(async () => {
  fixture = await startAdministeredPortal({ settings: { rateLimits: true } })
  superadmin = await fixture.caller({ groups: ['superadmin'], usertype: 'admin' })
  biolanAdmin = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
})
afterAll(() => fixture[Symbol.asyncDispose]())

const onIds = (action: BulkAction, ids: readonly string[], preview = false) => ({
  preview,
  action,
  people: { ids: [...ids] },
})

async function auditedFor(username: string): Promise<string[]> {
  const rows = await fixture.portal.host.database.reading
    .selectFrom('audit')
    .select('action')
    .where('target', '=', username)
    .orderBy('seq')
    .execute()
  return rows.map(({ action }) => action)
}

test('a bulk action answers row by row: done, needless, or why not', async () => {
  const [own, done] = [
    await fixture.person({ company: 'Biolan' }),
    await fixture.person({ company: 'Biolan', groups: ['biolan'] }),
  ]
  const stranger = await fixture.person({ company: 'Novarbo' })
  const boss = await fixture.person({ company: 'Biolan', groups: ['superadmin'], usertype: 'admin' })
  const ids = [own.id, done.id, stranger.id, boss.id, 'nobody']
  const answer = await biolanAdmin.answered(bulkUsers, onIds({ act: 'givegroup', group: 'biolan' }, ids))
  expect(answer.rows.map(({ result }) => result)).toEqual([
    'done',
    'unchanged',
    'user_not_found',
    'forbidden',
    'user_not_found',
  ])
  expect(answer).toMatchObject({ done: 1, unchanged: 1, refused: 3 })
  expect(answer.rows.map(({ name }) => name !== '')).toEqual([true, true, false, true, false])
  expect((await fixture.stored(own)).groups).toEqual(['biolan'])
  expect((await fixture.stored(stranger)).groups).toEqual([])
  expect(await auditedFor(own.username)).toEqual(['saveuser'])
  expect(await auditedFor(stranger.username)).toEqual([])
})

test('a preview says the same and changes nothing', async () => {
  const people = [
    await fixture.person({ company: 'Biolan' }),
    await fixture.person({ company: 'Biolan', deactivated: true }),
  ]
  const ids = [...people.map(({ id }) => id), biolanAdmin.account.id]
  const previewed = await biolanAdmin.answered(bulkUsers, onIds({ act: 'deactivate' }, ids, true))
  expect(previewed.undo).toBeNull()
  expect(await Promise.all(people.map(fixture.stored))).toEqual(people)
  const acted = await biolanAdmin.answered(bulkUsers, onIds({ act: 'deactivate' }, ids))
  expect(acted.rows).toEqual(previewed.rows)
  expect(acted.rows.map(({ result }) => result)).toEqual(['done', 'unchanged', 'own_account'])
})

test('all that match the view are reached, and only they', async () => {
  const people = []
  for (let number = 0; number < 30; number++) people.push(await fixture.person({ company: 'Favorit', city: 'Vammala' }))
  const other = await fixture.person({ company: 'Favorit', city: 'Huittinen' })
  const matching = { company: 'Favorit', find: 'vammala' }
  const answer = await superadmin.answered(bulkUsers, {
    preview: false,
    action: { act: 'giveapp', app: 'peatsale' },
    people: { matching },
  })
  expect(answer).toMatchObject({ done: 30, refused: 0 })
  for (const person of people) expect((await fixture.stored(person)).apps).toEqual(['peatsale'])
  expect((await fixture.stored(other)).apps).toEqual([])
})

test('what can be undone is undone for exactly those whom it changed', async () => {
  const had = await fixture.person({ company: 'Biolan', groups: ['biolan'] })
  const got = await fixture.person({ company: 'Biolan' })
  const { undo } = await biolanAdmin.answered(bulkUsers, onIds({ act: 'givegroup', group: 'biolan' }, [had.id, got.id]))
  if (!undo) throw new Error('no undo')
  expect(undo.action).toEqual({ act: 'takegroup', group: 'biolan' })
  const asked = { preview: false, action: undo.action, people: { changedby: undo.change } }
  expect(await superadmin.ask(bulkUsers, asked)).toMatchObject({ status: 404 })
  await biolanAdmin.answered(bulkUsers, asked)
  expect((await fixture.stored(had)).groups).toEqual(['biolan'])
  expect((await fixture.stored(got)).groups).toEqual([])
})

test('each action and what takes it back', async () => {
  const person = await fixture.person({ company: 'Biolan', groups: ['biolan'], apps: ['peatsale'] })
  const pairs: readonly [BulkAction, BulkAction | null][] = [
    [{ act: 'deactivate' }, { act: 'reactivate' }],
    [{ act: 'reactivate' }, { act: 'deactivate' }],
    [
      { act: 'takeapp', app: 'peatsale' },
      { act: 'giveapp', app: 'peatsale' },
    ],
    [
      { act: 'giveapp', app: 'peatsale' },
      { act: 'takeapp', app: 'peatsale' },
    ],
    [
      { act: 'takegroup', group: 'biolan' },
      { act: 'givegroup', group: 'biolan' },
    ],
    [
      { act: 'givegroup', group: 'biolan' },
      { act: 'takegroup', group: 'biolan' },
    ],
  ]
  for (const [action, inverse] of pairs) {
    const { done, undo } = await superadmin.answered(bulkUsers, onIds(action, [person.id]))
    expect([action, done, undo?.action]).toEqual([action, 1, inverse])
  }
  const waiting = await fixture.person({ company: 'Biolan', activated: false })
  for (const [action, inverse] of [
    [{ act: 'resendverification' }, undefined],
    [{ act: 'verify' }, { act: 'unverify' }],
  ] as const) {
    const { done, undo } = await superadmin.answered(bulkUsers, onIds(action, [waiting.id]))
    expect([action, done, undo?.action]).toEqual([action, 1, inverse])
  }
  expect(await auditedFor(waiting.username)).toEqual(['resendverification', 'verifyuser'])
})

test('an undo is there for an hour', async () => {
  const person = await fixture.person({ company: 'Ekoasuminen' })
  const admin = await fixture.caller({ groups: ['ekoasuminenadmin'], company: 'Ekoasuminen' })
  const { undo } = await admin.answered(bulkUsers, onIds({ act: 'deactivate' }, [person.id]))
  if (!undo) throw new Error('no undo')
  fixture.portal.clock.advance(hours(1.1))
  expect(
    await admin.ask(bulkUsers, { preview: false, action: undo.action, people: { changedby: undo.change } }),
  ).toMatchObject({ status: 404 })
})

test('resending goes to those who wait, once in ten minutes', async () => {
  const admin = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  const [waiting, verified] = [
    await fixture.person({ company: 'Biolan', activated: false }),
    await fixture.person({ company: 'Biolan' }),
  ]
  const asked = onIds({ act: 'resendverification' }, [waiting.id, verified.id])
  expect((await admin.answered(bulkUsers, { ...asked, preview: true })).rows.map(({ result }) => result)).toEqual([
    'done',
    'unchanged',
  ])
  expect((await admin.answered(bulkUsers, asked)).rows.map(({ result }) => result)).toEqual(['done', 'unchanged'])
  expect((await fixture.portal.letterTo(waiting.email)).links[0]).toContain('/register/validate/')
  expect((await admin.answered(bulkUsers, asked)).rows[0]?.result).toBe('too_many_requests')
})

test('ROLE-20: what one may not give to anybody is refused as a whole', async () => {
  const person = await fixture.person({ company: 'Biolan' })
  const admin = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  for (const group of ['superadmin', 'novarbo', 'manureappadmin']) {
    expect(await admin.ask(bulkUsers, onIds({ act: 'givegroup', group }, [person.id])), group).toMatchObject({
      status: 403,
    })
  }
  for (const action of [
    { act: 'givegroup', group: 'fooadmin' },
    { act: 'giveapp', app: 'x' },
  ] as const) {
    expect(await admin.ask(bulkUsers, onIds(action, [person.id]))).toMatchObject({
      status: 404,
      body: { value: 'not_found' },
    })
  }
  expect(await fixture.stored(person)).toEqual(person)
})

test('deactivating many ends their sessions', async () => {
  const admin = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  const sessions = []
  for (let number = 0; number < 5; number++)
    sessions.push(await callerFor(fixture.portal, await fixture.person({ company: 'Biolan' })))
  await admin.answered(
    bulkUsers,
    onIds(
      { act: 'deactivate' },
      sessions.map(({ account }) => account.id),
    ),
  )
  for (const session of sessions)
    expect(await session.ask(portalCalls.readOwnSessions, {})).toMatchObject({ status: 401 })
})

test('a view of more people than one action reaches is refused', async () => {
  await using fresh = await startAdministeredPortal()
  const boss = await fresh.caller({ groups: ['superadmin'] })
  const { id: _, ...fields } = boss.account
  const { insertAccounts } = await import('../../../kernel/accounts/account-store.ts')
  const now = fresh.portal.clock.now()
  const many = Array.from({ length: 5001 }, (_, number) => ({
    ...fields,
    id: `joukko-${number}`,
    username: `joukko_${number}`,
    email: `joukko${number}@posti.test`,
    groups: [],
    isAdmin: false,
    isSuperadmin: false,
    passwordHash: null,
    now,
  }))
  await fresh.portal.host.database.writing((transaction) => insertAccounts(transaction, many))
  const asked = { preview: true, action: { act: 'deactivate' }, people: { matching: { find: 'joukko' } } } as const
  expect(await boss.ask(bulkUsers, asked)).toMatchObject({ status: 422, body: { fields: ['people'] } })
})

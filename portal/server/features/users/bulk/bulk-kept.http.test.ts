import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../../contract/own.ts'
import { changeAccount, insertAccounts } from '../../../kernel/accounts/account-store.ts'
import { hours } from '../../../kernel/clock/clock.ts'
import { yieldToEventLoop } from '../../../kernel/clock/yield-to-event-loop.ts'
import { newId } from '../../../kernel/secrets/random-secret.ts'
import type { AdministeredPortal, Caller } from '../testing/administered-portal.ts'
import { callerFor, startAdministeredPortal } from '../testing/administered-portal.ts'

const { bulkUsers, verifyUsers } = administrationCalls
let fixture: AdministeredPortal
let superadmin: Caller
let biolanAdmin: Caller

beforeAll(async () => {
  fixture = await startAdministeredPortal({ settings: { rateLimits: false } })
  superadmin = await fixture.caller({ groups: ['superadmin'], usertype: 'admin' })
  biolanAdmin = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
})
afterAll(() => fixture[Symbol.asyncDispose]())

const action = { act: 'deactivate' } as const

test('ADMIN-USERS-20: OK on a view means those whom its preview showed, and nobody who has come into it since', async () => {
  const shown = await fixture.person({ company: 'Biolan', city: 'Kokemäki' })
  const matching = { company: 'Biolan', find: 'kokemäki' }
  const preview = await biolanAdmin.answered(bulkUsers, { preview: true, action, people: { matching } })
  expect(preview.rows.map(({ _id }) => _id)).toEqual([shown.id])
  const late = await fixture.person({ company: 'Biolan', city: 'Kokemäki' })
  const people = { previewed: preview.previewed ?? '' }

  expect(await superadmin.ask(bulkUsers, { preview: false, action, people })).toMatchObject({ status: 404 })
  const other = { act: 'reactivate' } as const
  expect(await biolanAdmin.ask(bulkUsers, { preview: false, action: other, people })).toMatchObject({ status: 404 })
  const { rows, previewed } = await biolanAdmin.answered(bulkUsers, { preview: false, action, people })

  expect([rows.map(({ _id }) => _id), previewed]).toEqual([[shown.id], null])
  expect((await fixture.stored(shown)).deactivated).toBe(true)
  expect((await fixture.stored(late)).deactivated).toBe(false)
})

test('ADMIN-USERS-20: a preview holds for an hour, and one of named people needs no name', async () => {
  const admin = await fixture.caller({ groups: ['favoritadmin'], company: 'Favorit' })
  const { id } = await fixture.person({ company: 'Favorit' })
  const named = await admin.answered(bulkUsers, { preview: true, action, people: { ids: [id] } })
  expect(named.previewed).toBeNull()
  const matching = { company: 'Favorit' }
  const { previewed } = await admin.answered(bulkUsers, { preview: true, action, people: { matching } })
  fixture.portal.clock.advance(hours(1.1))
  const people = { previewed: previewed ?? '' }
  expect(await admin.ask(bulkUsers, { preview: false, action, people })).toMatchObject({ status: 404 })
})

test('ADMIN-USERS-23: a view is verified all or none: one out of reach answers 403, and can be left out', async () => {
  const verify = { act: 'verify' } as const
  const own = await fixture.person({ company: 'Biolan', city: 'Säkylä', activated: false })
  const boss = await fixture.person({ company: 'Biolan', city: 'Säkylä', activated: false, groups: ['superadmin'] })
  const activated = async () => [(await fixture.stored(own)).activated, (await fixture.stored(boss)).activated]
  const matching = { company: 'Biolan', find: 'säkylä' }

  for (const people of [{ matching }, { ids: [own.id, boss.id] }]) {
    expect(await biolanAdmin.ask(bulkUsers, { preview: false, action: verify, people })).toMatchObject({ status: 403 })
  }
  const shown = await biolanAdmin.answered(bulkUsers, { preview: true, action: verify, people: { matching } })
  expect([shown.done, shown.refused, await activated()]).toEqual([1, 1, [false, false]])
  const people = { previewed: shown.previewed ?? '' }
  const left = await biolanAdmin.answered(bulkUsers, { preview: true, action: verify, people })
  expect(left.rows).toEqual([expect.objectContaining({ _id: own.id, result: 'done' })])

  // Out of reach since the preview.
  await changed(own, { groups: ['superadmin'] })
  expect(await biolanAdmin.ask(bulkUsers, { preview: false, action: verify, people })).toMatchObject({ status: 403 })
  await changed(own, { groups: [] })
  const { done, undo } = await biolanAdmin.answered(bulkUsers, { preview: false, action: verify, people })
  expect([done, await activated()]).toEqual([1, [true, false]])
  await biolanAdmin.answered(bulkUsers, undone(undo?.change ?? ''))
  expect(await activated()).toEqual([false, false])
})

const changed = ({ id }: { id: string }, { groups }: { groups: string[] }) =>
  fixture.portal.host.database.writing((transaction) =>
    changeAccount(transaction, id, { groups, isSuperadmin: groups.length > 0, now: fixture.portal.clock.now() }),
  )

const waiting = () => fixture.person({ company: 'Biolan', activated: false })
const undone = (change: string) =>
  ({ preview: false, action: { act: 'unverify' }, people: { changedby: change } }) as const

test('ADMIN-USERS-20, ADMIN-USERS-21: verifying many is taken back from exactly those who were waiting, who are out at once', async () => {
  const admin = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  const [one, other] = [await waiting(), await waiting()]
  const before = await fixture.person({ company: 'Biolan' })
  const users = [one.id, other.id, before.id]
  for (const verify of [
    () => admin.answered(verifyUsers, { users, username: admin.account.username }),
    () => admin.answered(bulkUsers, { preview: false, action: { act: 'verify' }, people: { ids: users } }),
  ]) {
    const { undo } = await verify()
    expect(undo?.action).toEqual({ act: 'unverify' })
    const session = await callerFor(fixture.portal, one)
    expect(await superadmin.ask(bulkUsers, undone(undo?.change ?? ''))).toMatchObject({ status: 404 })
    const { done, refused } = await admin.answered(bulkUsers, undone(undo?.change ?? ''))
    expect([done, refused]).toEqual([2, 0])
    for (const person of [one, other]) expect((await fixture.stored(person)).activated).toBe(false)
    expect((await fixture.stored(before)).activated).toBe(true)
    expect(await session.ask(portalCalls.readOwnSessions, {})).toMatchObject({ status: 401 })
  }
  const again = await admin.answered(verifyUsers, { users: [before.id], username: admin.account.username })
  expect(again.undo).toBeNull()
})

test('ADMIN-USERS-20: nobody is made to wait again in any other way, nor after an hour', async () => {
  const admin = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  const person = await waiting()
  const unverify = { act: 'unverify' } as const
  const { undo } = await admin.answered(verifyUsers, { users: [person.id], username: admin.account.username })
  const { undo: given } = await admin.answered(bulkUsers, { preview: false, action, people: { ids: [person.id] } })
  for (const people of [{ ids: [person.id] }, { matching: { company: 'Biolan' } }, { previewed: undo?.change ?? '' }]) {
    for (const preview of [true, false]) {
      expect(await admin.ask(bulkUsers, { preview, action: unverify, people })).toMatchObject({ status: 403 })
    }
  }
  expect(await admin.ask(bulkUsers, undone(given?.change ?? ''))).toMatchObject({ status: 404 })
  fixture.portal.clock.advance(hours(1.1))
  expect(await admin.ask(bulkUsers, undone(undo?.change ?? ''))).toMatchObject({ status: 404 })
  expect((await fixture.stored(person)).activated).toBe(true)
})

test('ADMIN-USERS-20: while hundreds are previewed, others write in between', async () => {
  const { id: _, ...like } = await fixture.person({ company: 'Biolan' })
  const { database, clock } = fixture.portal.host
  const many = Array.from({ length: 600 }, (_, number) => ({
    ...like,
    id: newId(),
    username: `esikatselu_${number}`,
    email: `esikatselu_${number}@posti.test`,
    recoveryEmail: `esikatselu_${number}@posti.test`,
    passwordHash: null,
    now: clock.now(),
  }))
  await database.writing((transaction) => insertAccounts(transaction, many))
  let isOver = false
  const people = { matching: { find: 'esikatselu' } }
  const previewing = superadmin
    .answered(bulkUsers, { preview: true, action: { act: 'deactivate' }, people })
    .finally(() => {
      isOver = true
    })
  let written = 0
  while (!isOver) {
    await database.writing(async (transaction) => {
      await transaction.updateTable('rate_budget').set({ spent: 0 }).where('key', '=', 'nobody').execute()
    })
    if (!isOver) written++
    await yieldToEventLoop()
  }
  const answer = await previewing
  expect(answer).toMatchObject({ done: 600, refused: 0 })
  // Six hundred at once would let in one or two.
  expect(written).toBeGreaterThan(10)
})

test('ADMIN-EDIT-22, ADMIN-USERS-20: a preview knows that the last superadmin stays, however many stand between', async () => {
  const bosses = [await fixture.person({ groups: ['superadmin'] }), await fixture.person({ groups: ['superadmin'] })]
  const others = await Promise.all(Array.from({ length: 60 }, () => fixture.person({ company: 'Biolan' })))
  const ids = [bosses[0]?.id ?? '', ...others.map(({ id }) => id), bosses[1]?.id ?? '']
  const input = { action: { act: 'deactivate' } as const, people: { ids } }
  const previewed = await superadmin.answered(bulkUsers, { ...input, preview: true })
  const acted = await superadmin.answered(bulkUsers, { ...input, preview: false })
  expect(previewed.rows).toEqual(acted.rows)
})

import { expect, test } from 'vitest'
import { openDatabase } from '../../kernel/database/open-database.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import type { TestPlace } from '../../testing/test-database.ts'
import { testPlace } from '../../testing/test-database.ts'
import type { Victim } from './testing/victim.ts'
import { startVictim } from './testing/victim.ts'

/** What is there after the kill, by the next process. */
async function counted(place: TestPlace) {
  const database = await openDatabase<PortalTables>(place)
  const count = async (table: 'account' | 'audit', conditions: Readonly<Record<string, string | number>>) => {
    let query = database.reading.selectFrom(table).select((row) => row.fn.countAll().as('count'))
    for (const [column, value] of Object.entries(conditions))
      query = query.where(column as never, typeof value === 'string' ? 'like' : '=', value as never)
    return Number((await query.executeTakeFirst())?.count ?? 0)
  }
  const found = {
    people: await count('account', { username: 'odottava_%' }),
    waiting: await count('account', { username: 'odottava_%', activated: 0 }),
    verified: await count('audit', { action: 'verifyuser' }),
    deleted: await count('audit', { action: 'deleteuser' }),
  }
  await database.close()
  return found
}

type Act = (victim: Victim) => Promise<unknown>

/** Killed inside the transaction, and killed as soon as it has answered. */
async function killed(act: Act, { people, holdAt }: { people: number; holdAt: number }) {
  await using inside = await testPlace({ migrated: true })
  const held = await startVictim(inside, { people, holdAt })
  const asked = act(held).catch(() => 'cut off')
  const first = await Promise.race([held.holding, asked])
  await held.kill()
  // An answer would mean that it never stayed inside.
  expect([first, await asked]).toEqual(['', 'cut off'])
  await using afterwards = await testPlace({ migrated: true })
  const free = await startVictim(afterwards, { people, holdAt: 0 })
  const answer = await act(free)
  await free.kill()
  expect(answer).toMatchObject({ success: true })
  return [await counted(inside), await counted(afterwards)]
}

const nothing = { people: 0, waiting: 0, verified: 0, deleted: 0 }
const timeout = 120_000

test('R13: a portal killed in the middle of verifying many has verified nobody, and after its answer all', {
  timeout,
}, async () => {
  const act: Act = ({ ids, post }) => post('/api/admin/settings/verifyusers', { users: ids, username: 'paakayttaja' })
  const there = { ...nothing, people: 1000 }
  expect(await killed(act, { people: 1000, holdAt: 1 })).toEqual([
    { ...there, waiting: 1000 },
    { ...there, verified: 1000 },
  ])
})

test('ADMIN-USERS-23, R13: a portal killed in the middle of verifying a whole view has verified nobody, and after its answer all', {
  timeout,
}, async () => {
  const act: Act = async ({ post }) => {
    const verify = (preview: boolean, people: object) =>
      post('/api/admin/users/bulk', { preview, action: { act: 'verify' }, people })
    const { previewed } = await verify(true, { matching: { find: 'odottava' } })
    return verify(false, { previewed })
  }
  const there = { ...nothing, people: 2000 }
  expect(await killed(act, { people: 2000, holdAt: 1 })).toEqual([
    { ...there, waiting: 2000 },
    { ...there, verified: 2000 },
  ])
})

test('CALL-37, R13: a portal killed in the middle of a removal has removed nothing, and after its answer all', {
  timeout,
}, async () => {
  const act: Act = ({ ids: [id], post }) =>
    post('/peatsale/admin/settings/deleteuser', { id, userid: id, username: 'odottava_0', admin: 'paakayttaja' })
  expect(await killed(act, { people: 2, holdAt: 1 })).toEqual([
    { ...nothing, people: 2, waiting: 2 },
    { ...nothing, people: 1, waiting: 1, deleted: 1 },
  ])
})
